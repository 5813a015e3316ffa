import { type FormEvent, useRef } from "react";
import { useLocation, useRevalidator } from "react-router";
import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import { PhotoField } from "#app/leads/pages/photos/photo-field.tsx";
import { pathTo } from "#app/locale/paths.ts";
import type { AppointmentFormError } from "#app/model/estimate/appointment-form.ts";
import { type StepAnswer, waitingId } from "#app/model/estimate/step-answer.ts";
import type { AppointmentStepContent } from "#app/model/estimate/step-content.ts";
import type { AppointmentStepWords } from "#app/model/estimate/words.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { useAfterAnswer, useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { useContent, useFormAnswer } from "#app/runtime/page.ts";
import { Button } from "#app/ui/button.tsx";
import { Honeypot, TextArea, TextField } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PhoneButton } from "#app/ui/phone.tsx";
import { receiveAppointmentStep } from "../.server/receive-appointment-step.ts";
import { StepFrame } from "./parts/step-frame.tsx";
import { useAutosave } from "./parts/use-autosave.ts";
import { useRedirectKey } from "./parts/use-redirect-key.ts";
import { useFreshWindows, WindowChoice } from "./parts/window-choice.tsx";
import { WindowGone } from "./parts/window-gone.tsx";
import { WishFields } from "./parts/wish-fields.tsx";

export const loader = loadPage;
export const action = receiveAppointmentStep;
export { clientAction, shouldRevalidate } from "#app/runtime/send-form.ts";
export { clientLoader } from "./parts/use-autosave.ts";

/** The third step: postal code, preferred times and optional photos. */
export default function EstimateVisit() {
	const content = useContent<AppointmentStepContent>();
	const answer = useFormAnswer<StepAnswer>();
	const { locale } = useLanguage();
	const { revalidate } = useRevalidator();
	useAutosave("visit");
	const underway = useRef<Promise<boolean>>(undefined);
	const { words, wrong, urgent, area, photos, refused, windows } = content;
	const values = answer?.values ?? content.values;
	useFreshWindows(values.postalCode ?? "");
	const outside = answer ? (answer.outside ?? answer.values.outside) : content.outside;
	const errors = Object.fromEntries(
		Object.entries(answer?.errors ?? wrong).map(([field, { code }]) => [field, errorText(code, words)]),
	);
	return (
		<StepFrame
			step={2}
			page="estimate-appointment"
			back="estimate-details"
			words={words}
			content={content}
			errors={errors}
			reads="nothing"
			withFiles
			onSubmit={(event) => waitForPhotos(event, underway.current)}
		>
			<div className="grid gap-9">
				{windows?.gone && <WindowGone gone={windows.gone} words={windows.words} />}
				{urgent && (
					<Notice tone="warning" title={words.urgent.title}>
						{words.urgent.text}
						<PhoneButton look="dark" className="mt-4 max-sm:w-full" />
					</Notice>
				)}
				<div>
					<TextField
						id="postalCode"
						name="postalCode"
						label={words.postalCode.label}
						hint={words.postalCode.hint}
						error={errors.postalCode}
						defaultValue={values.postalCode}
						autoComplete="postal-code"
						autoCapitalize="characters"
						maxLength={10}
						required
						className="max-w-sm"
					/>
					{area && !answer && (
						<p className="mt-2 font-semibold text-note text-teal-700">{fillIn(words.served, { area })}</p>
					)}
					{windows && (
						<>
							<FormRefusal place="windows" className="mt-4" />
							<Button
								type="submit"
								name="intent"
								value="windows"
								look="outline"
								size="small"
								className={`mt-4 ${windows.isPending ? "" : "no-script"}`}
							>
								{windows.words.show}
							</Button>
						</>
					)}
				</div>
				{content.waiting && !answer && <OnWaitingList words={words.waiting.thanks} />}
				{outside && (
					<OutsideArea
						answer={answer}
						code={outside}
						words={words}
						email={values.waitingEmail}
						error={errors.waitingEmail}
					/>
				)}
				{windows && (
					<WindowChoice windows={windows} values={values}>
						<WishFields content={content} values={values} error={errors.date} />
					</WindowChoice>
				)}
				<PhotoField
					words={words.photos}
					photos={photos}
					refused={refused}
					path={pathTo("estimate-appointment", locale)}
					onAdded={revalidate}
					underway={underway}
				/>
				<TextArea
					id="comment"
					name="comment"
					label={words.comment.label}
					hint={words.comment.hint}
					error={errors.comment}
					defaultValue={values.comment}
					maxLength={2000}
				/>
			</div>
		</StepFrame>
	);
}

