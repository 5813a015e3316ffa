import type { FollowedJob } from "#app/model/estimate/followed-job.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { JobForm, JobResult, useJobAnswer } from "./job-form.tsx";
import { TickBox } from "./tick-box.tsx";

/** Asks whether to send a mail when the work is due again. */
export function FollowJobReminder({ job, formKey }: { job: FollowedJob; formKey: string }) {
	const answer = useJobAnswer(job);
	const { suffix, reminder } = job;
	if (!reminder) return null;
	const words = job.words.reminder;
	const { lead, form } = reminder;
	const isMissing = answer?.errors.remind !== undefined;
	return (
		<section aria-labelledby={`reminder-heading${suffix}`} className="print:hidden">
			<h2 id={`reminder-heading${suffix}`} tabIndex={-1} className="scroll-mt-8 text-h3">
				{words.heading}
			</h2>
			<JobResult job={job} part="reminder" />
			<p className="mt-2 text-note">
				{lead} {!form && words.stands}
			</p>
			{form && (
				<JobForm job={job} formKey={formKey} className="mt-3 grid gap-4 rounded-lg bg-white p-5 md:px-8 md:py-6">
					<input type="hidden" name="variant" value={form.variant} />
					<div>
						<TickBox
							name="remind"
							autoFocus={isMissing}
							aria-invalid={isMissing ? true : undefined}
							aria-describedby={isMissing ? `remind-error${suffix}` : undefined}
						>
							<strong className="block font-semibold text-spruce">{form.label}</strong>
							{form.sentence}
						</TickBox>
						<FieldError id={`remind-error${suffix}`}>{isMissing ? words.missing : undefined}</FieldError>
					</div>
					<FormRefusal place="job-remind" />
					<Button type="submit" name="intent" value="job-remind" look="outline" className="justify-self-start">
						{words.submit}
					</Button>
				</JobForm>
			)}
		</section>
	);
}
