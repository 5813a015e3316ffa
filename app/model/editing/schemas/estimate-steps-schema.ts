import { z } from "zod";
import { leadStatuses } from "../../leads/lead-status.ts";
import { button, hint, label, message, titledText, withBlanks } from "./estimate-texts.ts";
import { sameFor } from "./same-for.ts";
import { line, searchDescription, searchTitle, sentences } from "./texts.ts";
import { plainTitledText } from "./titled-text.ts";

const stepShape = {
	title: searchTitle,
	description: searchDescription,
	heading: line(80),
	lead: sentences(260),
	/** Shown beside the button: describes the next step. */
	next: line(80),
	continue: button,
	back: button,
};

export const step = z.strictObject(stepShape);

export const visit = z.strictObject({
	...stepShape,
	postalCode: z.strictObject({ label, hint, wrong: message, missing: message }),
	served: withBlanks("area"),
	outside: plainTitledText({ title: ["code"] }).extend({ continue: button }),
	waiting: z.strictObject({ text: hint, label, button, emailWrong: message, thanks: titledText }),
	date: z.strictObject({ label, hint, past: message, closed: message, far: message }),
	part: z.strictObject({ label, options: z.strictObject({ any: button, morning: button, afternoon: button }) }),
	days: z.strictObject({
		label,
		hint,
		options: z.strictObject({ 1: button, 2: button, 3: button, 4: button, 5: button, 6: button }),
	}),
	comment: z.strictObject({ label, hint, tooLong: message }),
	photos: z.strictObject({
		label,
		hint,
		choose: button,
		add: button,
		remove: withBlanks("n"),
		alt: withBlanks("n"),
		count: withBlanks("n", "most"),
		uploading: withBlanks("name"),
		refused: z.strictObject({
			"not-a-picture": refusal(),
			"too-large": refusal(),
			"too-many-pixels": refusal(),
			unreadable: refusal(),
			"too-many": refusal(),
			busy: refusal(),
			"no-space": refusal(),
			failed: refusal(),
		}),
	}),
	urgent: titledText,
});

function refusal() {
	return sentences(200, { blanks: ["name"] });
}

export const person = z.strictObject({
	...stepShape,
	language: z.strictObject({ label, options: z.strictObject({ fr: button, en: button }) }),
	/** Shown above the button: explains what happens after sending. */
	promise: hint,
	send: button,
	sending: button,
});

export const follow = z.strictObject({
	title: searchTitle,
	description: searchDescription,
	locked: z.strictObject({
		heading: label,
		lead: hint,
		label,
		hint,
		button,
		wrong: message,
		tooMany: message,
	}),
	sent: z.strictObject({ heading: label, lead: hint }),
	/** The heading when the page is opened again later. */
	heading: label,
	reference: label,
	receivedOn: label,
	status: z.strictObject({
		label,
		values: sameFor(leadStatuses, titledText),
	}),
	/** Beside the status. */
	todo: z.strictObject({ label, values: sameFor(leadStatuses, message), add: button }),
	range: label,
	wishes: label,
	noWishes: message,
	calendar: button,
	print: button,
	copy: button,
	keepLink: message,
	addHeading: label,
	message: z.strictObject({ label, hint, send: button, sent: message, missing: message, tooLong: message }),
	history: label,
	you: label,
	us: label,
	/** For a lead from outside the service area. */
	outside: titledText,
	urgent: titledText,
	quote: z.strictObject({ heading: label, notice: hint, valid: hint, for: label, by: label }),
	event: z.strictObject({ summary: label, description: hint }),
});
