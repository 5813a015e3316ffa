import { join } from "node:path";
import type { Identity } from "#app/model/members/identity.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";
import type { Config } from "../config.ts";
import type { CurrentCompany } from "../current-company.ts";
import { queueStaffMail } from "../mail/queue-staff-mail.ts";
import { openEmbeddedIdentity } from "./embedded.ts";
import { type FirebaseIdentityParts, openFirebaseIdentity } from "./firebase.ts";
import { firebaseSettings } from "./firebase-settings.ts";
import { providerKeys } from "./settings.ts";

interface IdentityParts {
	config: Config;
	store: DocumentStore;
	clock: Clock;
	secret: string;
	company: Pick<CurrentCompany, "name" | "addresses">;
	log: (message: string) => void;
}

/** Opens the identity adapter selected by `IDENTITY`. Both load their library on first use. */
export function openIdentity({ config, secret, log, company, store, clock }: IdentityParts): Identity {
	const parts: Omit<FirebaseIdentityParts, "settings"> = {
		store,
		clock,
		secret,
		origin: config.origin,
		sendSignInLink: (member, tokenId, returnTo) =>
			queueStaffMail(
				"staff-sign-in",
				member,
				tokenId,
				{ store, clock, mailDomain: company.addresses.domain },
				returnTo,
			),
		log,
	};
	if (config.IDENTITY === "firebase") return openFirebaseIdentity({ ...parts, settings: firebaseSettings(config) });
	return openEmbeddedIdentity({
		...parts,
		path: join(config.DATA_DIR, "airelle.sqlite"),
		keys: providerKeys(config),
		companyName: () => company.name,
		whenWritable: () => store.probe(),
		administratorsNeedSecondFactor: config.PUBLIC_ORIGIN !== undefined,
	});
}
