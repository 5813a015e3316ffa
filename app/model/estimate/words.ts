import type { ContentOf } from "../editing/schemas/content-of.ts";
import type { plural } from "../editing/schemas/estimate-panel-schema.ts";
import type { estimateSchema } from "../editing/schemas/estimate-words-schema.ts";
import type { OptionWords } from "../editing/schemas/question-words-schema.ts";

export type { OptionWords };

export type EstimateFlowWords = ContentOf<typeof estimateSchema>;
export type StepWords = EstimateFlowWords["details"];
export type AppointmentStepWords = EstimateFlowWords["visit"];
export type FollowWords = EstimateFlowWords["follow"];
export type PanelWords = EstimateFlowWords["panel"];
export type Plural = ContentOf<typeof plural>;

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
