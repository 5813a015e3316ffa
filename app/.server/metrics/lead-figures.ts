import { leadKinds } from "#app/model/leads/lead-kind.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import type { Metric } from "./exposition.ts";

/**
 * Leads stored since the start, by kind, without imported ones, which are not new. Counted on creation: counting by
 * kind in the store would read every lead.
 */
export function countLeads(store: DocumentStore): () => Metric {
	const counts = new Map(leadKinds.flatMap((kind) => [key(kind, false), key(kind, true)]).map((name) => [name, 0]));

	async function count(id: string): Promise<void> {
		const lead = await store.get("leads", id).catch(() => null);
		if (!lead || lead.data.channel === "import") return;
		const name = key(lead.data.kind, lead.data.spam.length > 0);
		counts.set(name, (counts.get(name) ?? 0) + 1);
	}

	store.watch((changes, from) => {
		// Each server counts its own leads, so the sum over all servers is right.
		if (from === "elsewhere") return;
		for (const { collection, kind, id } of changes) if (collection === "leads" && kind === "create") void count(id);
	});
	return () => ({
		name: "airelle_leads_total",
		help: "Leads kept since the start, without imported ones; flagged ones went to the spam folder.",
		type: "counter",
		samples: [...counts].map(([name, value]) => {
			const [kind = "", flagged = ""] = name.split(" ");
			return { labels: { kind, flagged }, value };
		}),
	});
}

function key(kind: string, flagged: boolean): string {
	return `${kind} ${flagged ? "yes" : "no"}`;
}
