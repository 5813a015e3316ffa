import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Mailer } from "#app/model/ports.ts";
import { messageOf } from "./message.ts";

/** Mails as files that any mail program opens: for a machine without a mail server. */
export function createEmlMailer({
	directory,
	now = () => new Date(),
}: {
	directory: string;
	now?: () => Date;
}): Mailer {
	return {
		async send(mail) {
			const message = messageOf(mail, now());
			if (!message) return { kind: "never", reason: "unusable address" };
			try {
				// Loaded with the first mail: a server that starts needs none of it.
				const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
				const bytes = await new MailComposer({ ...message, newline: "\r\n" }).compile().build();
				await mkdir(directory, { recursive: true, mode: 0o700 });
				await writeWhole(join(directory, `${fileNameOf(mail.messageId)}.eml`), bytes);
				return { kind: "sent" };
			} catch (error) {
				return { kind: "later", reason: (error as NodeJS.ErrnoException).code ?? "unknown" };
			}
		},
		describe: () => directory,
		async forget(messageId) {
			// With the drafts of writes that a power cut ended.
			const name = `${fileNameOf(messageId)}.eml`;
			const files = (await readdir(directory).catch(() => [])).filter((file) => file.startsWith(name));
			await Promise.all(files.map((file) => rm(join(directory, file), { force: true })));
		},
	};
}

/** Under its name the file is always whole, also after a power cut. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
	const draft = `${path}.${randomUUID()}.tmp`;
	try {
		const file = await open(draft, "wx", 0o600);
		try {
			await file.writeFile(bytes);
			await file.sync();
		} finally {
			await file.close();
		}
		await rename(draft, path);
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
}

/** The same for the same Message-ID; a hash keeps apart those that had to be changed. */
function fileNameOf(messageId: string): string {
	const id = messageId.replace(/^<|>$/g, "");
	const safe = id
		.replace(/[^\w@.-]/g, "_")
		.replace(/^\.+/, "_")
		.slice(0, 120);
	return safe === id ? safe : `${safe}-${createHash("sha256").update(id).digest("hex").slice(0, 12)}`;
}
