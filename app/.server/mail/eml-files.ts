import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Mailer } from "#app/model/ports.ts";
import { messageOf } from "./message.ts";

/** Writes mails as files that any mail program opens, for a machine without a mail server. */
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
				// Imported with the first mail: the start does not need it.
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
			// Includes the temporary files of writes interrupted by a power cut.
			const name = `${fileNameOf(messageId)}.eml`;
			const files = (await readdir(directory).catch(() => [])).filter((file) => file.startsWith(name));
			await Promise.all(files.map((file) => rm(join(directory, file), { force: true })));
		},
	};
}

/** Writes to a temporary file and renames it: the final name is always a complete file, even after a power cut. */
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

/** Derives the same name from the same Message-ID; a hash distinguishes ids whose characters had to be replaced. */
function fileNameOf(messageId: string): string {
	const id = messageId.replace(/^<|>$/g, "");
	const safe = id
		.replace(/[^\w@.-]/g, "_")
		.replace(/^\.+/, "_")
		.slice(0, 120);
	return safe === id ? safe : `${safe}-${createHash("sha256").update(id).digest("hex").slice(0, 12)}`;
}
