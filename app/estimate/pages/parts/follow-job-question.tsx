import type { FollowedJob } from "#app/model/estimate/followed-job.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PhoneButton } from "#app/ui/phone.tsx";
import { JobForm, JobResult, useJobAnswer, useResultKey } from "./job-form.tsx";

interface Props {
	job: FollowedJob;
	formKey: string;
}

/** "Is everything in order?", which the customer may answer again. */
export function FollowJobQuestion({ job, formKey }: Props) {
	const { words, suffix, answered } = job;
	const result = useResultKey(job, "question");
	return (
		<section aria-labelledby={`question-heading${suffix}`} className="print:hidden">
			<h2 id={`question-heading${suffix}`} tabIndex={-1} className="scroll-mt-8 text-h3">
				{words.question.heading}
			</h2>
			<JobResult job={job} part="question" />
			<div className="mt-5 rounded-lg bg-mint-100 px-5 py-6 md:p-8">
				{answered ? (
					<>
						<p className="font-semibold text-spruce">{answered.title}</p>
						<p className="mt-1 text-note">{answered.text}</p>
					</>
				) : (
					<p className="text-note">{words.question.lead}</p>
				)}
				{answered?.isFine === false && (
					<div className="mt-5 flex flex-wrap gap-3">
						<PhoneButton look="dark" className="max-sm:w-full" />
						<ButtonLink to="#add-heading" look="outline" icon="mail" className="max-sm:w-full">
							{words.question.write}
						</ButtonLink>
					</div>
				)}
				{!answered?.isFine && <Yes job={job} formKey={formKey} />}
				{answered?.isFine !== false && <No key={result} job={job} formKey={formKey} />}
			</div>
		</section>
	);
}

function Yes({ job, formKey }: Props) {
	const { words, answered } = job;
	return (
		<JobForm job={job} formKey={formKey} className="mt-5 grid gap-4">
			<FormRefusal place="job-fine" />
			<Button
				type="submit"
				name="intent"
				value="job-fine"
				look={answered ? "outline" : "dark"}
				icon="check"
				className="justify-self-start max-sm:w-full"
			>
				{answered ? words.question.resolved : words.question.yes}
			</Button>
		</JobForm>
	);
}

/** Opening it is the first step, the button inside is the second: no wrong tap calls the team. */
function No({ job, formKey }: Props) {
	const answer = useJobAnswer(job);
	const { question } = job.words;
	const isWrong = answer?.errors.problem !== undefined;
	const isTried = isWrong || answer?.pressed === "job-not-fine";
	return (
		<details className="accordion mt-5" open={isTried || undefined}>
			<summary>
				<span className="flex items-center gap-2.5 font-semibold text-spruce">
					<Icon name="close" size={20} />
					{question.no}
				</span>
				<Icon name="plus" size={22} />
			</summary>
			<JobForm job={job} formKey={formKey} className="grid gap-5 pb-6">
				<TextArea
					id={`problem${job.suffix}`}
					name="problem"
					label={question.label}
					optional={question.optional}
					hint={question.hint}
					error={isWrong ? question.tooLong : undefined}
					defaultValue={answer?.values.problem}
					autoFocus={isWrong}
					maxLength={2000}
				/>
				<FormRefusal place="job-not-fine" />
				<Button type="submit" name="intent" value="job-not-fine" look="dark" className="justify-self-start">
					{question.submit}
				</Button>
			</JobForm>
		</details>
	);
}
