/**
 * Content fields whose text is a code for the program; text in every other field is for visitors. A group of words may
 * have the same name (such as the words around a date field): only a plain value is a code.
 */
export const codeFields: ReadonlySet<string> = new Set(["icon", "kind", "tone", "slug", "date", "topic", "cover"]);
