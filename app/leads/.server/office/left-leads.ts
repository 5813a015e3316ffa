import type { Services } from "#app/.server/services.ts";
import type { Locale } from "#app/locale/locales.ts";
import { changeText } from "./change-text.ts";
import { leadWordsIn } from "./staff-words.ts";

/** The leads that a bulk change did not reach, with the last change by a member; no name for a deleted lead. */
export async function leftLeads(ids: readonly string[], { store }: Pick<Services, "store">, locale: Locale) {
	const words = leadWordsIn(locale);
	const found = await Promise.all(ids.map((id) => store.get("leads", id)));
	return found.map((lead, index) => {
		const id = ids[index] ?? "";
		if (!lead) return { id, name: null, reference: "", change: "" };
		const { name, email, reference, desk } = lead.data;
		const last = desk.history.toSorted((one, other) => one.revision - other.revision).at(-1);
		const change = last ? `${last.by.name} ${changeText(last, words, locale)}` : "";
		return { id, name: name || email || words.list.nameless, reference, change };
	});
}
