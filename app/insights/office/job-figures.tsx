import { Panel } from "#app/admin/ui/form-parts.tsx";
import { formatShare } from "#app/admin/ui/format-share.ts";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";
import type { FiguresData } from "../.server/figures-page.ts";
import { Figure } from "./figure.tsx";

const columns = "grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3 xl:grid-cols-5";

/** The jobs that were finished in the period, and those that are due again in it. */
export function AfterWork({ data: { jobs } }: { data: FiguresData }) {
	const own = useStaffLanguage().words.office.figures.jobs;
	if (jobs.done.count === 0 && jobs.due.count === 0) return <Panel title={own.title} text={own.none} />;
	return (
		<Panel title={own.title}>
			<div className="grid gap-6">
				<Done done={jobs.done} />
				<Due due={jobs.due} />
			</div>
		</Panel>
	);
}

function Done({ done }: { done: FiguresData["jobs"]["done"] }) {
	const { words, locale } = useStaffLanguage();
	const { jobs: own, unknown } = words.office.figures;
	const { count, withPhotos, answered } = done;
	return (
		<section>
			<Heading title={own.work} text={own.workText} />
			<dl className={columns}>
				<Figure name={own.done} value={formatNumber(count, locale)} />
				<Figure
					name={own.photos}
					value={withPhotos === null ? own.tooMany : formatNumber(withPhotos, locale)}
					text={withPhotos === null ? own.tooManyText : own.withoutPhotos(count - withPhotos)}
				/>
				{(["fine", "notFine", "unanswered"] as const).map((name) => (
					<Figure key={name} name={own[name]} value={formatNumber(done[name], locale)} />
				))}
				<Figure name={own.answered} value={answered === null ? unknown : formatShare(answered, locale)} />
				<Figure name={own.shown} value={formatNumber(done.shown, locale)} />
			</dl>
		</section>
	);
}

function Due({ due }: { due: FiguresData["jobs"]["due"] }) {
	const { words, locale } = useStaffLanguage();
	const own = words.office.figures.jobs;
	const { returned, returnedAfterMail } = due;
	return (
		<section>
			<Heading title={own.due} text={own.dueText} />
			<dl className={columns}>
				<Figure name={own.planned} value={formatNumber(due.count, locale)} />
				<Figure name={own.mailed} value={formatNumber(due.mailed, locale)} />
				<Figure
					name={own.returned}
					value={returned === null ? own.tooMany : formatNumber(returned, locale)}
					text={returnedAfterMail === null ? own.tooManyText : own.returnedText(returnedAfterMail)}
				/>
				<Figure name={own.passed} value={formatNumber(due.passed, locale)} />
				<Figure name={own.open} value={formatNumber(due.open, locale)} />
			</dl>
		</section>
	);
}

function Heading({ title, text }: { title: string; text: string }) {
	return (
		<div className="mb-3">
			<h3 className="font-semibold font-text text-note text-spruce">{title}</h3>
			<p className="text-ink-600 text-small">{text}</p>
		</div>
	);
}
