import { join } from "node:path";
import type { Mailer } from "#app/model/ports.ts";
import type { Config } from "../config.ts";
import { createEmlMailer } from "./eml-files.ts";

/** Erasing a person also deletes .eml files written before SMTP was configured. */
export async function openMailer({ SMTP_URL, DATA_DIR }: Config): Promise<Mailer> {
	const files = createEmlMailer({ directory: join(DATA_DIR, "mail") });
	if (!SMTP_URL) return files;
	const { createSmtpMailer } = await import("./smtp.ts");
	return { ...createSmtpMailer({ url: SMTP_URL }), forget: files.forget };
}
