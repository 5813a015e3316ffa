import { previewKey } from "#app/.server/content/preview-key.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import { kindOf, type WordKind } from "#app/model/editing/content-entry.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import type { EntryState } from "../entry-state.ts";
import { publicPaths } from "../preview-path.ts";
import { entryDescription, entryLabels } from "./entry-form.ts";
import { entryName } from "./entry-name.ts";
import { entryStatus } from "./entry-status.ts";
import { helpNames } from "./help-names.ts";
import { seoFacts } from "./seo-facts.ts";

export type EntryData = ReturnType<typeof entryView>;

interface EntryViewParts {
	/** The member's locale. */
	locale: Locale;
	origin: string;
	secret: string;
	now: Date;
	/** Reader of the published content. */
	reader: ContentReader;
}

/** All data of the entry editor, in the member's language. */
export function entryView(state: EntryState, { locale, origin, secret, now, reader }: EntryViewParts) {
	const { id, draft, published } = state;
	const description = entryDescription(id);
	const today = dayInMontreal(now);
	const kind = kindOf(id) as WordKind;
	return {
		id,
		kind,
		name: entryName(state, locale, reader),
		description,
		labels: entryLabels(id, description, locale),
		parts: Object.fromEntries(
			locales.map((part) => [
				part,
				{ value: draft[part] ?? beginningOf(part, draft.fr), base: fingerprint(draft[part]) },
			]),
		) as Record<Locale, { value: unknown; base: string }>,
		status: entryStatus(state, locale, reader),
		previewKey: previewKey(id, secret, now),
		publicPath: publicPaths(id, published).fr,
		seo: seoFacts(state, origin, reader),
		help: kind === "article" || kind === "legal" ? helpNames(reader) : null,
		today,
		tomorrow: addDays(today, 1),
	};
}

/** An English part that does not exist yet starts with the shared fields of the French and empty text. */
function beginningOf(part: Locale, french: unknown): unknown {
	if (part === "fr" || typeof french !== "object" || french === null || !("matter" in french)) return undefined;
	const words = { slug: "", title: "", description: "", lead: "", alt: "" };
	return { matter: { ...(french.matter as object), ...words }, body: "" };
}
