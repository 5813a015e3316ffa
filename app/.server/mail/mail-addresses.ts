import type { Company } from "#app/model/company.ts";

export interface MailSettings {
	MAIL_FROM?: string | undefined;
	STAFF_EMAIL?: string | undefined;
}

export interface MailAddresses {
	/** Such as `Propreté Boréale <bonjour@exemple.ca>`. */
	from: string;
	/** Receives the mails to the team. */
	staff: string;
	/** The right-hand side of a Message-ID: the domain of the sender. */
	domain: string;
}

/** The settings take precedence over the company's own address, which members may change at any time. */
export function mailAddresses(
	{ MAIL_FROM, STAFF_EMAIL }: MailSettings,
	{ name, email }: Pick<Company, "name" | "email">,
): MailAddresses {
	const sender = MAIL_FROM ?? email;
	return {
		// These characters would end the name.
		from: `${name.replace(/[<>"]/g, "")} <${sender}>`,
		staff: STAFF_EMAIL ?? email,
		domain: sender.split("@")[1] ?? "localhost",
	};
}
