import type { OutboxEntry } from "#app/model/leads/lead.ts";
import type { Clock, DocumentStore, Mail } from "#app/model/ports.ts";
import type { SiteContent } from "../content/site-content.ts";
import type { CurrentCompany } from "../current-company.ts";

/** What the mails of all features are written from. */
export interface MailWriterParts {
	store: DocumentStore;
	/** Read when a mail is rendered, not when it is queued. */
	content: SiteContent;
	/** Read when a mail is sent, like the content. */
	company: Pick<CurrentCompany, "addresses">;
	origin: string;
	/** Signs the links in mails to members. */
	secret: string;
	clock: Clock;
}

export type WrittenMail = Omit<Mail, "messageId" | "from">;

/** Returns null when the mail may not be sent any more. */
type MailWriter = (entry: OutboxEntry, parts: MailWriterParts) => Promise<WrittenMail | null>;

/** Mails belong to features: `app/assembly/mail-writers.ts` hands their writers in. */
export type MailWriters = Readonly<Record<OutboxEntry["template"], MailWriter>>;

/** Renders the mail of an outbox entry; returns null when its lead, draft or reply no longer exists. */
export async function writeMail(
	entry: OutboxEntry,
	parts: MailWriterParts & { mailWriters: MailWriters },
): Promise<Mail | null> {
	const { messageId } = entry;
	const written = await parts.mailWriters[entry.template](entry, parts);
	return written && { ...written, messageId, from: parts.company.addresses.from };
}
