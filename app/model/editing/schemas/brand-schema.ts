import { z } from "zod";
import type { Hex } from "../../brand/color.ts";
import { fontPairNames } from "../../brand/font-pairs.ts";
import { isColor } from "../../brand/read-color.ts";
import { prefixPattern } from "../../brand/reference-prefix.ts";
import { isUploaded } from "../uploaded-picture.ts";
import { fieldHints } from "./field-hints.ts";

const color = z.custom<Hex>(isColor, { error: "color-wrong" }).register(fieldHints, { as: "color" });

/** Chosen with an upload, not with the form's fields. */
const uploaded = z
	.string()
	.refine(isUploaded, { error: "unexpected" })
	.register(fieldHints, { as: "hidden" })
	.optional();

export const brandSchema = z.strictObject({
	/** Before the number of a request, a dash between them. Earlier requests keep theirs. */
	prefix: z.string().regex(prefixPattern, { error: "prefix-wrong" }).register(fieldHints, { as: "line", blanks: [] }),
	/** The square picture beside the name. Without one, a company with another name gets its initials. */
	mark: uploaded,
	/** A wide picture with the name in it; replaces the mark and the name in text. */
	logo: uploaded,
	colors: z.strictObject({ main: color, accent: color }),
	fonts: z.enum(fontPairNames),
});
