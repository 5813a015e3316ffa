import type { ContentReader } from "#app/.server/content/reader.ts";
import { formatPhone, formatPostalCode } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { addressLines } from "#app/model/leads/address-lines.ts";
import type { DetailsField } from "#app/model/leads/details-fields.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DetailsChange, LeadDetails } from "#app/model/leads/lead-details.ts";
import { areaOf } from "#app/model/site/service-area.ts";
import type { LeadWords } from "#content/staff/leads.fr.ts";

/** The values of the form that corrects a lead's contact details. */
export function detailsValues(lead: LeadDetails, locale: Locale): Record<DetailsField, string> {
	const { street = "", unit = "", city = "" } = lead.address ?? {};
	return {
		name: lead.name,
		email: lead.email ?? "",
		phone: lead.phone ? typable(formatPhone(lead.phone, locale)) : "",
		reachBy: lead.reachBy,
		language: lead.locale,
		street,
		unit,
		city,
		postalCode: lead.postalCode ? typable(formatPostalCode(lead.postalCode)) : "",
	};
}

/** A member who edits the value types ordinary spaces. */
function typable(text: string): string {
	return text.replaceAll("\u00a0", " ");
}

/** The address as far as it is known, and what is missing of it. The area stands for a city that nobody gave. */
export function placeView(lead: Lead, locale: Locale, { page, details }: LeadWords, reader: ContentReader) {
	const { address, postalCode, outOfArea } = lead;
	const answer = areaOf(postalCode ?? "", reader.read("service-area"));
	const area = answer.kind === "served" ? reader.read("company").areas[answer.area]?.name[locale] : null;
	const lines = addressLines(lead, locale);
	if (area && !address?.city) lines.push(`${lines.pop() ?? ""}, ${area}`);
	if (address?.street) return { lines, outside: outOfArea ? page.outside : null, missing: null };
	const missing = lines.length > 0 ? details.noStreet : details.noAddress;
	return { lines, outside: outOfArea ? page.outside : null, missing };
}

/** "a corrigé le téléphone : 514 555-0101 → 514 555-0102; a ajouté l'adresse : …". */
export function detailsText({ before, after }: DetailsChange, { details }: LeadWords, locale: Locale): string {
	const names = (Object.keys(details.named) as (keyof LeadDetails)[]).filter((name) => name in after);
	return names
		.map((name) => {
			const [was, is] = [before, after].map((values) => valueText(name, values, details, locale));
			const what = details.named[name];
			if (!was) return details.added(what, is ?? "");
			return is ? details.corrected(what, `${was} → ${is}`) : details.removed(what, was);
		})
		.join("; ");
}

function valueText(
	name: keyof LeadDetails,
	values: Partial<LeadDetails>,
	{ languages, reachBy }: LeadWords["details"],
	locale: Locale,
): string {
	switch (name) {
		case "phone":
			return values.phone ? formatPhone(values.phone, locale) : "";
		case "postalCode":
			return values.postalCode ? formatPostalCode(values.postalCode) : "";
		case "address":
			return addressLines({ address: values.address ?? null, postalCode: null }, locale).join(", ");
		case "locale":
			return values.locale ? languages[values.locale].toLocaleLowerCase() : "";
		case "reachBy":
			return values.reachBy ? reachBy[values.reachBy].toLocaleLowerCase() : "";
		default:
			return values[name] ?? "";
	}
}
