import type { MailComposerOptions } from "nodemailer";
import type { Mail } from "#app/model/ports.ts";

interface Mailbox {
	name: string;
	address: string;
}

/** What nodemailer makes a message from; null when the sender or the recipient is not one plain address. */
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
		// RFC 3834: absence replies do not answer machines; they may answer a person.
		...(!mail.isPersonal && { headers: { "Auto-Submitted": "auto-generated" } }),
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}

/** No honest address has a line end: what follows it is not to be guessed at. */
function typedMailboxOf(text: string): Mailbox | null {
	return text === oneLine(text) ? mailboxOf(text) : null;
}

/** `Name <address>` or `address`: exactly one, so that nothing typed in a form can add a recipient. */
function mailboxOf(text: string): Mailbox | null {
	const { name = "", address = "" } = /^(?<name>[^<]*)<(?<address>[^<>]*)>$/.exec(oneLine(text))?.groups ?? {
		address: oneLine(text),
	};
	if (!/^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,255}$/.test(address)) return null;
	return { name: name.trim().replace(/^"(.*)"$/, "$1"), address };
}

/** Line ends are how a header is smuggled in. */
function oneLine(text: string): string {
	return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
