import { createHash } from "node:crypto";
import type { Locale } from "#app/locale/locales.ts";
import { type ChosenWindow, windowValue } from "#app/model/appointments/chosen-window.ts";
import { withoutDefaults } from "#app/model/estimate/answers.ts";
import type { ContactLead } from "#app/model/leads/contact-form.ts";
import type { EstimateLead, Lead } from "#app/model/leads/lead.ts";

interface SentContent {
	locale: Locale;
	fields: ContactLead;
	estimate?: EstimateLead;
	photos?: readonly string[];
	asked?: ChosenWindow | null;
	call?: SentCall;
}

interface SentCall extends Pick<Lead, "address" | "heardFrom" | "spoken"> {
	confirms: boolean;
}

/**
 * Recognises content that is sent again. Leaves out the source, which says nothing about it; the price range, which depends
 * on the date; and defaults: new questions and fields keep the hash.
 */
export function contentHash({ locale, fields, estimate, photos, asked, call }: SentContent): string {
	const more = [...(asked ? [windowValue(asked)] : []), ...(call ? saidIn(call, fields, locale) : [])];
	const message = photos?.length || call ? [fields, photos, ...more] : fields;
	const words = estimate ? [fields, withoutDefaults(estimate.answers), estimate.wishes, photos, ...more] : message;
	return createHash("sha256").update(JSON.stringify(words)).digest("hex");
}

/** What a member noted beside the request. Without the time of the answers: the form may be sent again. */
function saidIn(
	{ address, heardFrom, spoken = {}, confirms }: SentCall,
	{ email }: ContactLead,
	locale: Locale,
): unknown[] {
	const answers = Object.entries(spoken).map(([name, said]) => [name, said?.answer]);
	return [address, heardFrom, answers, confirms && email !== null, locale];
}
