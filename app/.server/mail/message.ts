import type { MailComposerOptions } from "nodemailer";
import type { Mail } from "#app/model/ports.ts";

interface Mailbox {
	name: string;
	address: string;
}

/** Returns nodemailer's options; null when the sender or the recipient is not exactly one plain address. */
export function messageOf(mail: Mail, date?: Date): MailComposerOptions | null {
	const from = mailboxOf(mail.from);
	const to = typedMailboxOf(mail.to);
	const replyTo = typedMailboxOf(mail.replyTo ?? "");
	if (!from || !to) return null;
	return {
		from,
		to,
		...(replyTo && { replyTo }),
		...(date && { date }),
		envelope: { from: from.address, to: [to.address] },
		messageId: oneLine(mail.messageId).replaceAll(" ", ""),
		subject: oneLine(mail.subject),
		html: mail.html,
		text: mail.text,
		attachments: mail.attachments?.map(({ name, type, content }) => ({
			filename: oneLine(name),
			contentType: oneLine(type),
			content,
		})),
		...(mail.inReplyTo && { inReplyTo: oneLine(mail.inReplyTo), references: oneLine(mail.inReplyTo) }),
		headers: headersOf(mail),
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}

function headersOf({ isPersonal, unsubscribe }: Mail): NonNullable<MailComposerOptions["headers"]> {
	return {
		// RFC 3834: auto-responders do not answer generated mails; they may answer a member's personal reply.
		...(!isPersonal && { "Auto-Submitted": "auto-generated" }),
		// RFC 8058: mail programs show a button that posts to this address.
		...(unsubscribe && {
			"List-Unsubscribe": `<${oneLine(unsubscribe).replace(/[\s<>]/g, "")}>`,
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		}),
	};
}

/** Rejects typed addresses with line breaks: a valid address has none, and the rest cannot be trusted. */
function typedMailboxOf(text: string): Mailbox | null {
	return text === oneLine(text) ? mailboxOf(text) : null;
}

/** Parses `Name <address>` or `address`: exactly one, so that form input cannot add a recipient. */
function mailboxOf(text: string): Mailbox | null {
	const { name = "", address = "" } = /^(?<name>[^<]*)<(?<address>[^<>]*)>$/.exec(oneLine(text))?.groups ?? {
		address: oneLine(text),
	};
	if (!/^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,255}$/.test(address)) return null;
	return { name: name.trim().replace(/^"(.*)"$/, "$1"), address };
}

/** Removes line breaks and control characters to prevent header injection. */
function oneLine(text: string): string {
	return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
