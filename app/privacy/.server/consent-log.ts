import type { DocumentStore, QueryPage } from "#app/model/ports.ts";
import type { ConsentEntry } from "#app/model/privacy/consent-entry.ts";
import { dayInMontreal } from "#app/time/montreal.ts";

export interface ConsentLog {
	/** Days in Montréal, the newest first. */
	days: readonly { day: string; granted: number; refused: number }[];
	recent: readonly Pick<ConsentEntry, "choice" | "locale" | "textVersion" | "chosenAt">[];
	/** Number of all stored entries. */
	total: number;
}

const dayCount = 30;
const recentCount = 20;

export async function readConsentLog(store: DocumentStore, now: Date): Promise<ConsentLog> {
	const since = new Date(now.getTime() - dayCount * 24 * 60 * 60 * 1000).toISOString();
	const entries: ConsentEntry[] = [];
	let cursor: string | null = null;
	do {
		const page: QueryPage<"consents"> = await store.query("consents", {
			where: [{ field: "chosenAt", is: ">", value: since }],
			orderBy: { field: "chosenAt", direction: "descending" },
			limit: 500,
			...(cursor && { cursor }),
		});
		entries.push(...page.documents.map(({ data }) => data));
		cursor = page.cursor;
	} while (cursor);
	const days = new Map<string, { day: string; granted: number; refused: number }>();
	for (const { choice, chosenAt } of entries) {
		const day = dayInMontreal(new Date(chosenAt));
		const counted = days.get(day) ?? { day, granted: 0, refused: 0 };
		counted[choice]++;
		days.set(day, counted);
	}
	return {
		days: [...days.values()],
		recent: entries.slice(0, recentCount).map(({ choice, locale, textVersion, chosenAt }) => {
			return { choice, locale, textVersion, chosenAt };
		}),
		total: await store.count("consents"),
	};
}
