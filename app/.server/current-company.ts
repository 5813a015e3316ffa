import type { SiteContent } from "./content/site-content.ts";
import { type MailAddresses, type MailSettings, mailAddresses } from "./mail/mail-addresses.ts";

/** Facts of the company that long-lived parts of the server use. Read each time: members may change them. */
export interface CurrentCompany {
	readonly name: string;
	readonly addresses: MailAddresses;
	/** The letters before the hyphen in the references of new leads. */
	readonly referencePrefix: string;
}

export function currentCompany(content: SiteContent, settings: MailSettings): CurrentCompany {
	return {
		get name() {
			return content.reader().read("company").name;
		},
		get addresses() {
			return mailAddresses(settings, content.reader().read("company"));
		},
		get referencePrefix() {
			return content.reader().read("brand").prefix;
		},
	};
}
