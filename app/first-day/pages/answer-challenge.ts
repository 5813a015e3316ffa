import type { LoaderFunctionArgs } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { answerChallenge } from "../.server/domain-challenge.ts";

/** Proves to a check of the domain that this site answers at its public address. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const answer = await answerChallenge(params.token ?? "", context.get(servicesContext));
	const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
	return new Response(answer ?? "", { status: answer === null ? 404 : 200, headers });
}
