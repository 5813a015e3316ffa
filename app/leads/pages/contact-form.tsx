import { type FormEvent, useRef } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { pathTo } from "#app/locale/paths.ts";
import { type FormFailure, failureOfStatus } from "#app/model/forms/form-refusal.ts";
import type { ContactAnswer } from "#app/model/leads/contact-answer.ts";
import type { ContactContent } from "#app/model/leads/contact-content.ts";
import { type ContactField, contactFields, longest } from "#app/model/leads/contact-fields.ts";
import type { ServiceLink } from "#app/model/page-payload.ts";
import { captchaToken, useCaptcha } from "#app/runtime/captcha.ts";
import { checkContact, useFieldErrors, useRulesAhead } from "#app/runtime/contact-check.ts";
import { useFormDraft } from "#app/runtime/form-draft.ts";
import { useFormAnswer, usePayload } from "#app/runtime/page.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Honeypot, SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { useFormWords } from "#app/ui/form-words.ts";
import { useLanguage } from "#app/ui/messages.tsx";
import { MarketingBox, PersonFields, ReachBy, useErrorText } from "./person-fields.tsx";
import { PhotoField } from "./photos/photo-field.tsx";
import { useFormPhotos } from "./photos/use-form-photos.ts";

/** A plain form. With JavaScript it is sent without a reload, and validated on input after the first attempt. */
export function ContactForm({ content, services }: { content: ContactContent; services: readonly ServiceLink[] }) {
	const { locale, messages } = useLanguage();
	const path = pathTo("contact", locale);
	const words = useFormWords();
	const captcha = usePayload()?.settings.captcha ?? null;
	const answer = useFormAnswer<ContactAnswer>();
	const busy = useNavigation().state === "submitting";
	const submit = useSubmit();
	const form = useRef<HTMLFormElement>(null);
	const { errors = {}, attempt, isRight, checkAgain } = useFieldErrors(answer?.errors, checkContact);
	useFormDraft(form, "contact", contactFields);
	useCaptcha(form, captcha);
	useRulesAhead(form);

	const { key, photos, refresh } = useFormPhotos(content.formKey, answer);
	const underway = useRef<Promise<boolean>>(undefined);
	const errorText = useErrorText();
	const text = (field: ContactField) => errorText(field, errors[field]);
	const summary = contactFields.flatMap((field) => {
		const found = errorText(field, attempt?.[field]);
		return found ? [{ field, text: found }] : [];
	});

	/** Not a navigation, which would replace the typed text with the server's copy. */
	const remove = async (button: HTMLButtonElement): Promise<FormFailure | null> => {
		const body = new FormData(button.form ?? undefined, button);
		const answer = await fetch(`${path}.data`, { method: "POST", body }).catch(() => null);
		if (!answer) return "unreachable";
		await refresh();
		return answer.ok ? null : failureOfStatus(answer.status);
	};
	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const element = event.currentTarget;
		if (!(await isRight(element)) || busy) return;
		// The message of a photo that failed must be read first.
		if ((await underway.current) === false) return;
		const data = new FormData(element);
		if (captcha) data.set("captcha", await captchaToken(captcha, "contact"));
		void submit(data, { method: "post", encType: "multipart/form-data" });
	};

	const { values } = answer ?? {};
	return (
		<Form
			ref={form}
			method="post"
			encType="multipart/form-data"
			noValidate
			onSubmit={send}
			onInput={(event) => void checkAgain(event.currentTarget)}
			className="grid gap-6"
			aria-label={words.heading}
		>
			<ErrorSummary title={words.summary} errors={summary} attempt={attempt} />
			<input type="hidden" name="key" value={key} />
			{/* Enter presses the first button of a form, so "send" must come before the buttons of the photos. */}
			<button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
			<Honeypot />
			<PersonFields values={values} errors={errors} />
			<div className="grid gap-6 sm:grid-cols-2">
				<SelectField
					id="service"
					name="service"
					label={words.fields.service}
					error={text("service")}
					defaultValue={values?.service ?? ""}
				>
					<option value="">{words.anyService}</option>
					{services.map(({ name, label }) => (
						<option key={name} value={name}>
							{label}
						</option>
					))}
				</SelectField>
				<TextField
					id="postalCode"
					name="postalCode"
					label={words.fields.postalCode}
					optional={words.optional}
					error={text("postalCode")}
					defaultValue={values?.postalCode}
					autoComplete="postal-code"
					autoCapitalize="characters"
					maxLength={longest.postalCode}
				/>
			</div>
			<TextArea
				id="message"
				name="message"
				label={words.fields.message}
				hint={words.hints.message}
				error={text("message")}
				defaultValue={values?.message}
				required
				maxLength={longest.message}
			/>
			<PhotoField
				words={content.photoWords}
				photos={photos}
				refused={answer?.refused ?? []}
				path={path}
				onAdded={refresh}
				onRemove={remove}
				underway={underway}
			/>
			<ReachBy values={values} />
			<MarketingBox values={values} />
			<div className="grid gap-4 border-line border-t pt-6">
				<FormRefusal />
				<Button type="submit" arrow={!busy} busy={busy} className="justify-self-start max-sm:w-full">
					{busy ? words.sending : words.send}
				</Button>
				<p className="text-ink-600 text-small leading-snug">
					{words.why} {captcha && messages.captcha}
				</p>
			</div>
		</Form>
	);
}
