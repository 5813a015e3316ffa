/**
 * The fields of content that name things for the program; in every other one a text is written for visitors. A group of
 * words may have such a name too (the words around the field for a date): only a plain value is a code.
 */
export const codeFields: ReadonlySet<string> = new Set(["icon", "kind", "tone", "slug", "date", "topic", "cover"]);
