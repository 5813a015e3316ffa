import { agedKey } from "../faults/contact-visitor.ts";
import { exactly, type FaultReport } from "../faults/figures.ts";
import { readOutbox } from "../faults/stored-leads.ts";
import { type Answer, cookiesOf, post } from "./ask.ts";
import type { Target } from "./target.ts";

const start = "/estimation-gratuite";

/** An attacker with the link to a lead's page guesses the four digits, concurrently and from many networks. */
export async function secondCheck({ origin, data }: Target): Promise<FaultReport> {
	const headers = { "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": "10.50.0.7" };
	const cookie = cookiesOf(await post(origin, start, { service: "dryer-ducts" }, { headers }));
	await post(origin, `${start}/ou-et-quand`, { postalCode: "H2T 2S9" }, { headers, cookie });
	const person = { key: await agedKey(data), name: "Jeanne", phone: "514 555-0199", language: "fr" };
	const sent = await post(origin, `${start}/vous`, person, { headers, cookie });
	const guess = (digits: number): Promise<Answer> =>
		post(
			origin,
			sent.headers.location ?? "",
			{ proof: String(digits).padStart(4, "0") },
			{ headers: { ...headers, "X-Forwarded-For": `10.51.${digits}.7` } },
		);
	// The right digits, 0199, are near the end of the list.
	const answers = await Promise.all(Array.from({ length: 201 }, (_, digits) => guess(digits)));
	const tried = answers.filter(({ body, status }) => status !== 422 || !/>(?:<[^>]*>)*Trop d’essais/.test(body));
	const warnings = readOutbox(data).filter(({ template }) => template === "follow-guessing");
	return {
		title: "201 guesses at the second check of a lead at once, from as many networks",
		figures: [
			exactly("guesses that were tried", tried.length, 5),
			exactly("guesses that opened the page", answers.filter(({ status }) => status === 303).length, 0),
			exactly("warnings after five failures", warnings.length, 0),
		],
	};
}
