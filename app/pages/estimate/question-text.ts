import type { OptionWords } from "../../model/estimate-words.ts";

/** The words of a question or of a field of a piece, whichever they are of. */
export interface QuestionText {
	label: string;
	hint?: string;
	options?: Readonly<Record<string, OptionWords>>;
	/** In place of "I don't know". */
	unknown?: string;
	fields?: Readonly<Record<string, QuestionText>>;
}
