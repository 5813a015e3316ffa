import type { ComponentProps } from "react";
import { useNavigation } from "react-router";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";
import { locales } from "#app/locale/locales.ts";
import { longest } from "#app/model/leads/contact-fields.ts";
import {
	type AddressField,
	baseOf,
	type DetailsField,
	detailsFields,
	mergedDetails,
} from "#app/model/leads/details-fields.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import type { LeadAnswer } from "../.server/office/handle-lead.ts";
import type { LeadData } from "../.server/office/lead-page.ts";
import { FormConflict } from "./conflict-notice.tsx";
import { FormBasics } from "./form-basics.tsx";
import { Panel } from "./panel.tsx";

/** The form that corrects the contact details and the address. What was typed stays after an error or a conflict. */
export function DetailsPanel({ loaded, answer }: { loaded: LeadData; answer: LeadAnswer | undefined }) {
	const { words } = useStaffLanguage();
	const { details: own, reply } = words.leads;
	const { state, formData } = useNavigation();
	const errors = useErrors(answer);
	const summary = detailsFields.flatMap((field) =>
		errors[field] ? [{ field: idOf(field), text: errors[field] }] : [],
	);
	if (!loaded.details) return null;
	const current = loaded.details;
	const { shown } = loaded.quote;
	const mailsQuote = shown?.mail === "call" && shown.status === "sent" && !shown.isClosed;
	const sent = answer?.intent === "details" ? answer.typed : {};
	const values = mergedDetails(current, sent);
	const text = (name: keyof typeof longest & DetailsField, input: ComponentProps<"input"> = {}) => (
		<TextField
			id={idOf(name)}
			name={name}
			label={own.fields[name]}
			error={errors[name]}
			defaultValue={values[name]}
			maxLength={longest[name]}
			autoComplete="off"
			{...input}
		/>
	);
	return (
		<Panel title={own.title} close={reply.close}>
			<KeptForm
				keep="details"
				revision="seen"
				isUnsaved={answer?.intent === "details"}
				method="post"
				noValidate
				className="grid gap-5"
			>
				<FormBasics intent="details" revision={loaded.lead.revision} heardAt={loaded.lead.heardAt} />
				{detailsFields.map((field) => (
					<input key={field} type="hidden" name={baseOf(field)} value={current[field]} />
				))}
				<ErrorSummary title={own.summary} errors={summary} attempt={answer} />
				<div className="grid items-start gap-4 sm:grid-cols-2">
					{text("name", { className: "sm:col-span-2" })}
					{text("email", { type: "email", inputMode: "email" })}
					{text("phone", { type: "tel", inputMode: "tel" })}
					<SelectField
						id={idOf("reachBy")}
						name="reachBy"
						label={own.fields.reachBy}
						error={errors.reachBy}
						defaultValue={values.reachBy}
					>
						<option value="email">{own.reachBy.email}</option>
						<option value="phone">{own.reachBy.phone}</option>
					</SelectField>
					<SelectField
						id={idOf("language")}
						name="language"
						label={own.fields.language}
						error={errors.language}
						defaultValue={values.language}
					>
						{locales.map((locale) => (
							<option key={locale} value={locale}>
								{own.languages[locale]}
							</option>
						))}
					</SelectField>
				</div>
				<fieldset className="grid items-start gap-4 sm:grid-cols-2">
					<legend className="mb-2 font-bold font-display text-spruce text-[1.125rem]">{own.addressLegend}</legend>
					{(["street", "unit", "city", "postalCode"] satisfies AddressField[]).map((name) => (
						<div key={name}>{text(name)}</div>
					))}
				</fieldset>
				<p className="text-ink-600 text-small">
					{[own.hint, mailsQuote && words.quoteCard.mailsLater].filter(Boolean).join(" ")}
				</p>
				<FormConflict intent="details" />
				<Button
					type="submit"
					className="justify-self-start max-sm:w-full"
					busy={state !== "idle" && formData?.get("intent") === "details"}
				>
					{own.save}
				</Button>
			</KeptForm>
		</Panel>
	);
}

function idOf(field: DetailsField): string {
	return `details-${field}`;
}

/** The text of each error in a rejected form. */
function useErrors(answer: LeadAnswer | undefined): Partial<Record<DetailsField, string>> {
	const { words, locale } = useStaffLanguage();
	const { errors } = words.leads.details;
	return Object.fromEntries(
		Object.entries(answer?.errors ?? {}).map(([field, code]) => {
			const max = longest[field as keyof typeof longest] ?? 0;
			return [field, fillIn(errors[code], { max: formatNumber(max, locale) })];
		}),
	);
}
