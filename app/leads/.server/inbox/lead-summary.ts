import type { PriceRange } from "#app/model/estimate/prices.ts";
import { type Kind, kinds } from "#app/model/estimate/questions.ts";
import { foldText } from "#app/model/fold.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Handler } from "#app/model/leads/lead-history.ts";
import type { LeadStatus } from "#app/model/leads/lead-status.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import type { Slot } from "#app/time/slot.ts";

/** The fields of a lead that lists show and search. */
export interface LeadSummary {
	id: string;
	revision: number;
	reference: string;
	kind: Lead["kind"];
	receivedAt: string;
	status: LeadStatus;
	isSpam: boolean;
	name: string;
	email: string | null;
	phone: string | null;
	postalCode: string | null;
	outOfArea: boolean;
	services: readonly ServiceName[];
	/** Post-disaster service: sorted before all other leads. */
	urgent: boolean;
	range: PriceRange | null;
	assignee: Handler | null;
	answeredAt: string | null;
	visit: Slot | null;
	isUnread: boolean;
	/** Text folded by `foldText` for the search. */
	words: string;
	digits: string;
}

/** The search covers only the beginning of a very long message. */
const mostSearched = 1500;

export function summaryOf({ id, data }: StoredDocument<Lead>): LeadSummary {
	const { reference, kind, receivedAt, status, spam, name, email, phone, postalCode, outOfArea, estimate, service } =
		data;
	const { revision, openedAt, assignee, answeredAt, visit } = data.desk;
	const answered = estimate ? kinds.filter((one) => estimate.answers.services[one]) : [];
	const services: readonly ServiceName[] = answered.length > 0 ? answered : service ? [service] : [];
	const result = estimate?.result;
	const messages = data.messages.map(({ text }) => text).join("\n");
	return {
		id,
		revision,
		reference,
		kind,
		receivedAt,
		status,
		isSpam: spam.length > 0,
		name,
		email,
		phone,
		postalCode,
		outOfArea,
		services,
		urgent: result?.urgent ?? services.includes("post-disaster" satisfies Kind),
		range: result?.priced ? { low: result.low, high: result.high } : null,
		assignee,
		answeredAt,
		visit,
		isUnread: openedAt === null && status === "new",
		words: foldText(
			[name, email, reference, postalCode, data.message, messages].filter(Boolean).join("\n").slice(0, mostSearched),
		),
		digits: phone ?? "",
	};
}

/** Returns true when the text contains every word, or when digits match the phone number in any notation. */
export function matchesSearch({ words, digits }: Pick<LeadSummary, "words" | "digits">, question: string): boolean {
	const number = question.replace(/[\s().+-]/g, "");
	if (/^\d{3,}$/.test(number) && digits.includes(number.replace(/^1(?=\d{10}$)/, ""))) return true;
	return foldText(question)
		.split(/\s+/)
		.filter(Boolean)
		.every((word) => words.includes(word));
}
