import { Form, useParams } from "react-router";
import { pathTo } from "#app/locale/paths.ts";
import type { QuotePartWords } from "#app/model/estimate/followed-quote.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { useFormAnswer } from "#app/runtime/page.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLanguage } from "#app/ui/messages.tsx";

/** Asking for a change comes first: declining ends the quote. */
export function FollowQuoteDecline({
	words,
	of,
	formKey,
}: {
	words: QuotePartWords["decline"];
	of: string;
	formKey: string;
}) {
	const { locale } = useLanguage();
	const { token = "" } = useParams();
	const answer = useFormAnswer<StepAnswer>();
	const isWrong = answer?.errors.declineReason !== undefined;
	const isTried = answer !== undefined && "declineReason" in answer.values;
	const field = useAnswerFocus<HTMLTextAreaElement>(isWrong && answer);
	return (
		<details className="accordion" open={isTried || undefined}>
			<summary>
				<span className="font-semibold text-spruce">{words.button}</span>
				<Icon name="plus" size={22} />
			</summary>
			<div className="grid gap-5 pb-6">
				<p className="text-note">{words.lead}</p>
				<ButtonLink to="#add-heading" look="outline" size="small" icon="mail" className="justify-self-start">
					{words.change}
				</ButtonLink>
				<Form
					method="post"
					action={pathTo("estimate-follow", locale, { token })}
					className="grid gap-5 border-line border-t pt-5"
				>
					<input type="hidden" name="key" value={formKey} />
					<input type="hidden" name="of" value={of} />
					<TextArea
						ref={field}
						id="declineReason"
						name="declineReason"
						label={words.reason}
						optional={words.optional}
						hint={words.hint}
						error={isWrong ? words.tooLong : undefined}
						defaultValue={answer?.values.declineReason}
						autoFocus={isWrong}
						maxLength={2000}
					/>
					<FormRefusal place="decline" />
					<Button type="submit" name="intent" value="decline" look="dark" className="justify-self-start">
						{words.submit}
					</Button>
				</Form>
			</div>
		</details>
	);
}
