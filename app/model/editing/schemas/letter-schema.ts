import { z } from "zod";
import { unknownBlankIn } from "../../leads/letter-blanks.ts";
import { replyLimits } from "../../leads/reply.ts";
import { fieldHints } from "./field-hints.ts";
import { distinct } from "./lists.ts";
import { refuse } from "./refusals.ts";
import { line, strangeCharacterIn } from "./texts.ts";

/** Short enough to leave room for what a member writes around it. */
const longestText = replyLimits.text - 2000;

/** Room for a reference and a greeting in place of the blanks. */
const longestSubject = replyLimits.subject - 30;

const words = z.strictObject({
	/** In the menu of letters; customers never see it. */
	name: line(40),
	subject: blankable(longestSubject)
		.refine((text) => !text.includes("\n"), refuse("line-break"))
		.register(fieldHints, { as: "line", blanks: [] }),
	text: blankable(longestText).register(fieldHints, { as: "letter", blanks: [] }),
});

export const letterSchema = z.strictObject({
	/** Never changes, so that a renamed letter keeps its history. */
	id: z
		.string()
		.regex(/^[a-z0-9-]{1,40}$/, { error: "unexpected" })
		.register(fieldHints, { as: "hidden" }),
	use: z.enum(["offered", "retired"]),
	fr: words,
	en: words,
});

export const lettersSchema = z
	.array(letterSchema)
	.min(1)
	.max(40)
	.superRefine(distinct(({ id }) => id, "id"));

/** Mail text is plain: stars and brackets have no meaning in it, and every blank may be left out. */
function blankable(most: number) {
	return z
		.string()
		.min(1)
		.max(most)
		.superRefine((text, context) => {
			const say = ({ error, params }: ReturnType<typeof refuse>) =>
				context.addIssue({ code: "custom", message: error, params, input: text });
			const strange = strangeCharacterIn(text);
			if (strange) say(refuse("character", strange));
			const unknown = unknownBlankIn(text);
			if (unknown) say(refuse("letter-blank", unknown));
		});
}
