/** Set by the redirects after sending a lead (`sent`), adding to it (`added`) and each form about it. */
export type JustDone =
	| "sent"
	| "added"
	| "address"
	| "appointment"
	| "choice"
	| "quote"
	| "note"
	| "note-removed"
	| "job";

/** The result of a form, in the query of the page that it redirects to. */
export interface FormResult<Outcome extends string = string> {
	outcome: Outcome;
	/** Milliseconds since 1970: makes each result another page, which is announced again. */
	at: number;
	/** What the notice needs to know of the form; may be empty. */
	detail: string;
}

/** A bookmark of such an address opens the page without the result. */
export const resultShownFor = 10 * 60 * 1000;

export function writeResult({ outcome, at, detail }: FormResult): string {
	return [outcome, at, detail].join(".");
}

export function readResult<Outcome extends string>(
	text: string | null,
	outcomes: readonly Outcome[],
	now: Date,
): FormResult<Outcome> | null {
	const [name, time, detail = ""] = (text ?? "").split(".");
	const [outcome, age] = [outcomes.find((each) => each === name), now.getTime() - Number(time)];
	return outcome && age >= 0 && age < resultShownFor ? { outcome, at: Number(time), detail } : null;
}
