import { type FormEvent, useMemo, useRef } from "react";
import { useNavigation, useSubmit } from "react-router";
import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import { MarketingBox, PersonFields, ReachBy, useErrorText } from "#app/leads/pages/person-fields.tsx";
import { pathTo } from "#app/locale/paths.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import type { PersonContent } from "#app/model/estimate/step-content.ts";
import { goesOn } from "#app/model/estimate/step-intent.ts";
import type { ContactError, FieldErrors, PersonField } from "#app/model/leads/contact-fields.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { captchaToken, useCaptcha } from "#app/runtime/captcha.ts";
import { checkPerson, useFieldErrors, useRulesAhead } from "#app/runtime/contact-check.ts";
import { useContent, useFormAnswer, usePayload } from "#app/runtime/page.ts";
import { Honeypot } from "#app/ui/field.tsx";
import { useFormWords } from "#app/ui/form-words.ts";
import { Link } from "#app/ui/link.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Pill } from "#app/ui/pill.tsx";
import { receivePerson } from "../.server/receive-person.ts";
import { StepFrame } from "./parts/step-frame.tsx";
import { useAutosave } from "./parts/use-autosave.ts";

export const loader = loadPage;
export const action = receivePerson;
export { clientAction, shouldRevalidate } from "#app/runtime/send-form.ts";
export { clientLoader } from "./parts/use-autosave.ts";

/** The fourth step and the last with questions: name and contact details. */
export default function EstimatePerson() {
	const { locale, messages } = useLanguage();
	const formWords = useFormWords();
	const content = useContent<PersonContent>();
	const captcha = usePayload()?.settings.captcha ?? null;
	const answer = useFormAnswer<StepAnswer>();
	const busy = useNavigation().state === "submitting";
	const submit = useSubmit();
	const form = useRef<HTMLFormElement>(null);
	useAutosave("person");
	useCaptcha(form, captcha);
	useRulesAhead(form);
	const { words, time } = content;
	const values = answer?.values ?? content.values;
	const answered = useMemo(() => answerCodes(answer), [answer]);
	const errorText = useErrorText();
	const { errors: codes, attempt, isRight, checkAgain } = useFieldErrors(answered, checkPerson);
	const errors = Object.fromEntries(
		Object.entries(attempt).flatMap(([field, code]) => (code ? [[field, errorText(field, code) ?? ""]] : [])),
	);
	const send = async (event: FormEvent<HTMLFormElement>) => {
		const element = event.currentTarget;
		const data = new FormData(element, (event.nativeEvent as SubmitEvent).submitter);
		if (!goesOn(data)) return;
		event.preventDefault();
		if (!(await isRight(element))) {
			// The form was not sent: this input event makes autosave keep the typed values.
			element.dispatchEvent(new Event("input", { bubbles: true }));
			return;
		}
		if (busy) return;
		if (captcha) data.set("captcha", await captchaToken(captcha, "estimate"));
		void submit(data, { method: "post" });
	};
	return (
		<StepFrame
			step={3}
			page="estimate-person"
			back="estimate-appointment"
			words={{ ...words, continue: time?.send ?? words.send }}
			content={content}
			errors={errors}
			attempt={attempt}
			reads="nothing"
			busyLabel={words.sending}
			formRef={form}
			onSubmit={send}
			onInput={(event) => void checkAgain(event.currentTarget)}
			shortLabel={formWords.send}
		>
			<div className="grid gap-7">
				<Honeypot />
				<PersonFields values={values} errors={codes} />
				<ReachBy values={values} />
				<fieldset>
					<legend className="font-semibold text-spruce">{words.language.label}</legend>
					<div className="mt-2 flex flex-wrap gap-2.5">
						{(["fr", "en"] as const).map((language) => (
							<Pill
								key={language}
								type="radio"
								name="language"
								// Empty for the language of the page, which nobody chose.
								value={language === locale && values.language !== locale ? "" : language}
								defaultChecked={(values.language || locale) === language}
							>
								{words.language.options[language]}
							</Pill>
						))}
					</div>
				</fieldset>
				<MarketingBox values={values} />
				<Time content={content} answer={answer} />
				<p className="text-ink-600 text-small leading-snug">
					{words.promise} {formWords.why} {captcha && messages.captcha}
				</p>
			</div>
		</StepFrame>
	);
}

/** The chosen time, if any. Takes focus when the page showed another one and therefore nothing was sent. */
function Time({ content: { time, timeChange }, answer }: { content: PersonContent; answer: StepAnswer | undefined }) {
	const { locale } = useLanguage();
	// Not beside the old time, before the loader has run again.
	const change = useNavigation().state !== "loading" && answer?.timeChange;
	// The price range comes first on the page.
	const isFirst = Boolean(change) && !answer?.hasOldPrices;
	const box = useAnswerFocus(isFirst && answer);
	const { text, change: label } = time ?? timeChange.none;
	return (
		<>
			<input type="hidden" name="time" value={time?.shown ?? ""} />
			{(time || change) && (
				<Notice
					ref={box}
					tone={change ? "warning" : "info"}
					role={change ? "alert" : "note"}
					tabIndex={-1}
					autoFocus={isFirst}
					title={change ? timeChange.titles[change] : time?.title}
					className="scroll-mt-6 scroll-mb-28"
				>
					{change && time?.title} {text}{" "}
					<Link to={pathTo("estimate-appointment", locale)} className="text-link">
						{label}
					</Link>
				</Notice>
			)}
		</>
	);
}

function answerCodes(answer: StepAnswer | undefined): FieldErrors<PersonField> {
	return Object.fromEntries(
		Object.entries(answer?.errors ?? {}).map(([field, { code }]) => [field, code as ContactError]),
	);
}
