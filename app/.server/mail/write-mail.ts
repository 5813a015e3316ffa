import type { OutboxEntry } from "#app/model/leads/lead.ts";
import type { Clock, DocumentStore, Mail } from "#app/model/ports.ts";
import type { SiteContent } from "../content/site-content.ts";
import type { CurrentCompany } from "../current-company.ts";

export interface LetterParts {
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

/** Writes the mail of an outbox entry; returns null when it may not be sent any more. */
export type Letter = (entry: OutboxEntry, parts: LetterParts) => Promise<WrittenMail | null>;

/** The letters belong to features: `app/assembly/letters.ts` hands them in. */
export type Letters = Readonly<Record<OutboxEntry["template"], Letter>>;

export interface MailWriterParts extends LetterParts {
	letters: Letters;
}

/** Renders the mail of an outbox entry; returns null when its lead, draft or reply no longer exists. */
export async function writeMail(entry: OutboxEntry, parts: MailWriterParts): Promise<Mail | null> {
	const { messageId } = entry;
	const written = await parts.letters[entry.template](entry, parts);
	return written && { ...written, messageId, from: parts.company.addresses.from };
}