/** The next step waits for the photos that are uploading, and for the visitor to read why one failed. */
function waitForPhotos(event: FormEvent<HTMLFormElement>, underway: Promise<boolean> | undefined): void {
	const { submitter } = event.nativeEvent as SubmitEvent;
	if (!underway || !(submitter instanceof HTMLButtonElement) || !/^(?:continue|enter)/.test(submitter.value)) return;
	event.preventDefault();
	const form = event.currentTarget;
	form.querySelector("progress")?.scrollIntoView({ block: "center" });
	// The form was not sent: this input event makes autosave keep the typed values.
	form.dispatchEvent(new Event("input", { bubbles: true }));
	void underway.then((isComplete) => isComplete && submitter.isConnected && form.requestSubmit(submitter));
}

/** Shown outside the service area: the visitor can send the request anyway, call, or join the waiting list. */
function OutsideArea({
	answer,
	code,
	words,
	email,
	error,
}: {
	answer: StepAnswer | undefined;
	code: string;
	words: AppointmentStepWords;
	email?: string;
	error?: string;
}) {
	// The waiting list's button has its own answers.
	const isNew = answer?.outside !== undefined && !answer.pressed;
	const notice = useAnswerFocus(isNew && answer);
	// Focus alone would scroll a notice taller than a phone's screen to its end.
	useAfterAnswer(isNew && answer, () => notice.current?.scrollIntoView());
	return (
		<Notice
			ref={notice}
			tone="warning"
			role={isNew ? "alert" : "note"}
			title={fillIn(words.outside.title, { code })}
			tabIndex={-1}
			autoFocus={isNew}
			className="scroll-mt-6 scroll-mb-28"
		>
			{words.outside.text}
			{/* Says that the visitor has read this for this code: the next "continue" goes on. */}
			<input type="hidden" name="outside" value={code} />
			<div className="mt-4 flex flex-wrap gap-3">
				<Button type="submit" name="intent" value="continue" arrow className="max-sm:w-full">
					{words.outside.continue}
				</Button>
				<PhoneButton className="max-sm:w-full" />
			</div>
			<Honeypot />
			<p className="mt-5 border-line border-t pt-5">{words.waiting.text}</p>
			<div className="mt-3 flex flex-wrap items-end gap-3">
				<TextField
					id="waitingEmail"
					name="waitingEmail"
					type="email"
					label={words.waiting.label}
					error={error}
					defaultValue={email}
					autoComplete="email"
					maxLength={200}
					className="min-w-60 flex-1"
				/>
				<Button type="submit" name="intent" value="waiting" look="outline">
					{words.waiting.button}
				</Button>
			</div>
			{/* No second outline, because the notice already has one. */}
			<FormRefusal place="waiting" className="mt-4 bg-cream-200! shadow-none!" />
		</Notice>
	);
}

/** Shown after the visitor joined the waiting list. */
function OnWaitingList({ words }: { words: AppointmentStepWords["waiting"]["thanks"] }) {
	const key = useRedirectKey();
	const isAnswer = useLocation().hash === `#${waitingId}`;
	const notice = useAnswerFocus(isAnswer && key);
	return (
		<Notice ref={notice} id={waitingId} tone="success" role="status" title={words.title} tabIndex={-1}>
			{words.text}
		</Notice>
	);
}

function errorText(code: string, words: AppointmentStepWords): string {
	const texts: Readonly<Record<AppointmentFormError | "email-wrong", string>> = {
		"postal-missing": words.postalCode.missing,
		"postal-wrong": words.postalCode.wrong,
		"date-past": words.date.past,
		"date-closed": words.date.closed,
		"date-far": words.date.far,
		"too-long": words.comment.tooLong,
		"email-wrong": words.waiting.emailWrong,
	};
	return texts[code as AppointmentFormError] ?? code;
}
