import type { ContentReader } from "#app/.server/content/reader.ts";
import { offeredWindows, type WindowOffer } from "#app/appointments/.server/offered-windows.ts";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import { readAnswers } from "#app/model/estimate/form.ts";
import { expectedMinutesOf } from "#app/model/leads/expected-minutes.ts";
import type { Draft } from "#app/model/leads/lead.ts";
import { areaIdOf } from "#app/model/leads/lead-place.ts";
import type { DocumentStore } from "#app/model/ports.ts";

/**
 * The windows for an estimate that is not sent yet, as they are at this moment. Null without a postal code that we
 * serve: the area decides which crews are free, and somebody has to look at a place outside of all areas.
 */
export async function draftWindows(
	{ store, reader }: { store: DocumentStore; reader: ContentReader },
	{ kinds, details, promotionCode }: Pick<Draft, "kinds" | "details" | "promotionCode">,
	postalCode: string,
	now: Date,
): Promise<WindowOffer | null> {
	const area = areaIdOf(postalCode, reader.read("service-area"), reader.read("company"));
	if (area === null) return null;
	const { answers } = readAnswers(kinds, details, promotionCode);
	const result = estimate(answers, reader.read("prices"), reader.read("promotions"), now);
	const minutes = expectedMinutesOf({ estimate: { answers, result } });
	return offeredWindows({ store, reader }, { services: kinds, area, minutes }, now);
}
