import type { OpenName } from "./estimate-answers.ts";
import type { Kind, questions } from "./estimate-questions.ts";
import type { LineCode, PlainCaveat } from "./estimate-result.ts";
import type { SearchWords } from "./page-words.ts";
import type { TitledText } from "./service-words.ts";

/**
 * The words of the estimate after its first screen. They travel in the payload, so they are plain text with blanks:
 * `{n}` and the like are filled by `fillIn`. A `Plural` has the form for one and the form for others.
 */
export interface EstimateFlowWords {
	details: StepWords;
	visit: StepWords & VisitWords;
	person: StepWords & PersonWords;
	follow: FollowWords;
	questions: { readonly [K in Kind]: QuestionWords<K> };
	/** "Je ne sais pas", and the shorter forms where a question needs its own. */
	unknown: string;
	/** What stands in a drop-down that nobody has opened yet; it means "unknown". */
	chooseOption: string;
	/** Units after a number field: "pi²", "pi". */
	units: { squareFeet: string; feet: string };
	/** For the buttons of a number field, with {label}. */
	fewer: string;
	more: string;
	/** "Aucun de ces travaux": the answer that closes the list of extras. */
	noneOfThese: string;
	addPiece: { "oriental-rugs": string; "furniture-mattresses": string };
	/** With {n}: the heading of each piece. */
	pieceTitle: { "oriental-rugs": string; "furniture-mattresses": string };
	/** With {n}. */
	removePiece: string;
	changeServices: string;
	panel: PanelWords;
	save: SaveWords;
	errors: {
		/** With {min} and {max}. */
		number: string;
		/** Above the form when something is wrong. */
		summary: string;
		failures: Readonly<Record<"unavailable" | "busy" | "unreachable", string>>;
	};
}

export interface StepWords extends SearchWords {
	heading: string;
	lead: string;
	/** Beside the button: what comes after it. */
	next: string;
	continue: string;
	back: string;
}

type QuestionName<K extends Kind> = (typeof questions)[K][number]["name"];
type OptionOf<Question> = Question extends { options: readonly (infer Option extends string)[] } ? Option : never;

export type QuestionWords<K extends Kind> = {
	readonly [Name in QuestionName<K>]: WordsOf<Extract<(typeof questions)[K][number], { name: Name }>>;
};

type WordsOf<Question> = Question extends { fields: readonly (infer Field)[] }
	? { label: string; hint?: string; fields: FieldWords<Field> }
	: Question extends { options: readonly string[] }
		? { label: string; hint?: string; options: Readonly<Record<OptionOf<Question>, OptionWords>>; unknown?: string }
		: { label: string; hint?: string };

type FieldWords<Field> = {
	readonly [Name in Field extends { name: infer N extends string } ? N : never]: Field extends {
		name: Name;
		input: infer Input;
	}
		? Input extends { options: readonly (infer Option extends string)[] }
			? { label: string; hint?: string; options: Readonly<Record<Option, string>> }
			: { label: string; hint?: string }
		: never;
};

/** The words of any question, or of any field of a piece. */
export interface QuestionText {
	label: string;
	hint?: string | undefined;
	options?: Readonly<Record<string, OptionWords>>;
	/** In place of "I don't know". */
	unknown?: string | undefined;
	fields?: QuestionTexts;
}

export type QuestionTexts = Readonly<Record<string, QuestionText>>;

/** A few words, or a few words and a smaller line below. */
export type OptionWords = string | { label: string; note: string };

/** "one" is for 1 (and 0 in French). With {n}. */
export interface Plural {
	one: string;
	other: string;
}

