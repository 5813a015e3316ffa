import {
	type CustomerImport,
	importedLeadId,
	isExpired,
	partId,
	problemPartId,
} from "#app/model/customers/customer-import.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import type { ImportParts } from "./import-parts.ts";

const mostListed = 50;
const mostSampled = 5;
const mostKept = 100;

/** The newest first. */
export async function importList(store: DocumentStore) {
	const orderBy = { field: "createdAt", direction: "descending" } as const;
	const { documents } = await store.query("imports", { orderBy, limit: mostListed });
	return documents.map(({ id, data: { file, status, createdAt, by, counts } }) => {
		return { id, file, status, createdAt, by: by.name, counts };
	});
}

/** What a member sees of an import: which part of it depends on its state. */
export async function importView({ store, clock }: ImportParts, found: StoredDocument<CustomerImport>, page: number) {
	const { id, data } = found;
	const { file, status, createdAt, by, counts, ignored, run, undo, purgeAfter, lastLine } = data;
	const isChecked = status === "checked";
	return {
		id,
		file,
		status,
		createdAt,
		by: by.name,
		counts,
		ignored,
		purgeAfter,
		isExpired: isExpired(data, clock.now()),
		run: run && { at: run.at, by: run.by.name, created: run.created, consents: run.consents },
		undo: undo && {
			at: undo.at,
			by: undo.by.name,
			deleted: undo.deleted,
			consents: undo.consents,
			kept: undo.kept.length,
			done: undo.lineDone,
			all: lastLine,
		},
		sample: isChecked ? await sampleOf(store, id) : [],
		problems: await problemsOn(store, id, data.problemParts, page),
		kept: undo ? await keptLeads(store, id, undo.kept.slice(0, mostKept)) : [],
	};
}

async function sampleOf(store: DocumentStore, id: string) {
	const first = await store.get("importLines", partId(id, 1));
	return (first?.data.lines ?? []).slice(0, mostSampled).map(({ line, name, email, phone, day, amount }) => {
		return { line, name, email, phone, day, amount };
	});
}

/** A page is a document. Null when there is none, or when they were purged. */
async function problemsOn(store: DocumentStore, id: string, pages: number, asked: number) {
	const page = Math.min(Math.max(1, asked), Math.max(1, pages));
	const found = await store.get("importLines", problemPartId(id, page));
	if (!found) return null;
	const { problems, purgeAfter } = found.data;
	return { page, pages, until: purgeAfter, lines: problems.map(({ line, name, faults }) => ({ line, name, faults })) };
}

/** Without a name when the lead was erased since. */
async function keptLeads(store: DocumentStore, id: string, lines: readonly number[]) {
	const leads = lines.map(async (line) => {
		const leadId = importedLeadId(id, line);
		return { id: leadId, line, name: (await store.get("leads", leadId))?.data.name ?? null };
	});
	return Promise.all(leads);
}

export type ImportView = Awaited<ReturnType<typeof importView>>;
