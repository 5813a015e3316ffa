import type { DocumentStore } from "../app/model/ports.ts";

/** What the commands of the site need beside their arguments, for demo data and for tests. */
export function commandParts(store: DocumentStore, now = () => new Date(), secret = "") {
	return { store, secret, clock: { now }, mailDomain: "airelle.example", referencePrefix: "AIR" };
}
