import { Form, useParams } from "react-router";
import { pathTo } from "#app/locale/paths.ts";
import type { AppointmentWords } from "#app/model/estimate/followed-appointment.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { useFormAnswer } from "#app/runtime/page.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLanguage } from "#app/ui/messages.tsx";

/** Opening it is the first step, the button inside is the second: nothing is cancelled by one press. */
export function FollowCancel({
	words,
	version,
	formKey,
}: {
	words: AppointmentWords["cancel"];
	version: string;
	formKey: string;
}) {
	const { locale } = useLanguage();
	const { token = "" } = useParams();
	const answer = useFormAnswer<StepAnswer>();
	const isWrong = answer?.errors.reason !== undefined;
	const field = useAnswerFocus<HTMLTextAreaElement>(isWrong && answer);
	return (
		<details className="accordion" name="change" open={isWrong || answer?.pressed === "cancel" || undefined}>
			<summary>
				<span className="flex items-center gap-2.5 font-semibold text-spruce">
					<Icon name="close" size={20} />
					{words.button}
				</span>
				<Icon name="plus" size={22} />
			</summary>
			<Form method="post" action={pathTo("estimate-follow", locale, { token })} className="grid gap-5 pb-6">
				<input type="hidden" name="key" value={formKey} />
				<input type="hidden" name="version" value={version} />
				<p className="text-note">{words.lead}</p>
				<TextArea
					ref={field}
					id="reason"
					name="reason"
					label={words.reason}
					optional={words.optional}
					hint={words.reasonHint}
					error={isWrong ? words.tooLong : undefined}
					defaultValue={answer?.values.reason}
					autoFocus={isWrong}
					maxLength={2000}
				/>
				<FormRefusal place="cancel" />
				<Button type="submit" name="intent" value="cancel" look="dark" className="justify-self-start">
					{words.submit}
				</Button>
			</Form>
		</details>
	);
}
