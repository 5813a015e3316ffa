import { z } from "zod";
import { lineCodes, plainCaveats } from "../../estimate/result.ts";
import { button, label, message, withBlanks } from "./estimate-texts.ts";
import { assumptionWords, shortNames } from "./question-words-schema.ts";
import { sameFor } from "./same-for.ts";
import { line, sentences } from "./texts.ts";

/** `one` is used for 1 (in French also for 0). */
export const plural = z.strictObject({ one: withBlanks("n"), other: withBlanks("n") });

/** The price range beside the form; also used for the estimate in mails and in print. */
export const panel = z.strictObject({
	/** "Votre fourchette". */
	title: label,
	/** "avant taxes; déplacement, équipement et produits compris". */
	before: label,
	/** Shown when nothing has an automatic price. */
	noPrice: label,
	subtotal: label,
	gst: label,
	qst: label,
	total: label,
	/** Shown under the range on phones. */
	withTaxes: withBlanks("total"),
	duration: label,
	/** An added amount: "+ 40 $". */
	added: withBlanks("amount"),
	/** "− 40 $". */
	off: withBlanks("amount"),
	codeUntil: withBlanks("code", "date"),
	/** Replaces an amount that needs an inspection first. */
	onInspection: label,
	/** Replaces an amount for something that the company does not clean. */
	refused: label,
	/** Replaces an amount for a disaster. */
	byPhone: label,
	/** Shown under a line that raises the price to a minimum. */
	minimum: withBlanks("minimum"),
	lines: sameFor(lineCodes, line(40)),
	/** Small text under a line, made from the answers. */
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
		/** The count before a piece: "2 × ". */
		times: withBlanks("n"),
	}),
	caveats: sameFor(plainCaveats, message),
	/** For a single open question, with its short name from `openQuestions`. */
	open: sentences(200, { blanks: ["question"] }),
	openSeveral: sentences(200, { blanks: ["questions"] }),
	openQuestions: shortNames,
	/** Beside the range, while questions are untouched: "Pour l’instant : 10 bouches, sortie au mur." */
	assumed: withBlanks("assumptions"),
	assumptions: assumptionWords,
	/** Always last: the estimate is a range, the accepted quote is firm. */
	confirmed: message,
	code: z.strictObject({ label, apply: button }),
	/** Running promotions that fit the chosen services; also used by the price cards of service pages. */
	offers: z.strictObject({
		title: label,
		/** Before it is applied: "Duo d’automne : 40 $ de moins". */
		less: withBlanks("name", "amount"),
		applied: withBlanks("name", "amount"),
		/** Shown when another promotion gives less: "Duo d’automne : 40 $ au lieu de 25 $". */
		instead: withBlanks("name", "amount", "other"),
		/** Why a promotion is not added to the one that is applied, whose name is filled in. */
		oneAtATime: withBlanks("name"),
		/** The same on a price card, which keeps the larger discount (`other`). */
		notAdded: withBlanks("name", "amount", "other"),
		until: withBlanks("date"),
		conditions: label,
		apply: button,
		remove: button,
		swap: button,
		/** Above the services that can be added on a service page. */
		together: label,
		/** What the price of an added service assumes. */
		wallExit: withBlanks("amount"),
		ventsIncluded: withBlanks("n"),
		/** The button that recalculates the price of a service page without JavaScript. */
		update: button,
		/** Under the price of a service page. */
		carried: message,
	}),
	/** The button that recalculates the range without JavaScript. */
	update: button,
	/** Announced to screen readers when the range changes. */
	announce: withBlanks("range", "total"),
	/** The button that opens the lines on phones. */
	showLines: button,
	hours: withBlanks("n"),
	hoursAndHalf: withBlanks("n"),
	halfHour: label,
	hoursBetween: withBlanks("low", "high"),
});
