import type { Services } from "#app/.server/services.ts";
import { callAnswers } from "#app/model/calls/call-answers.ts";
import { answeredOf } from "#app/model/estimate/answered.ts";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import { type NumberErrors, readAnswers } from "#app/model/estimate/form.ts";
import type { Kind } from "#app/model/estimate/questions.ts";
import { expectedMinutesOf } from "#app/model/leads/expected-minutes.ts";
import type { AppointmentWishes, EstimateLead } from "#app/model/leads/lead.ts";
import { areaIdOf } from "#app/model/leads/lead-place.ts";

export interface CallParts extends Pick<Services, "store" | "clock"> {
	content: Pick<Services["content"], "reader">;
}

/** What a caller wants done, as the form of a call says it. */
export interface CallWork {
	/** In the order of the table of questions. The first one is the `service` of the lead. */
	kinds: readonly Kind[];
	/**
	 * Null while no question of a chosen service has an answer: such a call is a `contact` lead with its service, because
	 * an estimate made of assumptions only would look like answers of the customer. "Doesn't know" is an answer.
	 */
	estimate: EstimateLead | null;
	/** The longest time that the work may take, counted with assumptions too. Null without a service or after a disaster. */
	minutes: number | null;
	/** The id of the area; null outside of all areas, and without a readable postal code. */
	area: string | null;
	/** As the lead stores it: without spaces, in capitals. Null when the field is empty. */
	postalCode: string | null;
	/** Numbers that are out of range, by field. They count as unknown. */
	errors: NumberErrors;
}

const noWishes: AppointmentWishes = { date: null, part: "any", days: [] };

export function readCallWork(sent: FormData, { content, clock }: Pick<CallParts, "content" | "clock">): CallWork {
	const reader = content.reader();
	const { kinds: chosen, details } = callAnswers(sent);
	const { answers, errors } = readAnswers(chosen, details, null);
	const result = estimate(answers, reader.read("prices"), reader.read("promotions"), clock.now());
	const isAnswered = chosen.some((kind) => answeredOf(kind, details).answered > 0);
	const postalCode = textOf(sent, "postalCode").toUpperCase().replace(/\s/g, "") || null;
	return {
		kinds: chosen,
		estimate: isAnswered ? { answers, result, wishes: noWishes } : null,
		minutes: expectedMinutesOf({ estimate: { answers, result } }),
		area: areaIdOf(postalCode, reader.read("service-area"), reader.read("company")),
		postalCode,
		errors,
	};
}

export function textOf(sent: FormData, name: string): string {
	const value = sent.get(name);
	return typeof value === "string" ? value.trim() : "";
}
