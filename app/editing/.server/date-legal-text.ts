import { isDeepStrictEqual } from "node:util";
import { locales } from "#app/locale/locales.ts";
import type { EntryValue } from "#app/model/editing/content-entry.ts";
import type { ContentPage } from "#app/model/site/article.ts";

type Text = Omit<ContentPage, "name">;

/** The day that names a version, and the time of a further one on the same day. */
export type Version = Pick<ContentPage["matter"], "date" | "time">;

/**
 * The date of a legal page names its version, in contracts too. When the title or the text changes in one language,
 * both languages get the day of publication, or a later day that the editor typed. An earlier day than the published
 * one comes from an older draft and is ignored.
 */
export function dateLegalText(before: EntryValue, after: EntryValue, now: Version): EntryValue {
	const typed = locales.flatMap((locale) => {
		const [old, text] = [textOf(before, locale), textOf(after, locale)];
		return old && text && text.matter.date > old.matter.date ? [text.matter.date] : [];
	});
	const isChanged = locales.some((locale) => !isDeepStrictEqual(wordsOf(before, locale), wordsOf(after, locale)));
	const [date] = typed.toSorted().reverse();
	const version = date ? { date } : isChanged ? now : null;
	const dated = locales.flatMap((locale) => {
		const text = textOf(after, locale);
		const named = version ?? textOf(before, locale)?.matter;
		return text && named ? [[locale, withVersion(text, named)]] : [];
	});
	return { ...after, ...Object.fromEntries(dated) };
}

function withVersion({ matter: { time: _, ...matter }, ...text }: Text, { date, time }: Version): Text {
	return { ...text, matter: { ...matter, date, ...(time !== undefined && { time }) } };
}

function textOf(value: EntryValue, locale: (typeof locales)[number]): Text | undefined {
	return value[locale] as Text | undefined;
}

function wordsOf(value: EntryValue, locale: (typeof locales)[number]) {
	const text = textOf(value, locale);
	return text && [text.matter.title, text.body];
}
