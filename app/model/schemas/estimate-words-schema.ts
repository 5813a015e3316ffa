import { z } from "zod";
import { type EstimateQuestion, kinds, type PieceField, questionsOf } from "../estimate-questions.ts";
import { lineCodes } from "../estimate-result.ts";
import type {
	EstimateFlowWords,
	FollowWords,
	OptionWords,
	PanelWords,
	PersonWords,
	Plural,
	SaveWords,
	StepWords,
	VisitWords,
} from "../estimate-words.ts";
import { fieldHints } from "./field-hints.ts";
import { sameFor } from "./same-for.ts";
import { line, searchDescription, searchTitle, sentences } from "./texts.ts";
import { plainTitledText } from "./titled-text.ts";

const label = line(80);
const button = line(60);
const message = sentences(200);
const hint = sentences(260);
const titledText = plainTitledText();

function withBlanks(...blanks: string[]) {
	return line(120, { blanks });
}

const stepShape = {
	title: searchTitle,
	description: searchDescription,
	heading: line(80),
	lead: sentences(260),
	next: line(80),
	continue: button,
	back: button,
};

const step = z.strictObject(stepShape) satisfies z.ZodType<StepWords>;

const visit = z.strictObject({
	...stepShape,
	postalCode: z.strictObject({ label, hint, wrong: message, missing: message }),
	served: withBlanks("area"),
	outside: plainTitledText({ title: ["code"] }),
	waiting: z.strictObject({ label, button, emailWrong: message, thanks: titledText }),
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
			failed: refusal(),
		}),
	}),
	urgent: titledText,
}) satisfies z.ZodType<StepWords & VisitWords>;

function refusal() {
	return sentences(200, { blanks: ["name"] });
}

const person = z.strictObject({
	...stepShape,
	language: z.strictObject({ label, options: z.strictObject({ fr: button, en: button }) }),
	promise: hint,
	send: button,
	sending: button,
}) satisfies z.ZodType<StepWords & PersonWords>;

const follow = z.strictObject({
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
	heading: label,
	reference: label,
	receivedOn: label,
	status: z.strictObject({
		label,
		values: z.strictObject({
			new: titledText,
			contacted: titledText,
			quoted: titledText,
			booked: titledText,
			done: titledText,
			lost: titledText,
		}),
	}),
	range: label,
	wishes: label,
	noWishes: message,
	calendar: button,
	print: button,
	copy: button,
	keepLink: message,
	addHeading: label,
	message: z.strictObject({ label, hint, send: button, missing: message }),
	history: label,
	you: label,
	urgent: titledText,
	quote: z.strictObject({ heading: label, notice: hint, valid: hint, for: label, by: label }),
	event: z.strictObject({ summary: label, description: hint }),
}) satisfies z.ZodType<FollowWords>;

const plural = z.strictObject({ one: withBlanks("n"), other: withBlanks("n") }) satisfies z.ZodType<Plural>;

/** Inside a sentence: "la date du dernier nettoyage". Every question and every answer about a piece may have one. */
const shortNames = z.strictObject(
	Object.fromEntries(
		kinds.map((kind) => {
			const names = questionsOf(kind).flatMap((asked) => [asked.name, ...fieldNames(asked)]);
			return [kind, z.strictObject(Object.fromEntries(names.map((name) => [name, line(60).optional()])))];
		}),
	),
) as unknown as z.ZodType<PanelWords["openQuestions"]>;

function fieldNames(asked: EstimateQuestion): string[] {
	if (asked.type !== "pieces") return [];
	return asked.fields.map(({ name, sideOf }) => sideOf ?? name);
}

