import type { CustomerImport, ImportStatus } from "#app/model/customers/customer-import.ts";
import { type DocumentStore, type StoredDocument, StoreUnavailableError } from "#app/model/ports.ts";
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
	/** Imports that another server moved meanwhile: it goes on with them, and the next look sees whether it did. */
	const elsewhere = new Set<string>();
	let done = 0;
	for (let refused = 0; !stopping?.aborted; ) {
		const found = [...(await importsIn("running", parts.store)), ...(await importsIn("undoing", parts.store))];
		const open = found.filter(({ id }) => !elsewhere.has(id));
		if (open.length === 0) break;
		for (const each of open) {
			if (await (each.data.status === "running" ? importPart : undoPart)(parts, each)) {
				done++;
				refused = 0;
			} else if (await isMovedElsewhere(each, parts.store)) elsewhere.add(each.id);
			else if (++refused > mostRefusals) throw new StoreUnavailableError(`Import ${each.id} was refused too often`);
		}
	}
	return done;
}

async function isMovedElsewhere({ id, version, data }: StoredDocument<CustomerImport>, store: DocumentStore) {
	const now = await store.get("imports", id);
	return now?.data.status === data.status && now.version !== version;
}

async function importsIn(status: ImportStatus, store: DocumentStore) {
	const { documents } = await store.query("imports", { where: [{ field: "status", is: "=", value: status }] });
	return documents;
}
