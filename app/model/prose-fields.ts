/** The fields of content that name things for the program; in every other one a text is written for visitors. */
export const codeFields: ReadonlySet<string> = new Set(["icon", "kind", "tone", "slug", "date", "topic", "cover"]);
