import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import type { StepAnswer } from "../../model/step-answer.ts";

/** A server that does not answer must not take what was typed with it. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
	const form = await request.clone().formData();
	try {
		return await serverAction();
	} catch (error) {
		if (error instanceof Response) throw error;
		const values = Object.fromEntries(
			[...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
		);
		return { errors: {}, failure: "unreachable", values } satisfies StepAnswer;
	}
}

/** What was refused changes nothing but the answer. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	return actionResult && typeof actionResult === "object" && "failure" in actionResult
		? false
		: defaultShouldRevalidate;
}
