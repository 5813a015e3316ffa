import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from "react-router";

/** `ended`: the member is signed out. `failed`: the server failed or cannot be reached. */
export type FormOutcome = "accepted" | "refused" | "conflict" | "ended" | "failed";

type Tell = (outcome: FormOutcome) => void;

let sentForm: Tell | null = null;
let otherwise: Tell = () => {};

/** Must be called when a form is submitted: the outcome of the next action belongs to it. */
export function followSentForm(tell: Tell): void {
	sentForm = tell;
}

/** Receives the outcomes of all other forms. */
export function followOtherForms(tell: Tell): () => void {
	otherwise = tell;
	return () => {
		otherwise = () => {};
	};
}

/**
 * Client middleware that tells forms how their submission ended. When the session has ended, or the server cannot be
 * reached, the page stays as it is: React Router would replace it by an error page, and lose the typed text.
 */
export const tellSentForm: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
	if (request.method === "GET") return next();
	const form = sentForm;
	sentForm = null;
	const results = await next();
	// The form was sent again, as by a double click, or the member went to another page: this is no answer of the server.
	if (request.signal.aborted) return results;
	const [[route, sent] = ["", nothing]] = Object.entries(results);
	const outcome = outcomeOf(sent);
	(form ?? otherwise)(outcome);
	const stays = outcome === "ended" || (outcome === "failed" && form !== null);
	// A status from 400 keeps the loaders from running: they would redirect to the sign-in page.
	return stays ? { [route]: { type: "data", result: data(undefined, { status: 401 }) } } : results;
};

const nothing: DataStrategyResult = { type: "data", result: undefined };

export function outcomeOf({ type, result }: DataStrategyResult): FormOutcome {
	if (result instanceof Response) return "accepted";
	if (isRouteErrorResponse(result)) {
		if (result.status === 401) return "ended";
		return result.status >= 500 ? "failed" : "refused";
	}
	// The request itself failed.
	if (type === "error") return "failed";
	const status = statusOf(result);
	if (status < 400) return "accepted";
	return status === 409 ? "conflict" : "refused";
}

/** The status of `data(…)`. */
function statusOf(result: unknown): number {
	const { init } = (typeof result === "object" && result !== null ? result : {}) as { init?: ResponseInit | null };
	return init?.status ?? 200;
}
