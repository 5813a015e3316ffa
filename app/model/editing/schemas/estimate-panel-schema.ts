import { z } from "zod";
import { lineCodes, plainCaveats } from "../../estimate/result.ts";
import { button, label, message, withBlanks } from "./estimate-texts.ts";
import { shortNames } from "./question-words-schema.ts";
import { sameFor } from "./same-for.ts";
import { line, sentences } from "./texts.ts";

/** "one" is for 1 (and 0 in French). */
export const plural = z.strictObject({ one: withBlanks("n"), other: withBlanks("n") });

/** The range beside the form, and the same estimate in mails and on paper. */
export const panel = z.strictObject({
	/** "Votre fourchette". */
	title: label,
	/** "avant taxes, tout compris". */
	before: label,
	/** When nothing has an automatic price. */
	noPrice: label,
	subtotal: label,
	gst: label,
	qst: label,
	total: label,
	/** Under the range on phones. */
	withTaxes: withBlanks("total"),
	duration: label,
	/** For an amount that comes on top: "+ 40 $". */
	added: withBlanks("amount"),
	/** "− 40 $". */
	off: withBlanks("amount"),
	codeUntil: withBlanks("code", "date"),
	/** In place of an amount: seen by us first. */
	onInspection: label,
	/** In place of an amount: not ours to clean. */
	refused: label,
	/** In place of an amount for a disaster. */
	byPhone: label,
	/** Under a line that tops up to a minimum. */
	minimum: withBlanks("minimum"),
	lines: sameFor(lineCodes, line(40)),
	/** The small words under a line, made of what was answered. */
	facts: z.strictObject({
		vents: plural,
		ventsBetween: withBlanks("low", "high"),
		squareFeet: withBlanks("n"),
		seats: plural,
		rooms: plural,
		bathrooms: plural,
		stairs: plural,
		units: plural,
		floors: plural,
		/** How many, before a piece: "2 × ". */
		times: withBlanks("n"),
	}),
	caveats: sameFor(plainCaveats, message),
	/** One question that is open, by its short name from `openQuestions`. */
	open: sentences(200, { blanks: ["question"] }),
	openSeveral: sentences(200, { blanks: ["questions"] }),
	openQuestions: shortNames,
	/** Always last: the final price is confirmed before work begins. */
	confirmed: message,
	code: z.strictObject({ label, apply: button }),
	/** Without JavaScript: the button that computes the range again. */
	update: button,
	/** Announced when the range changes. */
	announce: withBlanks("range", "total"),
	/** On phones: opens the lines. */
	showLines: button,
	hours: withBlanks("n"),
	hoursAndHalf: withBlanks("n"),
	halfHour: label,
	hoursBetween: withBlanks("low", "high"),
});
