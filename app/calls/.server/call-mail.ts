import { randomUUID } from "node:crypto";
import { type LeadTime, usualCrewSize } from "#app/.server/mail/lead-time.ts";
import { type ShownMail, shownMail } from "#app/.server/mail/shown-mail.ts";
import type { Services } from "#app/.server/services.ts";
import { confirmationOf } from "#app/leads/.server/mails/write-lead-mails.ts";
import { makeLead } from "#app/leads/.server/make-lead.ts";
import { readKey } from "#app/leads/.server/office/sent-key.ts";
import { parseCall } from "#app/model/calls/call-form.ts";
import { callValues } from "#app/model/calls/call-values.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Member } from "#app/model/members/member.ts";
import { callBooking } from "./estimate/call-booking.ts";
import { readCallWork } from "./estimate/read-call-work.ts";
import { incomingCall } from "./save-call.ts";

/** The confirmation of a call before it leaves. */
export interface CallMail {
	/** Null while the call cannot be saved, and when it sends none. */
	mail: ShownMail | null;
	/** Whether the mail has a file for the customer's calendar. */
	hasFile: boolean;
}

/** The confirmation that leaves when the call is saved as it is typed now, with the window that is chosen. */
export async function callMail(form: FormData, member: Member, services: Services, origin: string): Promise<CallMail> {
	const parsed = parseCall(callValues(form));
	if (parsed.kind === "wrong" || !parsed.call.confirms || !parsed.call.email) return { mail: null, hasFile: false };
	const key = readKey(form);
	// With the key of a lead that is there, the mail would show the link to that lead.
	const id = key && !(await services.store.get("leads", key)) ? key : randomUUID();
	const work = { ...readCallWork(form, services), key: id };
	const made = await makeLead(incomingCall(parsed.call, work, member, services), id, "", null, services);
	// The reference is drawn when the call is saved.
	const lead = { ...made, reference: `${services.referencePrefix}-…` };
	const mail = await confirmationOf(lead, await bookedTime(form, id, lead, member, services), { ...services, origin });
	return { mail: shownMail(parsed.call.email, mail), hasFile: Boolean(mail.attachments?.length) };
}

/** Null without a window, or when it is no longer free: the call is not saved with it. */
async function bookedTime(
	form: FormData,
	id: string,
	lead: Lead,
	member: Member,
	services: Services,
): Promise<LeadTime | null> {
	const book = await callBooking(form, member, services);
	const booked = book && book !== "gone" ? await book(id, lead) : null;
	if (!booked || booked === "taken") return null;
	for (const write of booked.writes) {
		if (write.collection !== "appointments" || write.kind !== "create") continue;
		const crew = (await services.store.get("crews", write.data.crew))?.data;
		return {
			kind: "booked",
			id: write.id,
			appointment: write.data,
			crewSize: crew?.size ?? usualCrewSize,
			crewName: crew?.name ?? "",
		};
	}
	return null;
}
