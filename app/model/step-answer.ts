/** What a step of the estimate shows when it was not kept: what is wrong, and everything that was typed. */
export interface StepAnswer {
	/** By field; a code that the page has words for. */
	errors: Readonly<Record<string, StepError>>;
	/** `unreachable` is the browser's own: the server did not answer at all. */
	failure: "unavailable" | "busy" | "unreachable" | null;
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
