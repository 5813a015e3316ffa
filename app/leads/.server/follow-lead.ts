import { createHmac, randomUUID } from "node:crypto";
import type { Lead } from "../../model/leads/lead.ts";
import type { Creation, DocumentStore, StoredDocument } from "../../model/ports.ts";
import { mailWrite } from "./mail-write.ts";
import type { LeadParts } from "./receive-lead.ts";

const mostMessages = 20;

/** The unguessable part of a request's own address: always the same for the same request, and nobody else's to make. */
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

/** The second check: the last four digits of the phone, or the e-mail address. */
export function provesOwnership({ email, phone }: Lead, proof: string): boolean {
	const given = proof.trim().toLowerCase();
	const digits = given.replace(/[\s.-]/g, "");
	return (
		(phone !== null && (digits.length === 4 || digits.length === 10) && phone.endsWith(digits)) ||
		(email !== null && email.toLowerCase() === given)
	);
}

/** Of the photos that a request has. */
export async function hashesOf(store: DocumentStore, leadId: string): Promise<(string | undefined)[]> {
	const { documents } = await store.query("photos", { where: [{ field: "owner", is: "=", value: leadId }] });
	return documents.flatMap(({ data }) => data.hash ?? []);
}

/** Adds what the visitor says or shows later, and tells the team. False when the request is gone or full. */
export async function addToLead(
	parts: LeadParts,
	id: string,
	{ text, photos = [] }: { text?: string; photos?: readonly Creation<"photos">[] },
): Promise<boolean> {
	for (;;) {
		const lead = await parts.store.get("leads", id);
		if (!lead || lead.data.messages.length >= mostMessages) return false;
		// Looked at each time: the same photo may have come by another request meanwhile.
		const known = photos.length > 0 ? await hashesOf(parts.store, id) : [];
		const added = photos.filter(({ data }) => !known.includes(data.hash));
		const at = parts.clock.now().toISOString();
		const data: Lead = {
			...lead.data,
			messages: text ? [...lead.data.messages, { at, text }] : lead.data.messages,
			photos: [...lead.data.photos, ...added.map((photo) => photo.id)],
		};
		const result = await parts.store.commit([
			{ kind: "replace", collection: "leads", id, version: lead.version, data },
			mailWrite(`${id}-update-${randomUUID()}`, "lead-update", id, parts),
			...added,
		]);
		if (result.ok) return true;
	}
}
