import { z } from "zod";
import { iconNames } from "../../pictures/icon-names.ts";
import { fieldHints } from "./field-hints.ts";
import { lines } from "./lists.ts";
import { refuseUneven, tableRows } from "./table-rows.ts";
import { line, rich, searchDescription, searchTitle, sentences } from "./texts.ts";
import { question, titledText } from "./titled-text.ts";

const heading = line(80);
const intro = rich(400);
const item = rich(200);

export const fact = z.strictObject({ label: line(40), value: line(60) });

const section = z.discriminatedUnion("kind", [
	z.strictObject({
		kind: z.literal("prose"),
		heading,
		paragraphs: z.array(rich(1_200)).min(1).max(8).register(fieldHints, { as: "paragraphs" }),
	}),
	z.strictObject({
		kind: z.literal("inclusion"),
		heading,
		included: lines(item, 1, 15),
		excluded: lines(item, 0, 15),
	}),
	z.strictObject({
		kind: z.literal("signs"),
		heading,
		items: z
			.array(titledText.extend({ icon: z.enum(iconNames) }))
			.min(1)
			.max(10),
		/** For visitors who see no sign: says that cleaning may not be needed. */
		otherwise: titledText,
	}),
	z.strictObject({
		kind: z.literal("steps"),
		heading,
		steps: z
			.array(titledText.extend({ /** "0 h 30" or a word. */ at: line(24) }))
			.min(1)
			.max(12),
	}),
	z.strictObject({ kind: z.literal("preparation"), heading, tips: z.array(titledText).min(1).max(10) }),
	z
		.strictObject({
			kind: z.literal("table"),
			heading,
			intro,
			columns: lines(line(60), 2, 6),
			rows: tableRows,
		})
		.superRefine(({ columns, rows }, context) => refuseUneven(rows, columns.length, context, ["rows"])),
	z.strictObject({
		kind: z.literal("choice"),
		heading,
		intro,
		options: z
			.array(titledText.extend({ points: lines(item, 1, 8) }))
			.min(1)
			.max(6),
	}),
	z.strictObject({
		kind: z.literal("notice"),
		tone: z.enum(["info", "warning"]),
		title: line(80),
		text: rich(600),
	}),
]);

/** Texts may contain tokens such as {{price:dryer}} or {{phone}}; `rich` texts also bold, emphasis and links. */
export const serviceSchema = z.strictObject({
	/** For menus, tiles and breadcrumbs. */
	name: line(40),
	title: searchTitle,
	description: searchDescription,
	heading,
	/** Two sentences under the heading. */
	lead: sentences(320),
	/** One sentence for tiles. */
	pitch: sentences(120),
	/** Three short facts under the lead, such as duration, proof and price. */
	facts: z.tuple([fact, fact, fact]),
	/** In reading order; the sections differ between services. */
	sections: z.array(section).min(1).max(16),
	questions: z.array(question).min(1).max(12),
});
