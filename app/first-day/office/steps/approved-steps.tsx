import { settingsPages } from "#app/admin/settings-pages.ts";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { Steps } from "#app/model/first-day/steps.ts";
import { formatHour } from "#app/time/format.ts";
import { formatWeekday, weekdayName } from "#app/time/format-day.ts";
import { ApproveForm, GoLink, Since, StepCard } from "./step-card.tsx";

export function PricesCard({ step }: { step: Steps["prices"] }) {
	const { prices } = useStaffLanguage().words.firstDay;
	return (
		<StepCard name="prices" state={step.state} go={<GoLink to={settingsPages.prices}>{prices.edit}</GoLink>}>
			<PricesText step={step} />
			{step.state !== "done" && (
				<div className="mt-3.5">
					<ApproveForm thing="prices" seen={step.fingerprint} submit={prices.approve} />
				</div>
			)}
		</StepCard>
	);
}

export function PricesText({ step }: { step: Steps["prices"] }) {
	const { prices } = useStaffLanguage().words.firstDay;
	const { version, publishedAt, approved } = step;
	if (approved) {
		return (
			<p>
				<Since words={prices.approved(version, approved.by)} at={approved.at} />
			</p>
		);
	}
	if (publishedAt) {
		return (
			<p>
				<Since words={prices.published(version)} at={publishedAt} />
			</p>
		);
	}
	return <p>{step.isChanged ? prices.changed : prices.shipped}</p>;
}

export function CrewsCard({ step }: { step: Steps["crews"] }) {
	const { crews } = useStaffLanguage().words.firstDay;
	const go = (
		<>
			<GoLink to={settingsPages.crews}>{crews.edit}</GoLink>
			<GoLink to={settingsPages.hours}>{crews.hours}</GoLink>
		</>
	);
	return (
		<StepCard name="crews" state={step.state} go={go}>
			<CrewsText step={step} />
			{step.state !== "done" && step.crews.length > 0 && (
				<div className="mt-3.5">
					<ApproveForm thing="crews" seen={step.fingerprint} submit={crews.approve} />
				</div>
			)}
		</StepCard>
	);
}

export function CrewsText({ step }: { step: Steps["crews"] }) {
	const { words, locale } = useStaffLanguage();
	const { crews } = words.firstDay;
	if (step.crews.length === 0) return <p>{crews.none}</p>;
	const { isOwn, hasOwnHours, next, approved } = step;
	const state = isOwn ? (hasOwnHours ? null : crews.hoursShipped) : hasOwnHours ? crews.crewShipped : crews.shipped;
	const days = step.days.map((day) => weekdayName(day, locale)).join(", ");
	const places = [
		crews.list(step.crews.join(", "), days),
		next
			? crews.next(formatWeekday(next.day, locale), formatHour(next.from, locale), formatHour(next.to, locale))
			: crews.full,
	];
	return (
		<>
			{step.state !== "done" && state && <p>{state}</p>}
			<p>{places.join(" ")}</p>
			{approved && (
				<p className="first-day-line">
					<Since words={crews.approved(approved.by)} at={approved.at} />
				</p>
			)}
		</>
	);
}
