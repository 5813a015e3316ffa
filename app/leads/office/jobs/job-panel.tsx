import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { JobView } from "../../.server/office/jobs/job-view.ts";

/** What was done at an appointment, the customer's answer, the photos, and what the gallery may show. */
export function JobPanel({ job, appointment }: { job: JobView; appointment: string }) {
	const { jobPanel: words } = useStaffLanguage().words;
	const id = useId();
	const { done, note, amount, due, publication } = job;
	return (
		<section aria-labelledby={id} className="job-panel">
			<div className="quote-card-head">
				<h2 id={id}>
					<OfficeIcon name="done" />
					{words.title}
				</h2>
				{amount && (
					<p className="tabular">
						<span className="sr-only">{words.amount}</span> {amount} <span>{words.beforeTaxes}</span>
					</p>
				)}
			</div>
			<p className="text-ink-600 text-small">{done}</p>
			<dl className="job-facts">
				<Fact name={words.question}>
					<span className="job-answer" data-fine={job.answer.isFine ?? undefined}>
						{job.answer.isFine !== null && <OfficeIcon name={job.answer.isFine ? "check" : "alert"} size={18} />}
						{job.answer.text}
					</span>
				</Fact>
				{job.lines.length > 0 && (
					<Fact name={words.work}>
						<Lines lines={job.lines} />
					</Fact>
				)}
				{note && (
					<Fact name={words.note}>
						<span className="whitespace-pre-line">{note}</span>
					</Fact>
				)}
				{due && (
					<Fact name={words.reminder}>
						{due}{" "}
						{job.dueLink && (
							<Link to={job.dueLink} className="whitespace-nowrap underline">
								{words.due.turnOn}
							</Link>
						)}
					</Fact>
				)}
				<Fact name={words.gallery}>{publication}</Fact>
			</dl>
			<Photos photos={job.photos} />
			<p className="flex flex-wrap gap-x-5">
				<Link to={appointment} className="office-action">
					<OfficeIcon name="next" size={17} />
					{words.open}
				</Link>
				{job.editor && (
					<Link to={job.editor} className="office-action">
						<OfficeIcon name="image" size={17} />
						{job.isPublished ? words.publication.change : words.publication.publish}
					</Link>
				)}
			</p>
		</section>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}

function Lines({ lines }: Pick<JobView, "lines">) {
	const { jobPanel: words } = useStaffLanguage().words;
	return (
		<ul className="job-lines">
			{lines.map(({ text, isDone }, index) => (
				<li key={index}>
					<OfficeIcon name={isDone ? "check" : "close"} size={18} />
					<span>
						{text}
						{isDone ? (
							<span className="sr-only">, {words.isDone}</span>
						) : (
							<em>, {words.notDone.toLocaleLowerCase()}</em>
						)}
					</span>
				</li>
			))}
		</ul>
	);
}

function Photos({ photos }: Pick<JobView, "photos">) {
	const { jobPanel: words } = useStaffLanguage().words;
	const id = useId();
	if (photos.length === 0) return null;
	return (
		<>
			<h3 id={id} className="job-subhead">
				{words.photos}
			</h3>
			<ul aria-labelledby={id} className="job-photos">
				{photos.map(({ id: photo, moment, number, path, width, height }) => (
					<li key={photo}>
						<a href={path} target="_blank" rel="noreferrer">
							<img src={path} width={width} height={height} alt={words.photo[moment](number)} loading="lazy" />
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
