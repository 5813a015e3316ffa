import type { ReactNode } from "react";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { locales } from "#app/locale/locales.ts";
import { languageOf } from "#app/model/calls/call-form.ts";
import { type CallValues, firstOf } from "#app/model/calls/call-values.ts";
import { longest } from "#app/model/leads/contact-fields.ts";
import { heardFromChoices } from "#app/model/leads/heard-from.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import type { CallErrorTexts } from "./use-call-errors.ts";

/** How the customer is answered, and how they know the company. */
export function ContactPanel({
	values,
	errors,
	children,
}: {
	values: CallValues;
	errors: CallErrorTexts;
	/** The confirmation as it will leave. */
	children: ReactNode;
}) {
	const { words } = useStaffLanguage();
	const own = words.calls.contact;
	// A form that was sent has an unchecked box only in that it is missing.
	const isSent = values.name !== undefined;
	return (
		<section className="office-panel" aria-labelledby="call-contact">
			<h2 id="call-contact" className="mb-4">
				{own.title}
			</h2>
			<div className="call-three">
				<TextField
					id="email"
					name="email"
					type="email"
					inputMode="email"
					label={own.email}
					error={errors.email}
					defaultValue={firstOf(values, "email")}
					maxLength={longest.email}
					autoComplete="off"
					autoCapitalize="none"
				/>
				<SelectField name="language" label={own.language} defaultValue={languageOf(values)}>
					{locales.map((locale) => (
						<option key={locale} value={locale}>
							{own.languages[locale]}
						</option>
					))}
				</SelectField>
				<SelectField name="heardFrom" label={own.heardFrom} defaultValue={firstOf(values, "heardFrom")}>
					<option value="">{own.notAsked}</option>
					{heardFromChoices.map((choice) => (
						<option key={choice} value={choice}>
							{words.leads.origin.heardFrom[choice]}
						</option>
					))}
				</SelectField>
			</div>
			<label className="call-check">
				<input
					type="checkbox"
					name="confirms"
					value="yes"
					defaultChecked={!isSent || firstOf(values, "confirms") === "yes"}
				/>
				<span>
					{own.confirms}
					<span className="call-about">{own.confirmsHint}</span>
				</span>
			</label>
			{children}
		</section>
	);
}