export interface PanelWords {
	/** "Votre fourchette". */
	title: string;
	/** "avant taxes, tout compris". */
	before: string;
	/** When nothing has an automatic price. */
	noPrice: string;
	subtotal: string;
	gst: string;
	qst: string;
	total: string;
	/** Under the range on phones, with {total}. */
	withTaxes: string;
	duration: string;
	/** For an amount that comes on top, with {amount}: "+ 40 $". */
	added: string;
	/** With {amount}: "− 40 $". */
	off: string;
	/** With {code} and {date}. */
	codeUntil: string;
	/** In place of an amount: seen by us first. */
	onInspection: string;
	/** In place of an amount: not ours to clean. */
	refused: string;
	/** In place of an amount for a disaster. */
	byPhone: string;
	/** With {minimum}: the small words under a line that tops up. */
	minimum: string;
	lines: Readonly<Record<LineCode, string>>;
	/** The small words under a line, made of what was answered; each with {n} or {low} and {high}. */
	facts: {
		vents: Plural;
		ventsBetween: string;
		squareFeet: string;
		seats: Plural;
		rooms: Plural;
		bathrooms: Plural;
		units: Plural;
		floors: Plural;
		/** How many, before a piece: "2 × ", with {n}. */
		times: string;
	};
	caveats: Readonly<Record<PlainCaveat, string>>;
	/** A question that is open, with {question} (its short name, from `openQuestions`); several of them with {questions}. */
	open: string;
	openSeveral: string;
	/** Short names inside a sentence: "la date du dernier nettoyage". Missing ones are not mentioned. */
	openQuestions: { readonly [K in Kind]: { readonly [Name in OpenName<K>]?: string | undefined } };
	/** Always last: the final price is confirmed before work begins. */
	confirmed: string;
	code: { label: string; apply: string };
	/** Without JavaScript: the button that computes the range again. */
	update: string;
	/** Announced when the range changes, with {range} and {total}. */
	announce: string;
	/** On phones: opens the lines. */
	showLines: string;
	/** "{n} h", "{n} h 30", "30 min", "{low} à {high}". */
	hours: string;
	hoursAndHalf: string;
	halfHour: string;
	hoursBetween: string;
}

export interface SaveWords {
	later: {
		button: string;
		text: string;
		link: string;
		copy: string;
		copied: string;
		email: string;
		send: string;
		sent: string;
		emailWrong: string;
		tooMany: string;
	};
	lost: TitledText;
}

export interface VisitWords {
	postalCode: { label: string; hint: string; wrong: string; missing: string };
	/** With {area}. */
	served: string;
	/** With {code}. */
	outside: TitledText;
	waiting: { label: string; button: string; emailWrong: string; thanks: TitledText };
	date: { label: string; hint: string; past: string; closed: string; far: string };
	part: { label: string; options: Readonly<Record<"any" | "morning" | "afternoon", string>> };
	days: { label: string; hint: string; options: Readonly<Record<"1" | "2" | "3" | "4" | "5" | "6", string>> };
	comment: { label: string; hint: string; tooLong: string };
	photos: {
		label: string;
		hint: string;
		choose: string;
		add: string;
		/** With {n}. */
		remove: string;
		/** The alt text of a photo, with {n}. */
		alt: string;
		/** With {n} and {most}. */
		count: string;
		/** With {name}. */
		uploading: string;
		/** With {name}. */
		refused: Readonly<
			Record<"not-a-picture" | "too-large" | "too-many-pixels" | "unreadable" | "too-many" | "busy" | "failed", string>
		>;
	};
	urgent: TitledText;
}

export interface PersonWords {
	language: { label: string; options: Readonly<Record<"fr" | "en", string>> };
	/** Above the button: what sending does. */
	promise: string;
	send: string;
	sending: string;
}

export interface FollowWords extends SearchWords {
	locked: {
		heading: string;
		lead: string;
		label: string;
		hint: string;
		button: string;
		wrong: string;
		tooMany: string;
	};
	sent: { heading: string; lead: string };
	/** When it is visited again later. */
	heading: string;
	reference: string;
	receivedOn: string;
	status: {
		label: string;
		values: Readonly<Record<"new" | "contacted" | "quoted" | "booked" | "done" | "lost", TitledText>>;
	};
	range: string;
	wishes: string;
	noWishes: string;
	calendar: string;
	print: string;
	copy: string;
	keepLink: string;
	addHeading: string;
	message: { label: string; hint: string; send: string; missing: string };
	history: string;
	you: string;
	urgent: TitledText;
	quote: { heading: string; notice: string; valid: string; for: string; by: string };
	event: { summary: string; description: string };
}
