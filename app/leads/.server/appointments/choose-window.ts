import { randomUUID } from "node:crypto";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { sayAppointment } from "#app/.server/say-appointment.ts";
import { retries } from "#app/.server/store/retries.ts";
import { crewsFor } from "#app/appointments/.server/offered-windows.ts";
import { type ChosenWindow, windowValue } from "#app/model/appointments/chosen-window.ts";
import { askedAhead } from "#app/model/leads/asked-window.ts";
import { contactAt } from "#app/model/leads/last-contact.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { customerId } from "#app/model/leads/lead-history.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { isToPlan } from "#app/model/quotes/lead-quote-state.ts";
import { requestPageWords } from "#content/estimate/request-page.ts";
import { type AssigneeParts, isConversationFull, mailsToTeam } from "../follow-lead.ts";
import { openAppointment } from "../inbox/appointment-change.ts";
import { anyRevision, changeLead } from "../inbox/change-lead.ts";
import type { LeadParts } from "../lead-parts.ts";
import { getLead, messageWrite, withCustomerMessage } from "../messages.ts";
import { leadWindows } from "./lead-windows.ts";

/**
 * `stale`: the lead no longer waits for a time. `full`: the customer chose too often and has to call. `instant`: nothing
 * changed, because the window would be booked and the customer meant to ask for it.
 */
export type ChooseOutcome = "booked" | "asked" | "taken" | "stale" | "full" | "instant";

type ChoosingParts = LeadParts & AssigneeParts & { reader: ContentReader };

/** Whether the customer may choose a window on the lead's page: the price is accepted, and no time is found. */
export function mayChoose(lead: Pick<Lead, "desk" | "status" | "spam">): boolean {
	return lead.spam.length === 0 && lead.desk.visit === null && isToPlan(lead);
}

/** Books the window or asks for it, as the services of the lead say. `asksOnly`: the page called it a request. */
export async function chooseByCustomer(
	parts: ChoosingParts,
	lead: StoredDocument<Lead>,
	chosen: ChosenWindow,
	asksOnly = false,
): Promise<ChooseOutcome> {
	const outcome = await choose(parts, lead, chosen, asksOnly);
	if (outcome !== "taken" && outcome !== "stale") return outcome;
	// The same form sent twice: its first sending has the window, maybe since a moment ago.
	const current = await getLead(parts.store, lead.id);
	const own = current && (await openAppointment(parts.store, current.data));
	return own?.data.status === "booked" && windowValue(own.data) === windowValue(chosen) ? "booked" : outcome;
}

async function choose(
	parts: ChoosingParts,
	lead: StoredDocument<Lead>,
	chosen: ChosenWindow,
	asksOnly: boolean,
): Promise<ChooseOutcome> {
	if (!mayChoose(lead.data)) return "stale";
	const offer = await leadWindows(parts, lead.data, parts.clock.now());
	const crews = crewsFor(offer, chosen);
	if (offer.kind !== "windows" || crews.length === 0) return "taken";
	if (offer.mode !== "instant") return askFor(parts, lead.id, chosen);
	if (asksOnly) return "instant";
	const { minutes, travel } = offer;
	const by = { id: customerId, name: lead.data.name };
	for (const crew of crews) {
		const { kind } = await changeLead(parts, lead.id, by, anyRevision, {
			kind: "appointment",
			to: "booked",
			of: null,
			place: { crew, ...chosen, minutes, travel },
			reminds: true,
			accepted: [],
			tells: true,
			text: "",
		});
		if (kind === "full") return kind;
		if (kind !== "taken") return kind === "done" ? "booked" : "stale";
	}
	return "taken";
}

/** Keeps the wish, and tells the team with a message from the customer. */
async function askFor(parts: ChoosingParts, id: string, chosen: ChosenWindow): Promise<ChooseOutcome> {
	for (const retry = retries(); ; retry()) {
		const found = await getLead(parts.store, id);
		if (!found || !mayChoose(found.data)) return "stale";
		const now = parts.clock.now();
		const asked = askedAhead(found.data, now);
		if (asked && windowValue(asked) === windowValue(chosen)) return "asked";
		if (await isConversationFull(parts.store, id)) return "full";
		const at = now.toISOString();
		const { locale } = found.data;
		const text = requestPageWords[locale].asksFor(sayAppointment(chosen, locale));
		const { lead, message } = withCustomerMessage(found.data, id, { at, text, photos: [] });
		const name = randomUUID();
		const { ok } = await parts.store.commit([
			{
				kind: "replace",
				collection: "leads",
				id,
				version: found.version,
				data: { ...lead, ...contactAt(at), asked: { ...chosen, at } },
			},
			messageWrite(name, message),
			...(await mailsToTeam(found, name, parts)),
		]);
		if (ok) return "asked";
	}
}
