import type { Lead } from "#app/model/leads/lead.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { StoredDocument, Write } from "#app/model/ports.ts";
import { isProposalOver } from "#app/model/quotes/proposal-end.ts";
import { isOver, type Quote } from "#app/model/quotes/quote.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import { quoteReplacement, quotesOf } from "#app/quotes/.server/quotes.ts";
import type { LeadParts } from "../lead-parts.ts";
import { mailWrite } from "../mail-write.ts";
import { contractCreation } from "../quotes/contract-writes.ts";
import { quoteTasks } from "../tasks/call-tasks.ts";
import type { CallerParts } from "../tasks/caller.ts";
import { type AppointmentChange, openAppointment, prepareAppointment } from "./appointment-change.ts";
import { endProposal, ready } from "./end-proposal.ts";
import type { PreparedQuote, QuoteChange, QuoteRefusal } from "./quote-change.ts";

type Found = StoredDocument<Lead>;
type Answer = Extract<QuoteChange, { to: "accepted" | "declined" }>;

/** What a customer's answer to a quote writes, besides the lead. */
export async function prepareAnswer(
	parts: LeadParts & CallerParts,
	found: Found,
	change: Answer,
	by: NamedMember,
	newId: string,
): Promise<PreparedQuote> {
	const { store, clock } = parts;
	const [now, quotes] = [clock.now(), await quotesOf(store, found.id)];
	const own = quotes.find(({ id }) => id === change.of.id);
	if (!own || own.data.hash !== change.of.hash) return { kind: "refused", why: "superseded" };
	if (own.data.status === change.to) return { kind: "same" };
	const why = refusalOf(own.data, found.data, now);
	if (why) return { kind: "refused", why };
	const appointment = await prepareBooking(parts, found, own.data, change, by, newId);
	if (appointment === "proposal-ended") return { kind: "refused", why: appointment };
	if (appointment && appointment.kind !== "ready") return { kind: "refused", why: "proposal-ended" };

	const at = now.toISOString();
	const { id } = own;
	const amounts = quoteAmounts(own.data.content);
	const before = quotes.find(({ data }) => data.status === "accepted");
	const { version } = own.data;
	const writes: Write[] = [
		quoteReplacement(own, { ...own.data, status: change.to, answeredAt: at, updatedAt: at }),
		...(appointment?.writes ?? []),
	];
	const mails = [...(appointment?.mails ?? [])];
	let accepted = found.data.desk.quote?.accepted ?? null;
	if (change.to === "accepted") {
		accepted = { id, version, at, total: amounts.total, most: amounts.most.beforeTaxes };
		if (before) writes.push(quoteReplacement(before, { ...before.data, status: "superseded", updatedAt: at }));
		writes.push(...(await contractCreation(store, found, own, { ...change.acceptance, at })));
		mails.push(mailWrite(`${id}-accepted`, "quote-accepted", found.id, parts, { quote: id }));
	}
	return {
		kind: "ready",
		record: { id, version, step: change.to, total: amounts.total },
		quote: {
			id,
			version,
			status: change.to,
			total: amounts.total,
			answeredAt: at,
			accepted,
			validUntil: own.data.content.validUntil,
			sentAt: own.data.sentAt ?? at,
		},
		appointment,
		writes,
		mails,
		tasks: [],
		overtaken: [...(await quoteTasks(store, found.id, id)), ...(appointment?.overtaken ?? [])],
	};
}

function refusalOf({ status, content }: Quote, lead: Lead, now: Date): QuoteRefusal | null {
	if (status === "declined" || status === "superseded") return status;
	if (status !== "sent") return "superseded";
	if (lead.status === "lost" || lead.spam.length > 0) return "closed";
	return isOver(content.validUntil, now) ? "expired" : null;
}

/** Books the proposed appointment, or frees its time. One that a member booked meanwhile stays. */
async function prepareBooking(
	parts: LeadParts & CallerParts,
	found: Found,
	{ proposal }: Quote,
	change: Answer,
	by: NamedMember,
	newId: string,
) {
	const books = change.to === "accepted" && change.books;
	const open = await openAppointment(parts.store, found.data);
	if (!open || open.id !== proposal) return books ? "proposal-ended" : null;
	if (open.data.status === "booked") return null;
	const of = { id: open.id, sequence: open.data.sequence };
	if (!books) return endProposal(parts, found, of, by, newId);
	if (isProposalOver(open.data, parts.clock.now())) return "proposal-ended";
	const email = found.data.email ?? change.acceptance.email;
	const { accepted } = open.data;
	const booked: AppointmentChange = {
		kind: "appointment",
		to: "booked",
		of,
		place: open.data,
		reminds: true,
		accepted,
		tells: true,
		text: "",
	};
	return ready(await prepareAppointment(parts, { ...found, data: { ...found.data, email } }, booked, by, newId));
}
