import { createHash, createHmac, randomUUID } from "node:crypto";
import { everything } from "#app/.server/store/everything.ts";
import { retries } from "#app/.server/store/retries.ts";
import { photoLimits } from "#app/model/estimate/photo-limits.ts";
import { withoutInvisible } from "#app/model/leads/contact-form.ts";
import { contactAt } from "#app/model/leads/last-contact.ts";
import { isFromCustomer, type Lead } from "#app/model/leads/lead.ts";
import { messageId } from "#app/model/leads/lead-message.ts";
import type { Identity } from "#app/model/members/identity.ts";
import type { Creation, DocumentStore, QueryPage, StoredDocument } from "#app/model/ports.ts";
import type { LeadParts } from "./lead-parts.ts";
import { mailWrite } from "./mail-write.ts";
import { getLead, messageWrite, withCustomerMessage } from "./messages.ts";
import { isAssignable } from "./office/handlers.ts";

/** Messages of the customer in a row: each one sends a mail to the team, and a reply makes room for more. */
const mostUnanswered = 20;

/** The secret part of the URL of a lead's page: an HMAC of the lead's id, so it is stable and cannot be forged. */
export function followTokenFor(leadId: string, secret: string): string {
	return createHmac("sha256", secret).update(`follow-token ${leadId}`).digest("base64url").slice(0, 22);
}

export async function findFollowed(store: DocumentStore, token: string): Promise<StoredDocument<Lead> | null> {
	const { documents } = await store.query("leads", {
		where: [{ field: "followToken", is: "=", value: token }],
		limit: 1,
	});
	return documents[0] ?? null;
}

/** The second check: the last four digits of the phone number, the whole number in any usual notation, or the e-mail address. */
export function provesOwnership({ email, phone }: Lead, proof: string): boolean {
	const given = withoutInvisible(proof).toLowerCase();
	const digits = given.replace(/[\s().-]/g, "").replace(/^\+?1(?=\d{10}$)/, "");
	return (
		(phone !== null && (digits.length === 4 || digits.length === 10) && phone.endsWith(digits)) ||
		(email !== null && email.toLowerCase() === given)
	);
}

/** Content hashes of the photos that the customer sent. */
export async function hashesOf(store: DocumentStore, leadId: string): Promise<(string | undefined)[]> {
	const owned = await everything(store, "photos", { where: [{ field: "owner", is: "=", value: leadId }] });
	return owned.flatMap(({ data }) => (isFromCustomer(data) && data.hash) || []);
}

/**
 * Reads the member who handles a lead, with the choice of mails; without it, only the team's address gets a mail. Reads all
 * members to find one who calls.
 */
export interface AssigneeParts {
	identity?: Pick<Identity, "member" | "members">;
}

/**
 * The mails about something that the customer did on the lead's page. The member who handles the lead gets the team's
 * mail too, at their own address, unless they turned it off.
 */
export async function mailsToTeam(
	{ id, data: { desk } }: StoredDocument<Lead>,
	name: string,
	parts: LeadParts & AssigneeParts,
): Promise<Creation<"outbox">[]> {
	const toTeam = mailWrite(`${id}-update-${name}`, "lead-update", id, parts, { entryId: name });
	const member = desk.assignee && (await parts.identity?.member(desk.assignee.id));
	if (!member || !isAssignable(member) || !member.answerMail) return [toTeam];
	const staff = { to: member.email, name: member.name, locale: member.locale, tokenId: "" };
	const more = { entryId: name, staff };
	return [toTeam, mailWrite(`${id}-update-${name}-${member.id}`, "lead-update", id, parts, more)];
}

interface AddedToLead {
	/** Hashes of the photos that were left out: the lead has the most that it may have. */
	tooMany: readonly (string | undefined)[];
}

/**
 * Adds a visitor's later message or photos, and notifies the team. Returns null when the lead is gone or full. `key`: the id
 * of the form's key; the same text sent again with it is the same message.
 */
export async function addToLead(
	parts: LeadParts & AssigneeParts,
	id: string,
	{ text = "", photos = [], key }: { text?: string; photos?: readonly Creation<"photos">[]; key?: string | undefined },
): Promise<AddedToLead | null> {
	const textName = key && text && createHash("sha256").update(`${key} ${text}`).digest("base64url").slice(0, 22);
	for (const retry = retries(); ; retry()) {
		const lead = await getLead(parts.store, id);
		if (!lead) return null;
		// Read again at each attempt: another request may have added the same photo, or the last one, in the meantime.
		const known = photos.length > 0 ? await hashesOf(parts.store, id) : [];
		const fresh = photos.filter(({ data }) => !known.includes(data.hash));
		const room = Math.max(0, photoLimits.most - lead.data.photos.length);
		const added = fresh.slice(0, room);
		const tooMany = fresh.slice(room).map(({ data }) => data.hash);
		const isSaid = textName && (await parts.store.get("messages", messageId(id, textName))) !== null;
		const words = isSaid ? "" : text;
		// A second press has added the same text and photos already.
		if (!words && added.length === 0) return { tooMany };
		if (await isConversationFull(parts.store, id)) return null;
		const at = parts.clock.now().toISOString();
		const said = { at, text: words, photos: added.map((photo) => photo.id) };
		const { lead: changed, message } = withCustomerMessage(lead.data, id, said);
		const data: Lead = { ...changed, ...contactAt(at) };
		const name = (words && textName) || randomUUID();
		const result = await parts.store.commit([
			{ kind: "replace", collection: "leads", id, version: lead.version, data },
			messageWrite(name, message),
			...(await mailsToTeam(lead, name, parts)),
			...added,
		]);
		if (result.ok) return { tooMany };
	}
}

/** Whether the customer has written as often as they may since a member answered. */
export async function isConversationFull(store: DocumentStore, id: string): Promise<boolean> {
	let written = 0;
	let cursor: string | null = null;
	do {
		const page: QueryPage<"messages"> = await store.query("messages", {
			where: [{ field: "lead", is: "=", value: id }],
			orderBy: { field: "at", direction: "descending" },
			limit: mostUnanswered,
			...(cursor && { cursor }),
		});
		for (const { direction, channel } of page.documents.map(({ data }) => data)) {
			// What a member noted of a call is an answer too: they spoke.
			if (direction === "out" || channel === "form" || channel === "call") return false;
			// Notes of the team are no messages of the customer.
			if (direction === "in" && ++written >= mostUnanswered) return true;
		}
		cursor = page.cursor;
	} while (cursor);
	return false;
}
