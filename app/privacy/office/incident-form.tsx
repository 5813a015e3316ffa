import { FormAlert, OfficeForm } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import {
	dataCategories,
	type IncidentErrors,
	type IncidentField,
	type IncidentValues,
	incidentRisks,
} from "#app/model/privacy/incident.ts";
import { FieldError, SelectField, TextArea, TextField } from "#app/ui/field.tsx";

const blank: IncidentValues = {
	occurred: "",
	noticedOn: "",
	circumstances: "",
	categories: [],
	information: "",
	people: "",
	risk: "assessing",
	assessment: "",
	measures: "",
	commissionToldOn: "",
	peopleToldOn: "",
};

export function IncidentForm({
	values = blank,
	errors = {},
	submit,
	version,
	isUnsaved,
}: {
	values?: IncidentValues | undefined;
	errors?: IncidentErrors | undefined;
	submit: string;
	/** Version of the amended entry that was read. */
	version?: number;
	isUnsaved: boolean;
}) {
	const { words } = useStaffLanguage();
	const { incidents } = words.office;
	const optional = words.optional;
	const field = (name: Exclude<IncidentField, "categories">) => {
		const code = errors[name];
		return {
			id: name,
			name,
			label: incidents.fields[name],
			defaultValue: values[name],
			...(code && { error: incidents.errors[code] }),
		};
	};
	return (
		<OfficeForm submit={submit} revision="version" isUnsaved={isUnsaved}>
			{Object.keys(errors).length > 0 && <FormAlert>{incidents.summary}</FormAlert>}
			{version !== undefined && <input type="hidden" name="version" value={version} />}
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField {...field("occurred")} hint={incidents.hints.occurred} maxLength={120} required />
				<TextField {...field("noticedOn")} type="date" className="self-end" required />
			</div>
			<TextArea {...field("circumstances")} rows={4} maxLength={4000} required />
			<Categories values={values.categories} error={errors.categories} />
			<TextField {...field("information")} optional={optional} maxLength={2000} />
			<TextField
				{...field("people")}
				hint={incidents.hints.people}
				inputMode="numeric"
				maxLength={7}
				optional={optional}
			/>
			<SelectField {...field("risk")}>
				{incidentRisks.map((risk) => (
					<option key={risk} value={risk}>
						{incidents.risks[risk]}
					</option>
				))}
			</SelectField>
			<TextArea {...field("assessment")} hint={incidents.hints.assessment} rows={4} maxLength={4000} required />
			<TextArea {...field("measures")} rows={4} maxLength={4000} required />
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField {...field("commissionToldOn")} type="date" optional={optional} />
				<TextField {...field("peopleToldOn")} type="date" optional={optional} />
			</div>
		</OfficeForm>
	);
}

function Categories({ values, error }: { values: readonly string[]; error: IncidentErrors["categories"] }) {
	const { incidents } = useStaffLanguage().words.office;
	return (
		<fieldset aria-describedby={error && "categories-error"}>
			<legend className="font-semibold text-spruce">{incidents.fields.categories}</legend>
			<div className="mt-1 grid gap-x-4 sm:grid-cols-2">
				{dataCategories.map((category) => (
					<label key={category} className="flex min-h-11 cursor-pointer items-center gap-3">
						<input
							type="checkbox"
							name="categories"
							value={category}
							defaultChecked={values.includes(category)}
							className="size-6 shrink-0 accent-teal-700"
						/>
						{incidents.categories[category]}
					</label>
				))}
			</div>
			<FieldError id="categories-error">{error && incidents.errors[error]}</FieldError>
		</fieldset>
	);
}
