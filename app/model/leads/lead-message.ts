import { type NamedMember, namedMember } from "../members/member.ts";

/** `page`: written on the lead's own page. `note`: for members only. */
export type MessageChannel = "form" | "page" | "mail" | "call" | "note";

/** One message of a lead's conversation, deleted with its lead. Its id is `<lead>.<name>`. */
export interface LeadMessage {
	lead: string;
	at: string;
	direction: "in" | "out" | "internal";
	channel: MessageChannel;
	/** Empty except for a mail. */
	subject: string;
	text: string;
	/** The member who wrote it, or who noted what a caller said; null for the customer. */
	by: NamedMember | null;
	/** Photos that were added with it. */
	photos: readonly string[];
	/** The outbox id of a mail that was sent. */
	mail: string | null;
}

export function messageId(lead: string, name: string): string {
	return `${lead}.${name}`;
}

/** The first message: what the form said. */
export function formMessage(lead: string, { receivedAt, message, photos }: FormWords): LeadMessage {
	return customerMessage(lead, "form", receivedAt, message, photos);
}

/** What a caller said, as the member noted it. */
export function callMessage(lead: string, words: FormWords, by: NamedMember): LeadMessage {
	return { ...formMessage(lead, words), channel: "call", by: namedMember(by) };
}

interface FormWords {
	receivedAt: string;
	message: string;
	photos: readonly string[];
}

export function customerMessage(
	lead: string,
	channel: "form" | "page",
	at: string,
	text: string,
	photos: readonly string[],
): LeadMessage {
	return { lead, at, direction: "in", channel, subject: "", text, by: null, photos, mail: null };
}
