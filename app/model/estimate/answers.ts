import {
	type ChoiceQuestion,
	type EstimateQuestion,
	type Kind,
	kinds,
	type NumberQuestion,
	type PieceField,
	type PiecesQuestion,
	type questions,
	questionsOf,
	type SeveralQuestion,
} from "./questions.ts";

/** Answers to the table of questions; every type and default here derives from that table. Areas are in square feet. */
export interface Answers {
	services: { readonly [K in Kind]?: AnswersByKind[K] };
	promotionCode: string | null;
	/** Questions with an assumption that the visitor did not touch, as `kind.question` (assumptions.ts). */
	untouched?: readonly string[];
}

/** Answers of an earlier build, or of an example, which say nothing of some questions. */
export interface PartialAnswers extends Omit<Answers, "services"> {
	services: { readonly [K in Kind]?: Partial<AnswersByKind[K]> };
}

export type AnswersOf<K extends Kind> = AnswersByKind[K];

export type AnswersByKind = {
	[K in Kind]: { [Question in QuestionOf<K> as Question["name"]]: AnswerTo<Question> };
};

export type QuestionOf<K extends Kind> = (typeof questions)[K][number];

/** "I don't know" is "unknown" for a choice and null for everything else. An empty list is an answer: none of these. */
export type AnswerTo<Question extends EstimateQuestion> = Question extends PiecesQuestion
	? readonly PieceOf<Question["fields"][number]>[] | null
	: Question extends NumberQuestion | { numeric: true }
		? number | null
		: Question extends SeveralQuestion
			? readonly Question["options"][number][] | null
			: Question extends ChoiceQuestion
				? Question["options"][number] | "unknown"
				: never;

/** With a `piece` field, a union of one row type per sort of piece, each with the fields asked of that sort. */
type PieceOf<Field extends PieceField> = [Extract<Field, { name: "piece" }>] extends [never]
	? RowOf<Field>
	: PieceOfSort<Field, Exclude<InputAnswer<Extract<Field, { name: "piece" }>["input"]>, "unknown">>;

type PieceOfSort<Field extends PieceField, Sort> = Sort extends string
	? RowOf<AskedOf<Exclude<Field, { name: "piece" }>, Sort>, { piece: Sort }>
	: never;

type AskedOf<Field extends PieceField, Sort> = Field extends { only: readonly (infer Only)[] }
	? Sort extends Only
		? Field
		: never
	: Field;

type RowOf<Field extends PieceField, Start = unknown> = Flat<
	Start & {
		[Each in Field as Each extends { sideOf: infer Area extends string } ? Area : Each["name"]]: InputAnswer<
			Each["input"]
		>;
	}
>;

type InputAnswer<Input extends PieceField["input"]> = Input extends { options: readonly (infer Option)[] }
	? Option | "unknown"
	: Input extends { default: number }
		? number
		: number | null;

type Flat<T> = { [Name in keyof T]: T[Name] };

export type PiecesOf<K extends Kind> =
	Extract<QuestionOf<K>, PiecesQuestion> extends infer Question extends PiecesQuestion
		? PieceOf<Question["fields"][number]>
		: never;

export type Rug = PiecesOf<"oriental-rugs">;
export type FurniturePiece = PiecesOf<"furniture-mattresses">;

/** Names of what can stay unanswered: a question, or a field of a piece. */
export type OpenName<K extends Kind> =
	| QuestionOf<K>["name"]
	| (PiecesOf<K> extends infer Piece ? KeyOfEach<Piece> : never);

type KeyOfEach<Piece> = Piece extends unknown ? keyof Piece & string : never;

export type AnyAnswer = AnswerTo<EstimateQuestion>;

/** Calls `answer` for each question of a service, and returns the answers by name. */
export function answerEach<K extends Kind>(kind: K, answer: (question: EstimateQuestion) => AnyAnswer): AnswersOf<K> {
	const answers = questionsOf(kind).map((question) => [question.name, answer(question)]);
	// The only cast: a loop over the table loses which question has which answer.
	return Object.fromEntries(answers) as AnswersOf<K>;
}

export function answersFor(
	chosen: readonly Kind[],
	of: <K extends Kind>(kind: K) => AnswersOf<K>,
): Answers["services"] {
	const services: { [K in Kind]?: AnswersByKind[K] } = {};
	const add = <K extends Kind>(kind: K) => {
		services[kind] = of(kind);
	};
	for (const kind of chosen) add(kind);
	return services;
}

/** "I don't know" to every question of a service. */
export function nothingKnown<K extends Kind>(kind: K): AnswersOf<K> {
	return answerEach(kind, unknownAnswer);
}

/** The answers of an untouched form. They let the price range show as soon as a service is chosen. */
export function startingAnswers<K extends Kind>(kind: K): AnswersOf<K> {
	return answerEach(kind, startingAnswer);
}

/** Questions that the answers say nothing of, such as those added since they were stored, get those of an untouched form. */
export function completeAnswers({ services, ...rest }: PartialAnswers): Answers {
	const stored = kinds.filter((kind) => services[kind]);
	return {
		services: answersFor(stored, (kind) => ({ ...startingAnswers(kind), ...services[kind] })),
		...rest,
	};
}

/** Leaves out answers that equal the table's defaults. */
export function withoutDefaults({ services, promotionCode }: Answers): object {
	const given = kinds.flatMap((kind) => {
		const answers: Readonly<Record<string, AnyAnswer>> | undefined = services[kind];
		if (!answers) return [];
		const defaults = questionsOf(kind).filter(
			(asked) => asked.type === "number" && asked.default === answers[asked.name],
		);
		const names = defaults.map(({ name }) => name);
		return [[kind, Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)))] as const];
	});
	return { services: Object.fromEntries(given), promotionCode };
}

export function startingAnswer(question: EstimateQuestion): AnyAnswer {
	return question.type === "number" && question.default !== undefined ? question.default : unknownAnswer(question);
}

function unknownAnswer(question: EstimateQuestion): AnyAnswer {
	return question.type === "choice" && !question.numeric ? "unknown" : null;
}
