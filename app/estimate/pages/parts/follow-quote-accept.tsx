import { Form, useParams } from "react-router";
import { pathTo } from "#app/locale/paths.ts";
import type { AcceptForm, QuotePartWords } from "#app/model/estimate/followed-quote.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { useFormAnswer } from "#app/runtime/page.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { TickBox } from "./tick-box.tsx";

/** In the order of the form. */
const fields = ["signature", "copyEmail", "binding", "terms"] as const;

/** Accepting the quote, and the proposed appointment with it. */
export function FollowQuoteAccept({
	words,
	of,
	form,
	formKey,
}: {
	words: QuotePartWords;
	of: string;
	form: AcceptForm;
	formKey: string;
}) {
	const { locale } = useLanguage();
	const { token = "" } = useParams();
	const answer = useFormAnswer<StepAnswer>();
	// Other forms of the page have other fields.
	const values = answer && "signature" in answer.values ? answer.values : null;
	const errors = fields.flatMap((field) => {
		const code = answer?.errors[field]?.code as keyof QuotePartWords["errors"] | undefined;
		return code ? [{ field, text: words.errors[code] }] : [];
	});
	const errorOf = (name: (typeof fields)[number]) => errors.find(({ field }) => field === name)?.text;
	const { accept, binding } = words;
	return (
		<section aria-labelledby="accept-heading" className="rounded-[22px] bg-mint-100 px-3 py-6 md:p-6">
			<h3 id="accept-heading" className="text-h3">
				{accept.heading}
			</h3>
			{form.copy && <p className="wrap-anywhere mt-1.5 text-note">{form.copy}</p>}
			{/* Another version asks for the box again, and forgets nothing else. */}
			<Form
				key={of}
				method="post"
				action={pathTo("estimate-follow", locale, { token })}
				noValidate
				className="mt-5 grid gap-5"
			>
				<input type="hidden" name="key" value={formKey} />
				<input type="hidden" name="of" value={of} />
				<ErrorSummary title={accept.wrong} errors={errors} attempt={answer} />
				{form.booking && (
					<TickBox name="books" defaultChecked={values ? values.books === "on" : true}>
						<strong className="block font-semibold text-spruce">{accept.books}</strong>
						<span className="block">{form.booking.when}</span>
						<span className="block">{form.booking.until}</span>
					</TickBox>
				)}
				<TextField
					id="signature"
					name="signature"
					label={accept.signature}
					hint={accept.signatureHint}
					error={errorOf("signature")}
					defaultValue={values?.signature}
					autoComplete="name"
					maxLength={100}
					required
					className="max-w-[28em]"
				/>
				{!form.copy && (
					<TextField
						id="copyEmail"
						name="copyEmail"
						type="email"
						label={accept.email}
						hint={accept.emailHint}
						error={errorOf("copyEmail")}
						defaultValue={values?.copyEmail}
						autoComplete="email"
						maxLength={200}
						required
						className="max-w-[28em]"
					/>
				)}
				{binding && (
					<fieldset aria-describedby="binding-hint binding-error">
						<legend className="font-semibold text-spruce">{binding.legend}</legend>
						<p id="binding-hint" className="text-small">
							{binding.hint}
						</p>
						{(["fr", "en"] as const).map((language) => (
							<TickBox
								key={language}
								type="radio"
								id={language === "fr" ? "binding" : undefined}
								name="binding"
								value={language}
								defaultChecked={values?.binding === language}
								aria-invalid={errorOf("binding") ? true : undefined}
							>
								{binding[language]}
							</TickBox>
						))}
						<FieldError id="binding-error">{errorOf("binding")}</FieldError>
					</fieldset>
				)}
				<div>
					<TickBox
						id="terms"
						name="terms"
						defaultChecked={values?.terms === "on"}
						aria-invalid={errorOf("terms") ? true : undefined}
						aria-describedby={errorOf("terms") && "terms-error"}
						required
					>
						{form.read.before}
						<a href="#quote-heading-terms" className="inline-link">
							{form.read.link}
						</a>
						{form.read.after}
					</TickBox>
					<FieldError id="terms-error">{errorOf("terms")}</FieldError>
				</div>
				<FormRefusal place="accept" />
				<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
					<Button type="submit" name="intent" value="accept" className="max-sm:w-full">
						{form.button}
					</Button>
					<span className="text-small">{accept.free}</span>
				</div>
			</Form>
		</section>
	);
}
