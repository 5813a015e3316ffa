import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteStore } from "../app/.server/store/sqlite.ts";
import { householdLeads } from "../app/leads/.server/inbox/household-leads.ts";
import {
	countFolders,
	countListed,
	type LeadFilter,
	listLeads,
	noFilter,
} from "../app/leads/.server/inbox/list-leads.ts";
import type { Lead } from "../app/model/leads/lead.ts";
import type { LeadFolder } from "../app/model/leads/lead-folders.ts";
import type { DocumentStore } from "../app/model/ports.ts";
import { type Figure, tableOf } from "../tests/faults/figures.ts";
import { contactLead, create } from "../tests/mail/sample-leads.ts";
import { add, finish } from "./check.ts";

/** `npm run bench:inbox`: compares the inbox of a store with 100 leads to one with 50,000, question by question. */
const sizes = [100, 50_000] as const;
/** Leads that are still open, in both stores: the years add closed ones. */
const openLeads = 60;
/** The index of a lead with a name of its own: the same answer in both stores. */
const rare = 42;
const rounds = 15;
const repeated = 8;
const mostAllowed = 1.5;

const firstNames = ["Ariane", "Bilal", "Chantal", "David", "Élise", "Fatou", "Gilles", "Hélène"];
const folder = await mkdtemp(join(tmpdir(), "bench-inbox-"));
try {
	const stores = await Promise.all(sizes.map((size) => seeded(join(folder, `${size}.sqlite`), size)));
	const figures = await compare(stores as [DocumentStore, DocumentStore]);
	console.log(
		tableOf({ title: `the inbox with ${sizes[1]} leads, relative to ${sizes[0]}; median of ${rounds}`, figures }),
	);
	await Promise.all(stores.map((store) => store.close()));
	finish(add(figures.map(({ ok }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 }))));
} finally {
	await rm(folder, { recursive: true, force: true });
}

/** The same newest leads in both stores: what differs is the number of closed ones behind them. */
async function seeded(path: string, size: number): Promise<DocumentStore> {
	const store = await openSqliteStore({ path });
	const step = 500;
	for (let from = 0; from < size; from += step) {
		const count = Math.min(step, size - from);
		await store.commit(
			Array.from({ length: count }, (_, index) => create("leads", randomUUID(), leadAt(from + index))),
		);
	}
	return store;
}

function leadAt(index: number): Lead {
	const receivedAt = new Date(Date.UTC(2026, 10, 16) - index * 20 * 60_000).toISOString();
	const isOpen = index < openLeads;
	const assignee = index % 3 === 0 ? { id: "me", name: "Moi" } : null;
	const name = `${firstNames[index % firstNames.length]} ${index === rare ? "Quatremarche" : `Nom${index}`}`;
	return {
		...contactLead,
		reference: `AIR-${index.toString(36).toUpperCase().padStart(7, "2")}`,
		idempotencyKey: String(index),
		contentHash: String(index),
		receivedAt,
		name,
		email: `personne${index}@exemple.example`,
		// Scattered, but the same for each index.
		phone: `514${String((index * 7_919_317 + 5_550_178) % 10_000_000).padStart(7, "0")}`,
		status: isOpen ? (index % 2 ? "contacted" : "new") : index % 4 ? "done" : "lost",
		desk: {
			...contactLead.desk,
			openedAt: isOpen ? null : receivedAt,
			answeredAt: isOpen ? null : receivedAt,
			assignee,
		},
	};
}

async function compare(stores: readonly [DocumentStore, DocumentStore]): Promise<Figure[]> {
	const list =
		(view: LeadFolder, filter: Partial<LeadFilter> = {}) =>
		(store: DocumentStore) =>
			listLeads(store, { view, filter: { ...noFilter, ...filter } });
	const questions: Readonly<Record<string, (store: DocumentStore) => Promise<unknown>>> = {
		"first page to do": list("todo"),
		"first page of closed leads": list("closed"),
		"first page of all leads": list("all"),
		"search by name": list("all", { search: "quatremarche" }),
		"search by phone": list("all", { search: leadAt(rare).phone ?? "" }),
		"filter mine": list("todo", { assignee: "me" }),
		"filter this week": list("all", { since: "2026-11-15T05:00:00.000Z" }),
		counts: (store) =>
			Promise.all([countFolders(store), countListed(store, "all", { only: "unseen" }), countListed(store, "todo")]),
		"similar leads": (store) => householdLeads({ id: "other", version: 1, data: leadAt(rare) }, store),
	};
	const figures: Figure[] = [];
	for (const [name, ask] of Object.entries(questions)) {
		const times: [number[], number[]] = [[], []];
		// In turn, so that other work on the machine slows both.
		for (let round = 0; round < rounds + 2; round++) {
			for (const side of [0, 1] as const) {
				const started = performance.now();
				for (let count = 0; count < repeated; count++) await ask(stores[side]);
				if (round >= 2) times[side].push((performance.now() - started) / repeated);
			}
		}
		const [few, many] = [median(times[0]), median(times[1])];
		figures.push({
			name: `${name} (${few.toFixed(2)} and ${many.toFixed(2)} ms)`,
			measured: `${(many / few).toFixed(2)} ×`,
			mark: `≤ ${mostAllowed} ×`,
			ok: many / few <= mostAllowed,
		});
	}
	return figures;
}

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
