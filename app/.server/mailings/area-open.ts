import type { Lead } from "#app/model/leads/lead.ts";
import type { NotTold } from "#app/model/mailings/mail-series.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { withdrawnSince } from "#app/model/privacy/mail-address.ts";
import { areaOf } from "#app/model/site/service-area.ts";
import type { SiteContent } from "../content/site-content.ts";
import { joinedLeads } from "../leads/joined-leads.ts";
import type { MarketingParts } from "../marketing/consents.ts";
import { storedAddress } from "../marketing/stored-address.ts";

export interface AreaParts extends MarketingParts {
	content: SiteContent;
}

type WaitingLead = StoredDocument<Lead>;

/** Asked when the mail is made, and again when it is sent. Null: they may be told that we serve their area now. */
export async function whyNotTold({ store, secret, content }: AreaParts, lead: WaitingLead): Promise<NotTold | null> {
	const { spam, email, receivedAt } = lead.data;
	if (!isServed(lead.data, content)) return "outside";
	if (spam.length > 0) return "flagged";
	if (email === null) return "no-address";
	const address = await storedAddress(store, email, secret);
	if (address && withdrawnSince(address.data, receivedAt)) return "withdrawn";
	if (await isHandled(store, lead)) return "handled";
	const others = await joinedLeads(store, [lead]);
	const isBack = others.some(({ data }) => {
		return data.kind !== "waiting-list" && data.spam.length === 0 && data.receivedAt > receivedAt && !data.outOfArea;
	});
	return isBack ? "returned" : null;
}

export function isServed({ postalCode }: Pick<Lead, "postalCode">, content: SiteContent): boolean {
	return areaOf(postalCode ?? "", content.reader().read("service-area")).kind === "served";
}

/** Such an entry has a quote or an appointment by now: its customer is not told, and it is not deleted. */
export async function isHandled(store: DocumentStore, { id }: WaitingLead): Promise<boolean> {
	const where = [{ field: "lead", is: "=", value: id } as const];
	const [quotes, appointments] = await Promise.all([
		store.query("quotes", { where, limit: 1 }),
		store.query("appointments", { where, limit: 1 }),
	]);
	return quotes.documents.length > 0 || appointments.documents.length > 0;
}

/** All entries that one mail is about: somebody may have asked several times. */
export async function entriesOf(store: DocumentStore, mail: string, emailKey: string | null): Promise<WaitingLead[]> {
	if (emailKey === null) return [];
	const { documents } = await store.query("leads", {
		where: [{ field: "emailKey", is: "=", value: emailKey }],
		limit: 1000,
	});
	return documents.filter(({ data }) => data.areaMail === mail);
}
