import { everything } from "../app/.server/store/everything.ts";
import type { DocumentStore, Write } from "../app/model/ports.ts";
import { retention } from "../app/model/privacy/retention.ts";
import type { Channel } from "../app/model/traffic/channel.ts";
import type { LeadSource } from "../app/model/traffic/lead-source.ts";
import { addDays } from "../app/time/days.ts";
import { dayInMontreal, momentInMontreal, startOfDay } from "../app/time/montreal.ts";
import { hosts, landings } from "./demo-sources.ts";
import { seededRandom } from "./seeded-random.ts";

/** Days before today, and what a member noted. */
const notes = [
	[22, "Dépliants distribués à Sainte-Rose et à Vimont."],
	[75, "Lettrage du troisième camion."],
	[140, "Article sur nous dans le journal du quartier."],
	[230, "Campagne « conduits-printemps » : budget doublé pour six semaines."],
	[310, "Nouvelle adresse de l’atelier sur Google."],
] as const;

/** Notes on the time line of the statistics, of the last so many days. A second run on the same day adds nothing. */
export async function seedNotes(store: DocumentStore, days: number): Promise<void> {
	const today = dayInMontreal(new Date());
	for (const [ago, text] of notes) {
		if (ago > days) continue;
		const day = addDays(today, -ago);
		const at = momentInMontreal(day, "09:30").toISOString();
		const data = { day, text, by: "Ariane Bois", at, purgeAfter: retention.traffic(startOfDay(day)) };
		await store.commit([{ kind: "create", collection: "timelineNotes", id: `demo-${day}`, data }]);
	}
}

/** Gives the demo leads that came through the site a source. Those of other people are left alone. */
export async function addSources(store: DocumentStore): Promise<void> {
	const random = seededRandom("airelle sources");
	const leads = await everything(store, "leads", { orderBy: { field: "receivedAt", direction: "ascending" } });
	const writes = leads.flatMap(({ id, version, data }): Write[] => {
		if (data.source || data.channel || !data.email?.endsWith("@exemple.example")) return [];
		const choices = landings(dayInMontreal(new Date(data.receivedAt))).filter(([{ channel }]) => isUnpaid(channel));
		const { channel, page } = random.weighted(choices);
		const source: LeadSource = {
			...{ channel, host: random.weighted(hosts[channel]), campaign: null },
			...{ landing: page.key[data.locale], promotion: null },
		};
		return [{ kind: "replace", collection: "leads", id, version, data: { ...data, source } }];
	});
	await store.commit(writes);
}

function isUnpaid(channel: Channel): boolean {
	return channel === "search" || channel === "direct" || channel === "referral";
}
