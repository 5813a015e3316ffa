import { isDeepStrictEqual } from "node:util";
import { locales } from "#app/locale/locales.ts";
import type { EntryValue } from "#app/model/editing/content-entry.ts";
import type { ContentPage } from "#app/model/site/article.ts";

type Text = Omit<ContentPage, "name">;

/**
 * The date of a legal page names its version, in contracts too. When the title or the text changes in one language,
 * both languages get the day of publication, or a later day that the editor typed. An earlier day than the published
 * one comes from an older draft and is ignored.
 */
export function dateLegalText(before: EntryValue, after: EntryValue, today: string): EntryValue {
	const typed = locales.flatMap((locale) => {
		const [old, now] = [textOf(before, locale), textOf(after, locale)];
		return old && now && now.matter.date > old.matter.date ? [now.matter.date] : [];
	});
	const isChanged = locales.some((locale) => !isDeepStrictEqual(wordsOf(before, locale), wordsOf(after, locale)));
	const version = typed.toSorted().at(-1) ?? (isChanged ? today : null);
	const dated = locales.flatMap((locale) => {
		const text = textOf(after, locale);
		const date = version ?? textOf(before, locale)?.matter.date;
		return text && date ? [[locale, { ...text, matter: { ...text.matter, date } }]] : [];
	});
	return { ...after, ...Object.fromEntries(dated) };
}

function textOf(value: EntryValue, locale: (typeof locales)[number]): Text | undefined {
	return value[locale] as Text | undefined;
}

function wordsOf(value: EntryValue, locale: (typeof locales)[number]) {
	const text = textOf(value, locale);
	return text && [text.matter.title, text.body];
}
