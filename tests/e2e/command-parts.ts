import type { DocumentStore } from "../../app/model/ports.ts";

/** What the commands of the site need beside their arguments, for tests that call them on the store of a server. */
export function commandParts(store: DocumentStore, now = () => new Date()) {
	return { store, secret: "", clock: { now }, mailDomain: "airelle.example", referencePrefix: "AIR" };
}
