import { z } from "zod";
import { fieldHints } from "./field-hints.ts";
import { refuse } from "./refusals.ts";
import { sortationCodes } from "./sortation-codes.ts";

/** Only the letters that Canada Post uses. */
const sortationCode = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]$/;

const area = z
	.record(z.string(), z.string().max(20))
	.superRefine((codes, context) => {
		const all = sortationCodes(codes);
		if (all.length === 0) say(context, refuse("missing"));
		const wrong = all.find((code) => !sortationCode.test(code));
		if (wrong) say(context, refuse("sortation-code", wrong));
		const twice = all.find((code, index) => all.indexOf(code) !== index);
		if (twice) say(context, refuse("repeated", twice));
	})
	.register(fieldHints, { as: "sortation-codes" });

/** One entry for each area of the company, in the same order. */
export const serviceAreaSchema = z
	.array(area)
	.min(1)
	.max(12)
	.superRefine((areas, context) => {
		const seen = new Set<string>();
		for (const [index, codes] of areas.entries()) {
			const twice = sortationCodes(codes).find((code) => seen.has(code));
			if (twice) say(context, refuse("repeated", twice), [index]);
			for (const code of sortationCodes(codes)) seen.add(code);
		}
	});

function say(context: z.RefinementCtx, { error, params }: ReturnType<typeof refuse>, path: number[] = []): void {
	context.addIssue({ code: "custom", message: error, params, path });
}
