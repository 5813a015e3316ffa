import type { ImportStatus } from "#app/model/customers/customer-import.ts";
import { type DocumentStore, StoreUnavailableError } from "#app/model/ports.ts";
import type { ImportJobParts } from "./import-parts.ts";
import { importPart } from "./run-import.ts";
import { undoPart } from "./undo-import.ts";

/** A refused commit is tried again with what is stored now. So many in a row mean that something else is wrong. */
const mostRefusals = 100;

/**
 * Continues every import that runs or is being undone, part by part, until none is left. Each part is one commit that also
 * moves the progress, so that a server that is killed resumes, and of several servers one does each part. Returns how many
 * parts this one did.
 */
export async function runImportJobs(parts: ImportJobParts, stopping?: AbortSignal): Promise<number> {
	let done = 0;
	let refused = 0;
	while (!stopping?.aborted) {
		const open = [
			...(await importsIn("running", parts.store)).map((found) => importPart(parts, found)),
			...(await importsIn("undoing", parts.store)).map((found) => undoPart(parts, found)),
		];
		if (open.length === 0) break;
		const kept = (await Promise.all(open)).filter(Boolean).length;
		done += kept;
		refused = kept > 0 ? 0 : refused + 1;
		if (refused > mostRefusals) throw new StoreUnavailableError("An import was refused too often");
	}
	return done;
}

async function importsIn(status: ImportStatus, store: DocumentStore) {
	const { documents } = await store.query("imports", { where: [{ field: "status", is: "=", value: status }] });
	return documents;
}
