import { type ClientActionFunctionArgs, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { type FormFailure, failureOfStatus, typedValues } from "../model/form-refusal.ts";
import { noticeFormRedirect } from "./form-redirect.ts";

/** Keeps the page and its values when the server refuses or cannot be reached, where React Router shows an error page. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
	const values = typedValues(await request.clone().formData());
	try {
		return await serverAction();
	} catch (error) {
		// A redirect: the form was accepted.
		if (error instanceof Response) {
			noticeFormRedirect(error);
			throw error;
		}
		return { errors: {}, failure: failureOf(error), values, key: values.key ?? "", pressed: values.intent };
	}
}

function failureOf(error: unknown): FormFailure {
	if (isRouteErrorResponse(error)) return failureOfStatus(error.status);
	// The only error that fetch itself rejects with.
	return error instanceof TypeError ? "unreachable" : "unavailable";
}

/** A refusal changes nothing but the answer. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	return actionResult && typeof actionResult === "object" && "failure" in actionResult
		? false
		: defaultShouldRevalidate;
}
