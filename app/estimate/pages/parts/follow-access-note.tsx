import { Form, useParams } from "react-router";
import { pathTo } from "#app/locale/paths.ts";
import type { AppointmentWords, FollowedNote } from "#app/model/estimate/followed-appointment.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { useFormAnswer } from "#app/runtime/page.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLatest } from "./use-latest.ts";

/** How to get in. A stored note is never shown: it can only be replaced or removed. */
export function FollowAccessNote({
	words,
	note,
	formKey,
}: {
	words: AppointmentWords["note"];
	note: FollowedNote;
	formKey: string;
}) {
	const { stored, doneAt, done, maxLength } = note;
	const { locale } = useLanguage();
	const { token = "" } = useParams();
	const answer = useFormAnswer<StepAnswer>();
	const error = answer?.errors.accessNote?.code;
	const latest = useLatest(doneAt);
	const confirmation = useAnswerFocus(doneAt);
	const field = useAnswerFocus<HTMLTextAreaElement>(error && answer);
	return (
		<div className="mt-5 rounded-lg bg-white p-5 md:p-8 print:hidden">
			<h3 id="note-heading" tabIndex={-1} className="text-h4">
				{words.heading}
			</h3>
			{doneAt && !answer && (
				<Notice ref={confirmation} id="note-done" tone="success" role="status" tabIndex={-1} autoFocus className="mt-4">
					{done}
				</Notice>
			)}
			<Form
				key={latest}
				method="post"
				action={pathTo("estimate-follow", locale, { token })}
				className="mt-3 grid gap-5"
			>
				<input type="hidden" name="key" value={formKey} />
				<p id="note-privacy" className="text-note">
					{stored && <strong>{stored} </strong>}
					{words.privacy}
				</p>
				<TextArea
					ref={field}
					id="accessNote"
					name="accessNote"
					label={stored ? words.replace : words.label}
					hint={words.hint}
					error={error && (error === "too-long" ? words.tooLong : words.missing)}
					defaultValue={answer?.values.accessNote}
					aria-describedby="note-privacy"
					autoFocus={error !== undefined}
					autoComplete="off"
					maxLength={maxLength}
				/>
				<FormRefusal place="note" />
				<div className="flex flex-wrap gap-3">
					<Button type="submit" name="intent" value="note" look="outline">
						{words.save}
					</Button>
					{stored && (
						<Button type="submit" name="intent" value="remove-note" look="outline">
							{words.remove}
						</Button>
					)}
				</div>
			</Form>
		</div>
	);
}
