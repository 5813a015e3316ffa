import type { FollowedJob } from "#app/model/estimate/followed-job.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FollowJobPhotos } from "./follow-job-photos.tsx";
import { FollowJobPublication } from "./follow-job-publication.tsx";
import { FollowJobQuestion } from "./follow-job-question.tsx";
import { FollowJobReminder } from "./follow-job-reminder.tsx";
import { FollowJobReviews } from "./follow-job-reviews.tsx";
import { FollowWhen } from "./follow-when.tsx";
import { useJobAnswer } from "./job-form.tsx";

/** Finished work: the newest job is open once the lead is done, all others are folded. */
export function FollowJobs({
	jobs,
	isDone,
	formKey,
}: {
	jobs: readonly FollowedJob[];
	isDone: boolean;
	formKey: string;
}) {
	return jobs.map((job, index) =>
		isDone && index === 0 ? (
			<FollowJob key={job.id} job={job} formKey={formKey} />
		) : (
			<FoldedJob key={job.id} job={job} formKey={formKey} />
		),
	);
}

/** Open when one of its forms was just received or refused. */
function FoldedJob({ job, formKey }: { job: FollowedJob; formKey: string }) {
	const answer = useJobAnswer(job);
	return (
		<details className="accordion" open={job.notice !== null || answer !== undefined || undefined}>
			<summary>
				<span className="font-semibold text-spruce">
					{job.words.heading}
					{job.when && <span className="block font-normal text-ink-600 text-small">{job.when.when}</span>}
				</span>
				<Icon name="plus" size={22} />
			</summary>
			<div className="pb-6">
				<FollowJob job={job} formKey={formKey} />
			</div>
		</details>
	);
}

/** What was done, the final amount and the photos, then what the customer may answer. */
function FollowJob({ job, formKey }: { job: FollowedJob; formKey: string }) {
	const { words, suffix, when, crew, note, amount } = job;
	return (
		<section aria-labelledby={`job-heading${suffix}`} className="grid min-w-0 gap-y-10">
			<div>
				<h2 id={`job-heading${suffix}`} tabIndex={-1} className="scroll-mt-8 text-h3">
					{words.heading}
				</h2>
				<p className="mt-2 text-note">{words.thanks}</p>
				<div className="mt-5 rounded-lg bg-white p-5 shadow-1 md:p-8">
					{when && <FollowWhen of={when} icon="check" />}
					<Lines job={job} />
					{note && (
						<div className="mt-6 border-teal border-l-4 pl-4">
							<h3 className="font-normal font-text text-ink-600 text-small tracking-normal">{words.note}</h3>
							<p className="wrap-anywhere mt-1 whitespace-pre-line text-note">{note}</p>
						</div>
					)}
					{(amount || crew) && (
						<dl className="mt-6 grid gap-x-8 gap-y-4 border-line border-t pt-5 text-note md:grid-cols-2">
							{amount && (
								<div>
									<dt className="text-ink-600 text-small">{words.amount}</dt>
									<dd className="tabular mt-1 font-bold font-display text-h3 text-spruce leading-none">
										{amount.total}
									</dd>
									<dd className="mt-2 text-ink-600 text-small">{amount.taxes}</dd>
								</div>
							)}
							{crew && (
								<div>
									<dt className="text-ink-600 text-small">{words.crew}</dt>
									<dd className="mt-1">{crew}</dd>
								</div>
							)}
						</dl>
					)}
					<FollowJobPhotos job={job} />
				</div>
			</div>
			<FollowJobQuestion job={job} formKey={formKey} />
			<FollowJobReviews job={job} />
			<FollowJobPublication job={job} formKey={formKey} />
			<FollowJobReminder job={job} formKey={formKey} />
		</section>
	);
}

/** What is not done has another icon and its own heading: not only another colour. */
function Lines({ job: { words, done, notDone } }: { job: FollowedJob }) {
	const groups = [
		{ heading: words.done, icon: "check", mark: "text-teal-700", lines: done },
		{ heading: words.notDone, icon: "close", mark: "text-danger", lines: notDone },
	] as const;
	return groups.map(
		({ heading, icon, mark, lines }) =>
			lines.length > 0 && (
				<div key={heading} className="mt-6">
					<h3 className="text-h4">{heading}</h3>
					<ul className="mt-2 grid gap-2">
						{lines.map((line, index) => (
							<li key={`${index} ${line}`} className="wrap-anywhere grid grid-cols-[20px_1fr] gap-2.5 text-note">
								<Icon name={icon} size={20} className={`mt-0.5 ${mark}`} />
								{line}
							</li>
						))}
					</ul>
				</div>
			),
	);
}
