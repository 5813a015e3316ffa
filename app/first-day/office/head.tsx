import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { firstDaySteps } from "#app/model/first-day/first-day.ts";
import { byUrgency, type Steps, stepMinutes } from "#app/model/first-day/steps.ts";

/** How much is left, and what to do first. */
export function Head({ steps }: { steps: Steps }) {
	const { firstDay } = useStaffLanguage().words;
	const all = firstDaySteps.length;
	const open = firstDaySteps.filter((step) => steps[step].state !== "done");
	const wrong = open.filter((step) => steps[step].state !== "open").length;
	const done = all - open.length;
	return (
		<header className="first-day-head">
			<div>
				<h1>{firstDay.title}</h1>
				<Remaining steps={steps} />
			</div>
			<div className="first-day-progress">
				<p>
					<span className="first-day-count">
						{done} <small>{firstDay.head.done(done, all)}</small>
					</span>
					<span>{firstDay.head.left(open.length)}</span>
				</p>
				<div
					className="first-day-bar"
					role="img"
					aria-label={firstDay.head.bar({ done, wrong, open: open.length - wrong, all })}
				>
					{firstDaySteps.map((step, index) => (
						<i key={step} data-look={index < done ? "done" : index < done + wrong ? "wrong" : undefined} />
					))}
				</div>
			</div>
		</header>
	);
}

function Remaining({ steps }: { steps: Steps }) {
	const { head } = useStaffLanguage().words.firstDay;
	const open = byUrgency.filter((step) => steps[step].state !== "done");
	const [first] = open;
	if (!first) return <p className="first-day-say">{head.ready}</p>;
	const minutes = open.reduce((sum, step) => sum + stepMinutes[step], 0);
	const [before, count, between, time, after] = head.remaining(open.length, minutes);
	const [fact, effect] = head.pressing[first];
	return (
		<p className="first-day-say">
			{before}
			<strong>{count}</strong>
			{between}
			<strong>{time}</strong>
			{after}
			<strong>{fact}</strong>; {effect}
		</p>
	);
}
