import { formatNumber } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { fillIn } from "../text/fill-in.ts";
import type { Answers } from "./answers.ts";
import { type EstimateQuestion, type Kind, kinds, type PiecesQuestion, questionsOf } from "./questions.ts";
import { optionLabel } from "./text.ts";
import type { EstimateFlowWords, QuestionText, QuestionTexts } from "./words.ts";

/** The questions and answers of one service in words, for people who read a lead. */
export interface ServiceAnswers {
	kind: Kind;
	answers: readonly AnsweredQuestion[];
}

export interface AnsweredQuestion {
	question: string;
	/** One answer, or one for each piece of a list. */
	answers: readonly string[];
}

export type AnswersTextWords = Pick<
	EstimateFlowWords,
	"questions" | "unknown" | "noneOfThese" | "units" | "pieceTitle"
>;

/** Every question of the table, in its order. Leaves out the questions that another answer replaces (`insteadOf`). */
export function describeAnswers({ services }: Answers, words: AnswersTextWords, locale: Locale): ServiceAnswers[] {
	return kinds.flatMap((kind) => {
		const given = services[kind];
		if (!given) return [];
		const values: Values = { ...given };
		const texts: QuestionTexts = words.questions[kind];
		const asked = questionsOf(kind).filter((question) => isAsked(question, values));
		return {
			kind,
			answers: asked.map((question) => {
				const text = texts[question.name] ?? { label: question.name };
				const answers =
					question.type === "pieces"
						? piecesText(kind, question, values, text, words, locale)
						: [answerText(question, values[question.name], text, words, locale)];
				return { question: text.label, answers };
			}),
		};
	});
}

type Values = Readonly<Record<string, unknown>>;

function isAsked(question: EstimateQuestion, values: Values): boolean {
	return question.type !== "number" || !question.insteadOf || values[question.insteadOf] === null;
}

function answerText(
	question: Exclude<EstimateQuestion, PiecesQuestion>,
	value: unknown,
	text: QuestionText,
	words: AnswersTextWords,
	locale: Locale,
): string {
	if (question.type === "several" && Array.isArray(value)) {
		return value.length === 0 ? words.noneOfThese : value.map((one) => optionText(text, one)).join(", ");
	}
	if (question.type === "number" && typeof value === "number") {
		return question.unit ? inSquareFeet(value, words, locale) : formatNumber(value, locale);
	}
	return optionText(text, value) || (text.unknown ?? words.unknown);
}

function piecesText(
	kind: Kind,
	{ fields }: PiecesQuestion,
	{ pieces }: Values,
	texts: QuestionText,
	words: AnswersTextWords,
	locale: Locale,
): string[] {
	if (!Array.isArray(pieces) || pieces.length === 0) return [words.unknown];
	return pieces.map((piece: Values, index) => {
		const told = fields.filter(({ name }) => name in piece && name !== "count");
		const parts = told.map(({ name }) => {
			const text = texts.fields?.[name] ?? { label: name };
			const value = piece[name];
			if (name === "area") return areaText(value, text.label, words, locale);
			const answer = typeof value === "number" ? formatNumber(value, locale) : optionText(text, value) || words.unknown;
			// The sort of piece has no label: it comes first, after the count.
			return name === "piece" ? howMany(piece.count, locale) + answer : labelled(text.label, answer, locale);
		});
		// The form asks for both sides of a rug; the answers store only their area.
		const sides = fields.filter(({ sideOf }) => sideOf).map(({ name }) => texts.fields?.[name]?.label ?? name);
		const size = sides.length > 0 ? [areaText(piece.area, sides.join(" × "), words, locale)] : [];
		return labelled(titleOf(kind, index + 1, words), [...size, ...parts].join(", "), locale);
	});
}

function howMany(count: unknown, locale: Locale): string {
	return typeof count === "number" && count > 1 ? `${formatNumber(count, locale)}\u00a0× ` : "";
}

export function titleOf(kind: Kind, n: number, words: AnswersTextWords): string {
	const titles: Partial<Record<Kind, string>> = words.pieceTitle;
	return fillIn(titles[kind] ?? "{n}", { n });
}

function areaText(value: unknown, label: string, words: AnswersTextWords, locale: Locale): string {
	if (typeof value === "number") return inSquareFeet(value, words, locale);
	return labelled(label, words.unknown, locale);
}

function inSquareFeet(value: number, { units }: AnswersTextWords, locale: Locale): string {
	return `${formatNumber(value, locale)}\u00a0${units.squareFeet}`;
}

export function labelled(label: string, value: string, locale: Locale): string {
	return `${label}${locale === "fr" ? "\u00a0" : ""}: ${value}`;
}

export function optionText({ options }: QuestionText, value: unknown): string {
	const option = options?.[String(value)];
	return option ? optionLabel(option) : "";
}
