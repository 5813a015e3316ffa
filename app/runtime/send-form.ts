import { type ClientActionFunctionArgs, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { type FormFailure, failureOfStatus, typedValues } from "#app/model/forms/form-refusal.ts";
import { noticeFormRedirect } from "./form-redirect.ts";

/** Keeps the page and its values when the server fails or is unreachable; React Router would show an error page. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
	const values = typedValues(await request.clone().formData());
	try {
		return await serverAction();
	} catch (error) {
		// A redirect means that the form was accepted.
		if (error instanceof Response) {
			noticeFormRedirect(error);
			throw error;
		}
		return { errors: {}, failure: failureOf(error), values, key: values.key ?? "", pressed: values.intent };
	}
}

function failureOf(error: unknown): FormFailure {
	if (isRouteErrorResponse(error)) return failureOfStatus(error.status);
	// `fetch` rejects only with a TypeError.
	return error instanceof TypeError ? "unreachable" : "unavailable";
}

/** A failed submission changed no data on the server, so loaders run again only for a page that is outdated. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	return actionResult && typeof actionResult === "object" && "failure" in actionResult
		? "isOutdated" in actionResult
		: defaultShouldRevalidate;
}
