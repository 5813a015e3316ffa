import { z } from "zod";
import { panel } from "./estimate-panel-schema.ts";
import { follow, person, step, visit } from "./estimate-steps-schema.ts";
import { button, hint, label, message, titledText, withBlanks } from "./estimate-texts.ts";
import { pill, questionWords } from "./question-words-schema.ts";
import { line, sentences } from "./texts.ts";

const save = z.strictObject({
	later: z.strictObject({
		button,
		text: hint,
		link: label,
		copy: button,
		copied: label,
		email: label,
		send: button,
		sent: message,
		emailWrong: message,
		tooMany: message,
	}),
	lost: titledText,
	/** Another tab changed the step: the visitor decides which answers to keep. */
	changed: z.strictObject({ title: label, text: message, keep: button, take: button }),
});

/** Used after the first screen. Sent in the payload, so plain text with placeholders (`{n}`) that `fillIn` replaces. */
export const estimateSchema = z.strictObject({
	details: step,
	visit,
	person,
	follow,
	questions: questionWords,
	/** "Je ne sais pas", for questions without a shorter form. */
	unknown: pill,
	/** Shown after a number field: "pi²", "pi". */
	units: z.strictObject({ squareFeet: line(12), feet: line(12) }),
	/** The buttons of a number field. */
	fewer: withBlanks("label"),
	more: withBlanks("label"),
	/** "Aucun de ces travaux": the last answer in the list of extras. */
	noneOfThese: label,
	addPiece: z.strictObject({ "oriental-rugs": button, "furniture-mattresses": button }),
	pieceTitle: z.strictObject({ "oriental-rugs": withBlanks("n"), "furniture-mattresses": withBlanks("n") }),
	pieceCard: z.strictObject({
		/** On the button that adds a piece of a sort that the list already has: "Sofa en plus". */
		more: withBlanks("piece"),
		addHint: hint,
		/** Before the price, for screen readers. */
		price: label,
		remove: button,
		removeNamed: withBlanks("piece"),
		removed: withBlanks("piece"),
		restore: button,
		/** Shown while the list is empty. */
		empty: sentences(200, { blanks: ["minimum"] }),
	}),
	changeServices: button,
	panel,
	save,
	errors: z.strictObject({
		number: withBlanks("min", "max"),
		/** Shown above the form when it has errors. */
		summary: label,
		failures: z.strictObject({ unavailable: message, busy: message, unreachable: message }),
	}),
});
