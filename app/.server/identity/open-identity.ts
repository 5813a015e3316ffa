import { join } from "node:path";
import type { Identity } from "#app/model/identity.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";
import type { Config } from "../config.ts";
import { queueStaffMail } from "../mail/queue-staff-mail.ts";
import { openEmbeddedIdentity } from "./embedded.ts";
import { providerKeys } from "./settings.ts";

export interface IdentityParts {
	config: Config;
	store: DocumentStore;
	clock: Clock;
	secret: string;
	mailDomain: string;
	log: (message: string) => void;
}

/** Picked by `IDENTITY`; `config.ts` refuses what is not here. */
export function openIdentity({ config, secret, log, ...queue }: IdentityParts): Identity {
	return openEmbeddedIdentity({
		path: join(config.DATA_DIR, "airelle.sqlite"),
		secret,
		origin: config.origin,
		clock: queue.clock,
		keys: providerKeys(config),
		sendSignInLink: (member, tokenId) => queueStaffMail("staff-sign-in", member, tokenId, queue),
		log,
	});
}
