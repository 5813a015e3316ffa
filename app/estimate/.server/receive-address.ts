import { data, redirect } from "react-router";
import { completeAddress } from "#app/leads/.server/complete-address.ts";
import { fieldValues } from "#app/model/leads/contact-fields.ts";
import { addressFields } from "#app/model/leads/details-fields.ts";
import { parseAddressForm } from "#app/model/leads/details-form.ts";
import { placeOf } from "#app/model/leads/lead-place.ts";
import { keeping, type OpenStep, wrong } from "./check-step.ts";
import type { JustDone } from "./form-result.ts";

/** Saves the address that a customer gives on a lead's page, after the second check. */
export function receiveAddress(step: OpenStep, leadId: string, path: string) {
	const { form, services } = step;
	const values = fieldValues(form, addressFields);
	const typed = Object.fromEntries(addressFields.map((field) => [field, values[field] ?? ""]));
	const parsed = parseAddressForm(values);
	if (parsed.kind === "wrong") {
		const errors = Object.entries(parsed.errors).map(([field, code]) => [field, { code }]);
		return wrong(Object.fromEntries(errors), typed);
	}
	return keeping(step, form, async () => {
		const reader = services.content.reader();
		const place = placeOf(parsed.value.postalCode, reader.read("service-area"), reader.read("company"));
		const outcome = await completeAddress(services, leadId, { ...parsed.value, ...place });
		if (outcome === "gone") throw data(null, { status: 404 });
		if (outcome === "full") return wrong({ street: { code: "full" } }, typed);
		// The time makes each save a new page, which confirms it again.
		const done = `${"address" satisfies JustDone}=${services.clock.now().getTime()}`;
		return redirect(`${path}?${done}#address-saved`, { status: 303 });
	});
}
