import * as z from "zod/mini";
import { type FieldValues, longest } from "./contact-fields.ts";
import { language, line, type Parsed, parse, person, postalCode, reached } from "./contact-form.ts";
import { type AddressField, addressFields, type DetailsField, detailsFields } from "./details-fields.ts";
import type { LeadAddress, LeadDetails } from "./lead-details.ts";

export type AddressDetails = Pick<LeadDetails, "address" | "postalCode">;

const address = {
	street: line(longest.street),
	unit: line(longest.unit),
	city: line(longest.city),
	postalCode,
};
const { name, email, phone, reachBy } = person;
const addressForm = z.object(address);
const detailsForm = reached(z.object({ name, email, phone, reachBy, language, ...address }));
const namelessForm = reached(z.object({ name: line(longest.name), email, phone, reachBy, language, ...address }));

/** The customer's form. Nothing in it is required. */
export function parseAddressForm(values: FieldValues<AddressField>): Parsed<AddressDetails, AddressField> {
	const parsed = parse(addressForm, addressFields, values);
	if (parsed.kind === "wrong") return parsed;
	const { postalCode, ...parts } = parsed.value;
	return { kind: "right", value: { postalCode, address: addressOf(parts) } };
}

/** The members' form. A lead from the waiting list has no name: its other details can be corrected all the same. */
export function parseDetailsForm(
	values: FieldValues<DetailsField>,
	{ nameless = false } = {},
): Parsed<LeadDetails, DetailsField> {
	const parsed = parse(nameless ? namelessForm : detailsForm, detailsFields, values);
	if (parsed.kind === "wrong") return parsed;
	const { language: locale, street, unit, city, ...rest } = parsed.value;
	const address = addressOf({ street, unit, city });
	return { kind: "right", value: { ...rest, locale, address } };
}

function addressOf(parts: LeadAddress): LeadAddress | null {
	return parts.street || parts.unit || parts.city ? parts : null;
}
