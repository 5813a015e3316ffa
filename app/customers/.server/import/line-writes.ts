import { createHash } from "node:crypto";
import { addressId } from "#app/.server/marketing/address-id.ts";
import { type MarketingParts, writeOf } from "#app/.server/marketing/consents.ts";
import { storedAddress } from "#app/.server/marketing/stored-address.ts";
import { makeReference } from "#app/leads/.server/make-lead.ts";
import { messageWrite } from "#app/leads/.server/messages.ts";
import { momentOf } from "#app/model/customers/check-line.ts";
import { importedLeadId } from "#app/model/customers/customer-import.ts";
import type { CheckedLine } from "#app/model/customers/import-line.ts";
import { contactAt } from "#app/model/leads/last-contact.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { FormConsent } from "#app/model/leads/lead-details.ts";
import { untouchedLeadWork } from "#app/model/leads/lead-history.ts";
import { formMessage } from "#app/model/leads/lead-message.ts";
import type { LeadPlace } from "#app/model/leads/lead-place.ts";
import { type NamedMember, namedMember } from "#app/model/members/member.ts";
import type { Write } from "#app/model/ports.ts";
import { type MailAddress, type MarketingConsent, withConsent } from "#app/model/privacy/mail-address.ts";
import { startOfDay } from "#app/time/montreal.ts";
import { lineHash } from "./line-hash.ts";

interface LineParts {
	importId: string;
	by: NamedMember;
	now: Date;
	referencePrefix: string;
	placeOf: (postalCode: string | null) => LeadPlace;
}

/** The lead of a line and its first message. */
export function leadWrites(line: CheckedLine, parts: LineParts): Write[] {
	const id = importedLeadId(parts.importId, line.line);
	const lead = leadOf(line, id, parts);
	const note = { ...formMessage(id, lead), direction: "internal", channel: "note", by: namedMember(parts.by) } as const;
	return [{ kind: "create", collection: "leads", id, data: lead }, messageWrite("form", note)];
}

/** It is done and was seen: no answer is due, nobody has to be told, and it is no news. */
function leadOf(line: CheckedLine, id: string, { now, placeOf, referencePrefix }: LineParts): Lead {
	const { name, email, phone, postalCode, address, locale, service, amount, note, consent } = line;
	const at = momentOf(line.day, now).toISOString();
	return {
		name,
		email,
		phone,
		postalCode,
		address,
		locale,
		service,
		reachBy: email === null ? "phone" : "email",
		...placeOf(postalCode),
		reference: makeReference(referencePrefix),
		kind: "contact",
		channel: "import",
		idempotencyKey: id,
		contentHash: lineHash(line),
		linkedTo: null,
		receivedAt: at,
		message: note,
		spam: [],
		estimate: null,
		followToken: null,
		photos: [],
		marketing: consent && email !== null ? formConsent(consent, locale) : null,
		status: "done",
		finalAmount: amount,
		messageCount: 1,
		lastMessageAt: at,
		latestText: "",
		laterWords: "",
		desk: { ...untouchedLeadWork, openedAt: now.toISOString() },
		...contactAt(at),
	};
}

/** From the start of the day: a withdrawal on the same day wins. */
function formConsent(
	{ day, proof }: NonNullable<CheckedLine["consent"]>,
	locale: Lead["locale"],
): FormConsent & { text: string } {
	const textVersion = createHash("sha256").update(proof).digest("hex").slice(0, 12);
	return { agreedAt: startOfDay(day).toISOString(), textVersion, text: proof, locale };
}

/** The consents that these lines bring, with their proofs. A consent that stands and a later withdrawal win. */
export async function importedConsents(
	lines: readonly CheckedLine[],
	importId: string,
	{ store, secret }: MarketingParts,
): Promise<Write[]> {
	const byAddress = Map.groupBy(
		lines.filter(({ email, consent }) => email !== null && consent !== null),
		({ email }) => addressId(email ?? "", secret),
	);
	const writes = [...byAddress].map(async ([id, own]) => {
		const known = await storedAddress(store, own[0]?.email ?? "", secret);
		let address: MailAddress | null = known?.data ?? null;
		let isChanged = false;
		for (const { consent, locale } of own) {
			if (!consent) continue;
			const { text: proof, textVersion, agreedAt } = formConsent(consent, locale);
			const given: MarketingConsent = {
				agreedAt,
				textVersion,
				text: null,
				locale,
				place: "import",
				proof,
				importId,
				ended: null,
			};
			const next: MailAddress | null = withConsent(address, given);
			if (next) [address, isChanged] = [next, true];
		}
		return isChanged ? writeOf(id, known, address) : [];
	});
	return (await Promise.all(writes)).flat();
}
