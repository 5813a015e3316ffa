import type { Clock, DocumentStore } from "#app/model/ports.ts";

export interface LeadParts {
	store: DocumentStore;
	clock: Clock;
	/** The right-hand side of every Message-ID. */
	mailDomain: string;
	/** The letters before the hyphen in the references of new leads. */
	referencePrefix: string;
	secret: string;
}
