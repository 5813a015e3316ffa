import type { ComponentProps } from "react";
import { Form, useParams } from "react-router";
import { pathTo } from "#app/locale/paths.ts";
import type { FollowedJob, JobPart } from "#app/model/estimate/followed-job.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { useFormAnswer } from "#app/runtime/page.ts";
import { useLanguage } from "#app/ui/messages.tsx";
import { FollowResult } from "./follow-result.tsx";
import { useLatest } from "./use-latest.ts";

/** A form about one job. After an error, focus moves to the first wrong field. */
export function JobForm({
	job,
	formKey,
	children,
	...rest
}: { job: FollowedJob; formKey: string } & ComponentProps<typeof Form>) {
	const { locale } = useLanguage();
	const { token = "" } = useParams();
	const answer = useJobAnswer(job);
	const form = useAnswerFocus<HTMLFormElement>(answer, "[aria-invalid]");
	return (
		<Form ref={form} method="post" action={pathTo("estimate-follow", locale, { token })} noValidate {...rest}>
			<input type="hidden" name="key" value={formKey} />
			<input type="hidden" name="job" value={job.id} />
			{children}
		</Form>
	);
}

/** The response to a form about this job; other forms of the page have other answers. */
export function useJobAnswer({ id }: FollowedJob): StepAnswer | undefined {
	const answer = useFormAnswer<StepAnswer>();
	return answer?.values.job === id ? answer : undefined;
}

/** What a form of this part did. */
export function JobResult({ job: { notice }, part }: { job: FollowedJob; part: JobPart }) {
	return <FollowResult id="job-notice" notice={notice?.part === part ? notice : null} />;
}

/** Changes with each form of this part that was received, and with no other: what is typed in other forms stays. */
export function useResultKey({ notice }: FollowedJob, part: JobPart): string | undefined {
	return useLatest(notice?.part === part ? notice.key : undefined);
}
