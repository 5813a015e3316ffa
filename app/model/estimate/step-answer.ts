import type { FormRefusalAnswer } from "../form-refusal.ts";

/** The answer to an estimate step that was not accepted: what is wrong, and everything that was typed. */
export interface StepAnswer extends FormRefusalAnswer {
	/** By field; a code that the page has words for. */
	errors: Readonly<Record<string, StepError>>;
	values: Readonly<Record<string, string>>;
	/** Outside the area that we serve: the code that was given. */
	outside?: string;
}

export interface StepError {
	code: string;
	/** Of the file that is wrong. */
	name?: string;
	min?: number;
	max?: number;
}
