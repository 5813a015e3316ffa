import { createHash } from "node:crypto";
import { type ChosenWindow, windowValue } from "../../model/appointments/chosen-window.ts";
import { withoutDefaults } from "../../model/estimate/answers.ts";
import type { ContactLead } from "../../model/leads/contact-form.ts";
import type { EstimateLead } from "../../model/leads/lead.ts";

interface SentContent {
	request: ContactLead;
	estimate?: EstimateLead;
	photos?: readonly string[];
	asked?: ChosenWindow | null;
}

/**
 * Recognises content that is sent again. Leaves out the source, which says nothing about it; the price range, which depends
 * on the date; and defaults: new questions and fields keep the hash.
 */
export function contentHash({ request, estimate, photos, asked }: SentContent): string {
	const message = photos?.length ? [request, photos] : request;
	const window = asked ? [windowValue(asked)] : [];
	const words = estimate ? [request, withoutDefaults(estimate.answers), estimate.wishes, photos, ...window] : message;
	return createHash("sha256").update(JSON.stringify(words)).digest("hex");
}
