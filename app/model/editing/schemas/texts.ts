import { z } from "zod";
import { deepestMarkdown, isMarkdownTooDeep } from "../markdown-depth.ts";
import { fieldHints } from "./field-hints.ts";
import { placeholdersOf, unknownTokenIn, wrongLinkIn } from "./placeholders.ts";
import { refuse } from "./refusals.ts";

interface TextRules {
	least?: number;
	/** Required placeholders: `["code"]` means that the text must contain `{code}` and no other placeholder. */
	blanks?: readonly string[];
}

/** One short line of plain text (tokens allowed): a title, a label, the text of a button. */
export function line(most: number, { least = 1, blanks = [] }: TextRules = {}) {
	return plain(least, most, blanks).register(fieldHints, { as: "line", blanks });
}

/** A sentence or two of plain text. */
export function sentences(most: number, { least = 1, blanks = [] }: TextRules = {}) {
	return plain(least, most, blanks).register(fieldHints, { as: "long", blanks });
}

/** A sentence or two that may contain **bold**, *emphasis* and [links](page:contact). */
export function rich(most: number, { least = 1, blanks = [] }: TextRules = {}) {
	return checked(least, most, blanks)
		.refine(isOneLine, refuse("line-break"))
		.superRefine(linksWithin("site"))
		.register(fieldHints, { as: "rich", blanks });
}

/** The body of an article or a legal page. First-level headings are rejected: the page's title is the only one. */
export function markdown(most: number) {
	return checked(1, most, [])
		.refine((text) => !/^# /m.test(text), refuse("top-heading"))
		.refine((text) => text.length > most || !isMarkdownTooDeep(text), refuse("too-deep", deepestMarkdown))
		.superRefine(linksWithin("web"))
		.register(fieldHints, { as: "markdown", blanks: [] });
}

/** Title and description for search engines; the title has no company name. */
export const searchTitle = line(60, { least: 3 });
export const searchDescription = sentences(155, { least: 70 });

export const slug = z
	.string()
	.max(80)
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: "slug-wrong" })
	.register(fieldHints, { as: "line", blanks: [] });

function plain(least: number, most: number, blanks: readonly string[]) {
	return checked(least, most, blanks)
		.refine(isOneLine, refuse("line-break"))
		.refine((text) => !/\]\(|\*\*/.test(text), refuse("markup"));
}

function checked(least: number, most: number, blanks: readonly string[]) {
	return z
		.string()
		.min(least)
		.max(most)
		.superRefine((text, context) => {
			const say = (refusal: ReturnType<typeof refuse>) =>
				context.addIssue({ code: "custom", message: refusal.error, params: refusal.params, input: text });
			const strange = strangeCharacterIn(text);
			if (strange) say(refuse("character", strange));
			if (/<[a-z!/?]/i.test(text)) say(refuse("html"));
			const wrong = unknownTokenIn(text);
			if (wrong) say(refuse("token", wrong));
			const present = placeholdersOf(text);
			const missing = blanks.find((blank) => !present.includes(blank));
			if (missing) say(refuse("blank-missing", `{${missing}}`));
			const unknown = present.find((blank) => !blanks.includes(blank));
			if (unknown) say(refuse("blank-unknown", `{${unknown}}`));
		});
}

function linksWithin(reach: "site" | "web") {
	return (text: string, context: z.RefinementCtx<string>) => {
		const wrong = wrongLinkIn(text, reach);
		if (wrong === undefined) return;
		const { error, params } = refuse("link", wrong);
		context.addIssue({ code: "custom", message: error, params, input: text });
	};
}

function isOneLine(text: string): boolean {
	return !text.includes("\n");
}

/** Invisible and direction-changing characters, lone surrogates, emoji; not those that the typography check fixes. */
const strangeCharacters =
	/[^\P{Cc}\n]|\p{Cs}|[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]|\p{Emoji_Presentation}/u;

/** Returns the name of the first such character. */
export function strangeCharacterIn(text: string): string | undefined {
	const character = strangeCharacters.exec(text)?.[0];
	if (character === undefined) return undefined;
	const name = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
	return /\p{Emoji_Presentation}/u.test(character) ? character : name;
}
