import { serviceNamesIn } from "#app/.server/mail/lead-in-words.ts";
import type { Services } from "#app/.server/services.ts";
import { withCustomer } from "#app/leads/.server/customers/join-new-lead.ts";
import { followTokenFor } from "#app/leads/.server/follow-lead.ts";
import type { IncomingLead } from "#app/leads/.server/incoming-lead.ts";
import { type BookLead, bookNothing, type ReceivedLead, receiveBooking } from "#app/leads/.server/receive-lead.ts";
import { type Call, spokenNames } from "#app/model/calls/call-form.ts";
import type { Kind } from "#app/model/estimate/questions.ts";
import type { EstimateLead } from "#app/model/leads/lead.ts";
import { placeOf } from "#app/model/leads/lead-place.ts";
import type { SpokenAnswer, SpokenAnswers } from "#app/model/leads/spoken-answers.ts";
import { type NamedMember, namedMember } from "#app/model/members/member.ts";
import { askedKinds } from "#app/model/privacy/mail-kinds.ts";
import { callSentences } from "#content/calls.ts";
import { callWordsIn } from "./call-words.ts";

/** What is saved with a call, beside its own fields. */
export interface CallToSave {
	/** Of the form: the id of the lead, so that a form sent twice makes one. Null when it is unreadable. */
	key: string | null;
	/** The chosen services, and their estimate if its questions were answered. */
	kinds: readonly Kind[];
	estimate: EstimateLead | null;
	/** Of the chosen window; null without one. */
	book: BookLead | null;
	/** One of a known customer's leads, "new", or null when the member did not say. */
	customer: string | null;
}

/** "taken": the window is no longer free, and nothing was saved. */
export function saveCall(
	call: Call,
	{ book, customer, ...work }: CallToSave,
	member: NamedMember,
	services: Services,
): Promise<ReceivedLead | "taken"> {
	const by = namedMember(member);
	const booking = book ?? bookNothing;
	return receiveBooking(
		incomingCall(call, work, member, services),
		customer ? withCustomer(customer, by, services, booking) : booking,
		services,
	);
}

/** The lead that a call makes. */
export function incomingCall(
	call: Call,
	{ key, kinds, estimate }: Pick<CallToSave, "key" | "kinds" | "estimate">,
	member: NamedMember,
	services: Services,
): IncomingLead {
	const { name, email, phone, reachBy, postalCode, address, locale, heardFrom, confirms, answers } = call;
	const reader = services.content.reader();
	const by = namedMember(member);
	const place = placeOf(postalCode, reader.read("service-area"), reader.read("company"));
	const named = serviceNamesIn(kinds, locale, reader).join(", ");
	// A lead without an estimate has one service: the others are written into its text, which the customer reads.
	const isListed = !estimate && kinds.length > 1;
	const message = [isListed ? callWordsIn(locale).asked(named) : "", call.words].filter(Boolean).join("\n\n");
	return {
		kind: estimate ? "estimate" : "contact",
		fields: { name, email, phone, reachBy, marketing: false, service: kinds[0] ?? null, message, postalCode },
		place,
		...(estimate && { estimate }),
		followTokenOf: (id) => followTokenFor(id, services.secret),
		locale,
		key,
		flags: [],
		call: { by, confirms, address, heardFrom, spoken: spokenBy(answers, locale, by, services.clock.now()) },
		// Promotions wait for the customer's own confirmation.
		marketingText: "",
	};
}

function spokenBy(answers: Call["answers"], locale: Call["locale"], by: NamedMember, now: Date): SpokenAnswers {
	return Object.fromEntries(
		spokenNames.flatMap((name): [string, SpokenAnswer][] => {
			const answer = answers[name];
			const said = { text: callSentences[locale][name], locale, ...(name === "marketing" && { kinds: askedKinds }) };
			return answer ? [[name, { answer, ...said, at: now.toISOString(), by }]] : [];
		}),
	);
}
