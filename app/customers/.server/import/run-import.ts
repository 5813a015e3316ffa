import { retries } from "#app/.server/store/retries.ts";
import {
	type CustomerImport,
	type ImportRun,
	isExpired,
	partId,
	problemPartId,
} from "#app/model/customers/customer-import.ts";
import { placeOf } from "#app/model/leads/lead-place.ts";
import { type NamedMember, namedMember } from "#app/model/members/member.ts";
import type { Deletion, StoredDocument } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";
import type { ImportJobParts, ImportParts } from "./import-parts.ts";
import { importedConsents, leadWrites } from "./line-writes.ts";
import { withoutImported } from "./without-imported.ts";

/**
 * `problems`: there are problem lines, and the member did not choose to leave them out. `expired`: the file has to be
 * checked again.
 */
type StartOutcome = "started" | "known" | "problems" | "empty" | "expired" | "missing";

/** Starts a checked import: the job does the rest. Started twice, it runs once. */
export async function startImport(
	{ store, clock }: ImportParts,
	id: string,
	by: NamedMember,
	leavesOut: boolean,
): Promise<StartOutcome> {
	for (const retry = retries(); ; retry()) {
		const found = await store.get("imports", id);
		if (!found) return "missing";
		const now = clock.now();
		const { status, counts } = found.data;
		if (status !== "checked") return "known";
		if (isExpired(found.data, now)) return "expired";
		if (counts.lines === 0) return "empty";
		if (counts.problems > 0 && !leavesOut) return "problems";
		const run: ImportRun = {
			at: now.toISOString(),
			by: namedMember(by),
			partsDone: 0,
			created: 0,
			consents: 0,
			doneAt: null,
		};
		const data: CustomerImport = { ...found.data, status: "running", run, purgeAfter: retention.imports(now) };
		const { ok } = await store.commit([{ kind: "replace", collection: "imports", id, version: found.version, data }]);
		if (ok) return "started";
	}
}

/** Forgets a checked file that was not imported. */
export async function discardImport({ store }: Pick<ImportParts, "store">, id: string): Promise<boolean> {
	const found = await store.get("imports", id);
	if (found?.data.status !== "checked") return false;
	const { ok } = await store.commit([
		// Refused when somebody starts it at this moment.
		{ kind: "replace", collection: "imports", ...found },
		{ kind: "delete", collection: "imports", id },
		...lineDeletions(id, found.data),
		...problemDeletions(id, found.data),
	]);
	return ok;
}

/**
 * Imports the next part in one commit: its leads and their messages, its consents, the end of the part and the progress of
 * the import. False when the commit was refused: another server was faster, or a consent changed meanwhile.
 */
export async function importPart(
	{ store, clock, secret, content }: ImportJobParts,
	{ id, version, data }: StoredDocument<CustomerImport>,
): Promise<boolean> {
	const { run } = data;
	if (!run) throw new Error(`Import ${id} runs without a start`);
	const part = await store.get("importLines", partId(id, run.partsDone + 1));
	// Again: another file with the same lines may have been imported since this one was checked.
	const lines = await withoutImported(store, part?.data.lines ?? []);
	const now = clock.now();
	const reader = content.reader();
	const referencePrefix = reader.read("brand").prefix;
	const place = (postalCode: string | null) => placeOf(postalCode, reader.read("service-area"), reader.read("company"));
	const consents = await importedConsents(lines, id, { store, secret });
	const isLast = run.partsDone + 1 >= data.parts;
	const next: ImportRun = {
		...run,
		partsDone: run.partsDone + 1,
		created: run.created + lines.length,
		consents: run.consents + consents.length,
		doneAt: isLast ? now.toISOString() : null,
	};
	const { ok } = await store.commit([
		{
			kind: "replace",
			collection: "imports",
			id,
			version,
			data: { ...data, run: next, status: isLast ? "done" : "running" },
		},
		...lines.flatMap((line) => leadWrites(line, { importId: id, by: run.by, now, placeOf: place, referencePrefix })),
		...consents,
		// The replacement refuses the commit when a person in this part is erased at the same moment.
		...(part
			? ([
					{ kind: "replace", collection: "importLines", ...part },
					{ kind: "delete", collection: "importLines", id: part.id },
				] as const)
			: []),
	]);
	return ok;
}

/** The parts that are not imported yet. */
export function lineDeletions(id: string, { parts, run }: Pick<CustomerImport, "parts" | "run">): Deletion[] {
	const done = run?.partsDone ?? 0;
	return Array.from({ length: parts - done }, (_, index) => {
		return { kind: "delete", collection: "importLines", id: partId(id, done + index + 1) };
	});
}

function problemDeletions(id: string, { problemParts }: Pick<CustomerImport, "problemParts">): Deletion[] {
	return Array.from({ length: problemParts }, (_, index) => {
		return { kind: "delete", collection: "importLines", id: problemPartId(id, index + 1) };
	});
}
