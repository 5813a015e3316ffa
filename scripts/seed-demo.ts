import { randomUUID } from "node:crypto";
import { type IncomingLead, receiveLead } from "../app/leads/receive-lead.ts";
import type { ContactRequest } from "../app/model/contact-form.ts";
import type { SpamFlag } from "../app/model/lead.ts";
import { serviceNames } from "../app/model/service-words.ts";
import { openData } from "./open-data.ts";

const people = [
	"Ariane Demo",
	"Bilal Demo",
	"Chantal Demo",
	"David Demo",
	"Élise Demo",
	"Farah Demo",
	"Gabriel Demo",
	"Hélène Demo",
];
const wishes = [
	"Nous venons d’acheter une maison de 1962. Les conduits n’ont peut-être jamais été nettoyés.",
	"La sécheuse prend deux cycles. Le clapet dehors ouvre à peine.",
	"Tapis de laine de 8 pi sur 10 pi, le chat a eu un accident.",
	"We are moving out on June 30 and need the whole apartment cleaned.",
	"Immeuble de 24 logements, nous voulons une soumission pour les conduits de sécheuse.",
	"Office of 4,000 sq ft, evenings only. When could someone come by?",
];

/** Plausible requests for development, on reserved names, numbers and domains. They write no mails. */
const { store, directory } = await openData();
for (let index = 0; index < 24; index++) {
	const name = people[index % people.length] ?? "Demo";
	const english = index % 3 === 0;
	const received = new Date(Date.now() - index * 7 * 60 * 60 * 1000);
	const request: ContactRequest = {
		name,
		email: `${name
			.split(" ")[0]
			?.normalize("NFD")
			.replace(/[^a-z]/gi, "")
			.toLowerCase()}${index}@exemple.example`,
		phone: index % 2 ? `51455501${String(index).padStart(2, "0")}` : null,
		service: serviceNames[index % serviceNames.length] ?? null,
		message: `${wishes[index % wishes.length]} (${index + 1})`,
		postalCode: ["H2T2S9", "H7A1B2", "J4B1A1", null][index % 4] ?? null,
		reachBy: index % 2 ? "phone" : "email",
		marketing: index % 5 === 0,
	};
	// Flagged, so that nobody is written to.
	const flags: SpamFlag[] = index % 8 === 7 ? ["honeypot"] : ["rate-limit"];
	const lead: IncomingLead = {
		kind: "contact",
		request,
		locale: english ? "en" : "fr",
		key: randomUUID(),
		flags,
		marketingText: "",
	};
	await receiveLead(lead, { store, clock: { now: () => received }, mailDomain: "airelle.example" });
}
await store.close();
console.log(`24 demo requests are in ${directory}`);
