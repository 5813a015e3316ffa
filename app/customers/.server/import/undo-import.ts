import { retries } from "#app/.server/store/retries.ts";
import { appointmentsOf } from "#app/appointments/.server/appointment-writes.ts";
import { tasksOn } from "#app/leads/.server/tasks/list-tasks.ts";
import { type CustomerImport, type ImportUndo, importedLeadId } from "#app/model/customers/customer-import.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { messageId } from "#app/model/leads/lead-message.ts";
import { type NamedMember, namedMember } from "#app/model/members/member.ts";
import type { DocumentStore, StoredDocument, Write } from "#app/model/ports.ts";
import { quotesOf } from "#app/quotes/.server/quotes.ts";
import type { ImportJobParts, ImportParts } from "./import-parts.ts";
import { lineDeletions } from "./run-import.ts";
import { linesInPart } from "./store-import.ts";
import { undoneConsents } from "./undone-consents.ts";

/** Starts to undo an import, even while it runs: the job does the rest. Started twice, it runs once. */
export async function startUndo(
	{ store, clock }: ImportParts,
	id: string,
	by: NamedMember,
): Promise<"started" | "known" | "missing"> {
	for (const retry = retries(); ; retry()) {
		const found = await store.get("imports", id);
		if (!found || found.data.status === "checked") return "missing";
		if (found.data.undo) return "known";
		const undo: ImportUndo = {
			at: clock.now().toISOString(),
			by: namedMember(by),
			lineDone: 0,
			deleted: 0,
			kept: [],
			consents: 0,
			doneAt: null,
		};
		const { ok } = await store.commit([
			{ ...found, kind: "replace", collection: "imports", data: { ...found.data, status: "undoing", undo } },
			...lineDeletions(id, found.data),
		]);
		if (ok) return "started";
	}
}

/**
 * Undoes the next hundred lines in one commit: deletes the leads that nobody has worked on and ends the consents that came
 * with them. False when the commit was refused: a lead or a consent changed meanwhile, or another server was faster.
 */
export async function undoPart(
	parts: ImportJobParts,
	{ id, version, data }: StoredDocument<CustomerImport>,
): Promise<boolean> {
	const { store, clock } = parts;
	const { undo, lastLine } = data;
	if (!undo) throw new Error(`Import ${id} is undone without a start`);
	const until = Math.min(lastLine, undo.lineDone + linesInPart);
	const numbers = Array.from({ length: until - undo.lineDone }, (_, index) => undo.lineDone + index + 1);
	const found = await Promise.all(numbers.map((line) => importedLead(store, id, line)));
	const leads = found.flatMap((lead) => lead ?? []);
	const now = clock.now().toISOString();
	const consents = await undoneConsents(
		leads.map(({ lead }) => lead),
		id,
		now,
		parts,
	);
	const gone = leads.filter(({ isUntouched }) => isUntouched);
	const next: ImportUndo = {
		...undo,
		lineDone: until,
		deleted: undo.deleted + gone.length,
		kept: [...undo.kept, ...leads.flatMap(({ line, isUntouched }) => (isUntouched ? [] : line))],
		consents: undo.consents + consents.length,
		doneAt: until >= lastLine ? now : null,
	};
	const { ok } = await store.commit([
		{
			kind: "replace",
			collection: "imports",
			id,
			version,
			data: { ...data, undo: next, status: next.doneAt ? "undone" : "undoing" },
		},
		...gone.flatMap(({ lead }) => deletionsOf(lead)),
		...consents,
	]);
	return ok;
}

/** Refused when somebody has changed the lead since it was read; a new task, quote or appointment changes it too. */
function deletionsOf(lead: StoredDocument<Lead>): Write[] {
	return [
		{ kind: "replace", collection: "leads", ...lead },
		{ kind: "delete", collection: "leads", id: lead.id },
		{ kind: "delete", collection: "messages", id: messageId(lead.id, "form") },
	];
}

interface ImportedLead {
	line: number;
	lead: StoredDocument<Lead>;
	isUntouched: boolean;
}

/** Null when the line has no lead: it had a problem, or the lead was erased. */
async function importedLead(store: DocumentStore, importId: string, line: number): Promise<ImportedLead | null> {
	const lead = await store.get("leads", importedLeadId(importId, line));
	if (!lead) return null;
	const { desk, messageCount, photos } = lead.data;
	const isSame = desk.revision === 0 && desk.waitingSince === null && messageCount === 1 && photos.length === 0;
	const isUntouched = isSame && !(await hasMore(store, lead.id));
	return { line, lead, isUntouched };
}

async function hasMore(store: DocumentStore, id: string): Promise<boolean> {
	const found = await Promise.all([tasksOn(store, id), quotesOf(store, id), appointmentsOf(store, id)]);
	return found.some((documents) => documents.length > 0);
}