const panel = z.strictObject({
	title: label,
	before: label,
	noPrice: label,
	subtotal: label,
	gst: label,
	qst: label,
	total: label,
	withTaxes: withBlanks("total"),
	duration: label,
	added: withBlanks("amount"),
	off: withBlanks("amount"),
	codeUntil: withBlanks("code", "date"),
	onInspection: label,
	refused: label,
	byPhone: label,
	minimum: withBlanks("minimum"),
	lines: sameFor(lineCodes, line(40)),
	facts: z.strictObject({
		vents: plural,
		ventsBetween: withBlanks("low", "high"),
		squareFeet: withBlanks("n"),
		seats: plural,
		rooms: plural,
		bathrooms: plural,
		units: plural,
		floors: plural,
		times: withBlanks("n"),
	}),
	caveats: z.strictObject({
		"ducts-may-not-exist": message,
		"nest-must-be-empty": message,
		"filters-to-provide": message,
		"rugs-about-ten-days": message,
		"urine-without-promise": message,
		"urine-at-home-not-advised": message,
		"priced-after-inspection": message,
		"fabric-dusted-only": message,
		"fabric-refused": message,
		"below-building-price": message,
		"confirmed-after-site-visit": message,
		"night-quoted-apart": message,
		"disaster-call-first": message,
		"minimum-call-out": message,
		"promotion-unknown": message,
		"promotion-not-current": message,
		"promotion-needs-services": message,
		"promotion-needs-two-rugs": message,
		"promotion-after-inspection": message,
		"promotion-below-minimum": message,
	}),
	open: sentences(200, { blanks: ["question"] }),
	openSeveral: sentences(200, { blanks: ["questions"] }),
	openQuestions: shortNames,
	confirmed: message,
	code: z.strictObject({ label, apply: button }),
	update: button,
	announce: withBlanks("range", "total"),
	showLines: button,
	hours: withBlanks("n"),
	hoursAndHalf: withBlanks("n"),
	halfHour: label,
	hoursBetween: withBlanks("low", "high"),
}) satisfies z.ZodType<PanelWords>;

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
}) satisfies z.ZodType<SaveWords>;

/** On a pill: longer words would break the row. */
const pill = line(24);

const optionWords = z
	.union([pill, z.strictObject({ label: pill, note: line(60) })])
	.register(fieldHints, { as: "noted-text" }) satisfies z.ZodType<OptionWords>;

/** The table of questions decides what has words, as it does for the type; so neither can forget a question. */
const questionWords = z.strictObject(
	Object.fromEntries(
		kinds.map((kind) => [
			kind,
			z.strictObject(Object.fromEntries(questionsOf(kind).map((asked) => [asked.name, wordsOf(asked)]))),
		]),
	),
) as unknown as z.ZodType<EstimateFlowWords["questions"]>;

function wordsOf(asked: EstimateQuestion) {
	const basics = { label, hint: hint.optional() };
	if (asked.type === "number") return z.strictObject(basics);
	if (asked.type === "pieces") {
		const fields = Object.fromEntries(asked.fields.map((field) => [field.name, fieldWords(field)]));
		return z.strictObject({ ...basics, fields: z.strictObject(fields) });
	}
	return z.strictObject({ ...basics, options: sameFor(asked.options, optionWords), unknown: pill.optional() });
}

function fieldWords({ input }: PieceField) {
	const basics = { label, hint: hint.optional() };
	return input.type === "choice"
		? z.strictObject({ ...basics, options: sameFor(input.options, line(40)) })
		: z.strictObject(basics);
}

export const estimateSchema = z.strictObject({
	details: step,
	visit,
	person,
	follow,
	questions: questionWords,
	unknown: pill,
	chooseOption: label,
	units: z.strictObject({ squareFeet: line(12), feet: line(12) }),
	fewer: withBlanks("label"),
	more: withBlanks("label"),
	noneOfThese: label,
	addPiece: z.strictObject({ "oriental-rugs": button, "furniture-mattresses": button }),
	pieceTitle: z.strictObject({ "oriental-rugs": withBlanks("n"), "furniture-mattresses": withBlanks("n") }),
	removePiece: withBlanks("n"),
	changeServices: button,
	panel,
	save,
	errors: z.strictObject({
		number: withBlanks("min", "max"),
		summary: label,
		failures: z.strictObject({ unavailable: message, busy: message, unreachable: message }),
	}),
}) satisfies z.ZodType<EstimateFlowWords>;
