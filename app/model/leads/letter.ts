import type { ContentOf } from "../editing/schemas/content-of.ts";
import type { letterSchema } from "../editing/schemas/letter-schema.ts";

/** A frequent reply in both languages, which members edit in the settings and insert into the replies they write. */
export type Letter = ContentOf<typeof letterSchema>;

/** A letter with its blanks filled in for one lead, in the lead's language. `name` is in the member's language. */
export interface FilledLetter {
	id: string;
	name: string;
	subject: string;
	text: string;
}
