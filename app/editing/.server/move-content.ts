import { isDeepStrictEqual } from "node:util";
import { originalEntries } from "../../.server/content/overlay.ts";
import { encoder } from "../../.server/encoder/encoder.ts";
import { pictureFormat } from "../../.server/photos/picture-format.ts";
import { readMaster } from "../../.server/photos/read-master.ts";
import { completer } from "../../.server/store/upgrade-content.ts";
import { redirectObstacle } from "../../locale/own-addresses.ts";
import { type EntryId, type EntryValue, kindOf, type Part, partsOf } from "../../model/editing/content-entry.ts";
import type { LegacyRedirect } from "../../model/editing/legacy-redirect.ts";
import { checkPart } from "../../model/editing/schemas/check-entry.ts";
import type { DocumentStore } from "../../model/ports.ts";
import { brandPictureWrite } from "./brand-pictures.ts";
import { type ContentFiles, picturePattern, readFiles, writeFiles } from "./content-files.ts";
import { pictureWrites } from "./cover-pictures.ts";
import { listEntryStates, readEntryState, stateOf } from "./entry-state.ts";
import { type PublishingServices, publishValue, withdraw } from "./publish.ts";

/** Exports the published content that differs from the original. Drafts are not exported. */
export async function exportContent(store: DocumentStore): Promise<ContentFiles> {
	const states = await listEntryStates(store);
	const edited = new Map(states.filter(({ isEdited }) => isEdited).map(({ id, published }) => [id, published]));
	const files = new Map(writeFiles(edited));
	for (const [, id = ""] of JSON.stringify([...edited]).matchAll(/"upload:([0-9a-f-]{36})"/g)) {
		const master = await readMaster(store, id);
		if (master) files.set(`pictures/${id}.${pictureFormat(master) === "png" ? "png" : "jpg"}`, master);
	}
	return files;
}

export type ImportOutcome =
	| { ok: true; published: readonly EntryId[]; unchanged: readonly EntryId[] }
	| { ok: false; problems: readonly string[] };

/** Publishes the content of the files. Checks all files first: if one does not fit, nothing changes. */
export async function importContent(desk: PublishingServices, files: ContentFiles): Promise<ImportOutcome> {
	const entries = await completed(readFiles(files));
	const known = new Set<string>(originalEntries());
	const problems = [...entries].flatMap(([id, value]) => {
		if (!known.has(id) && !/^article:[a-z0-9-]+$/.test(id)) return [`${id}: there is no such entry`];
		const wrong = Object.entries(value).flatMap(([part, words]) =>
			checkPart(id, words).map(({ path, code, value: about }) => `${id}.${part} ${path}: ${code} ${about}`.trim()),
		);
		return wrong.length === 0 && id === "redirects" ? redirectProblems(value.all as readonly LegacyRedirect[]) : wrong;
	});
	if (problems.length > 0) return { ok: false, problems };
	const unusable = await importPictures(desk, files);
	if (unusable.length > 0) return { ok: false, problems: unusable };
	const done = { published: [] as EntryId[], unchanged: [] as EntryId[] };
	for (const [id, value] of entries) {
		const state = (await readEntryState(desk.store, id)) ?? stateOf(id, null);
		const merged = { ...state.published, ...value };
		const isWithdrawn = kindOf(id) === "article" && Object.keys(value).length === 0;
		if (isDeepStrictEqual(isWithdrawn ? {} : merged, state.published)) {
			done.unchanged.push(id);
			continue;
		}
		const parts = partsOf(id).filter((part: Part) => value[part] !== undefined);
		const outcome = isWithdrawn
			? await withdraw(desk, id as `article:${string}`, "fr", null)
			: await publishValue(desk, state, { id, parts, value: merged, englishStillFollows: true }, null);
		if (outcome.kind !== "published") {
			const why = outcome.kind === "refused" ? outcome.problems.map(({ kind }) => kind).join(", ") : outcome.kind;
			return { ok: false, problems: [`${id}: ${why}`] };
		}
		done.published.push(id);
	}
	return { ok: true, ...done };
}

/** Adds the fields that are missing from files exported by an older build. */
async function completed(entries: ReadonlyMap<EntryId, EntryValue>): Promise<Map<EntryId, EntryValue>> {
	const whole = [...entries].map(async ([id, value]) => [id, (await completer(id))?.(value) ?? value] as const);
	return new Map(await Promise.all(whole));
}

/** Not part of the schema: the stored list must pass the schema, and one old line would hide all the others. */
function redirectProblems(redirects: readonly LegacyRedirect[]): string[] {
	return redirects.flatMap(({ from }) => {
		const obstacle = redirectObstacle(from);
		return obstacle ? [`redirects: ${from} would hide a part of the site (${obstacle.kind})`] : [];
	});
}

/**
 * Runs before the articles and the brand with these pictures are published. A picture id that exists is the same
 * picture. Returns why a picture of the brand cannot be used.
 */
async function importPictures({ store, clock }: PublishingServices, files: ContentFiles): Promise<string[]> {
	const now = clock.now().toISOString();
	const problems: string[] = [];
	for (const [file, bytes] of files) {
		const [, id, format] = picturePattern.exec(file) ?? [];
		if (!id || typeof bytes === "string" || (await readMaster(store, id))) continue;
		if (format === "jpg") {
			await store.commit(pictureWrites(id, { master: bytes, files: await encoder.coverFilesOf(bytes) }, now, null));
			continue;
		}
		const encoded = await encoder.encodeMasterAgain(bytes);
		if ("problem" in encoded) problems.push(`${file}: ${encoded.problem}`);
		else await store.commit([brandPictureWrite(id, encoded.master, now, null)]);
	}
	return problems;
}
