import type { ConsentChoice } from "#app/model/consent/public-settings.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import type { ConsentEntry } from "#app/model/privacy/consent-entry.ts";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal, endOfDay, startOfDay } from "#app/time/montreal.ts";

export interface ConsentLog {
	/** Days in Montréal with an answer, the newest first. */
	days: readonly { day: string; granted: number; refused: number }[];
	recent: readonly Pick<ConsentEntry, "choice" | "locale" | "textVersion" | "chosenAt">[];
	/** Number of all stored entries. */
	total: number;
}

const dayCount = 30;
const recentCount = 20;

/** The store counts: strangers decide how many answers there are, and reading them all would fill the memory. */
export async function readConsentLog(store: DocumentStore, now: Date): Promise<ConsentLog> {
	const today = dayInMontreal(now);
	const days = Array.from({ length: dayCount }, (_, ago) => addDays(today, -ago));
	const { documents } = await store.query("consents", {
		where: [{ field: "chosenAt", is: ">=", value: startOfDay(days.at(-1) ?? today).toISOString() }],
		orderBy: { field: "chosenAt", direction: "descending" },
		limit: recentCount,
	});
	const counted = await Promise.all(
		days.map(async (day) => {
			const [granted, refused] = await Promise.all([count(store, day, "granted"), count(store, day, "refused")]);
			return { day, granted, refused };
		}),
	);
	return {
		days: counted.filter(({ granted, refused }) => granted + refused > 0),
		recent: documents.map(({ data: { choice, locale, textVersion, chosenAt } }) => {
			return { choice, locale, textVersion, chosenAt };
		}),
		total: await store.count("consents"),
	};
}

function count(store: DocumentStore, day: string, choice: ConsentChoice): Promise<number> {
	return store.count("consents", [
		{ field: "choice", is: "=", value: choice },
		{ field: "chosenAt", is: ">=", value: startOfDay(day).toISOString() },
		{ field: "chosenAt", is: "<", value: endOfDay(day).toISOString() },
	]);
}
