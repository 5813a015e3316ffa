import { join } from "node:path";
import type { Lead } from "../../../app/model/leads/lead.ts";
import type { DocumentStore, Write } from "../../../app/model/ports.ts";
import { retention } from "../../../app/model/privacy/retention.ts";
import { serviceNames } from "../../../app/model/service-names.ts";
import { addDays } from "../../../app/time/days.ts";
import { startOfDay } from "../../../app/time/montreal.ts";
import { contactLead, create } from "../../../tests/mail/sample-leads.ts";
import { simulateDay, volumeOf } from "../../demo-visits.ts";
import { seededRandom } from "../../seeded-random.ts";
import { now, today } from "./moment.ts";
import { seededStore } from "./seed.ts";

/** Leads of the last 60 days, which both stores have: the years add the others. */
export const fewLeads = 100;
export const manyLeads = 50_000;
const recentDays = 60;
const years = 730;
/** Leads that are still open, in both stores. */
const openLeads = 60;
/** The index of a lead with a name of its own: the same answer in both stores. */
export const rareIndex = 42;

const firstNames = ["Ariane", "Bilal", "Chantal", "David", "Élise", "Fatou", "Gilles", "Hélène"];
const channels = ["search", "ads", "direct", "referral"] as const;
const landings = ["index", "services-dryer-ducts", "contact", "slug/secheuse"] as const;
const day = 24 * 60 * 60 * 1000;

/** A company with these leads; visits are counted since its first one. */
export function leadStore(folder: string, leads: number): Promise<DocumentStore> {
	return seededStore(join(folder, `leads-${leads}.sqlite`), documents(leads));
}

function* documents(leads: number): Generator<Write> {
	for (let index = 0; index < leads; index++) yield create("leads", `lead-${index}`, leadAt(index));
	for (let ago = leads > fewLeads ? years : recentDays; ago >= 0; ago--) {
		const counted = addDays(today, -ago);
		const random = seededRandom(counted);
		const { tally } = simulateDay(counted, { today, volume: volumeOf(counted, today, random), random });
		yield create("traffic", counted, tally.toDay(counted, retention.traffic(startOfDay(counted))));
	}
}

/** The newest first. */
export function leadAt(index: number): Lead {
	const older = Math.max(0, index - fewLeads);
	const ago = ((Math.min(index, fewLeads) * recentDays) / fewLeads + (older * (years - recentDays)) / manyLeads) * day;
	const receivedAt = new Date(now.getTime() - ago).toISOString();
	const isOpen = index < openLeads;
	const isDone = !isOpen && index % 4 > 0;
	const assignee = index % 3 === 0 ? { id: "me", name: "Moi" } : null;
	return {
		...contactLead,
		reference: `AIR-${index.toString(36).toUpperCase().padStart(7, "2")}`,
		idempotencyKey: String(index),
		contentHash: String(index),
		receivedAt,
		lastContactAt: receivedAt,
		name: `${firstNames[index % firstNames.length]} ${index === rareIndex ? "Quatremarche" : `Nom${index}`}`,
		email: `personne${index}@exemple.example`,
		// Scattered, but the same for each index.
		phone: `514${String((index * 7_919_317 + 5_550_178) % 10_000_000).padStart(7, "0")}`,
		service: serviceNames[index % serviceNames.length] ?? null,
		status: isOpen ? (index % 2 ? "contacted" : "new") : isDone ? "done" : "lost",
		...(isDone && { finalAmount: 15_000 + (index % 40) * 1_000 }),
		source: {
			...{ host: null, campaign: null, promotion: null, channel: channels[index % channels.length] ?? "direct" },
			landing: landings[index % landings.length] ?? null,
		},
		desk: {
			...contactLead.desk,
			openedAt: isOpen ? null : receivedAt,
			answeredAt: isOpen ? null : receivedAt,
			assignee,
		},
	};
}
