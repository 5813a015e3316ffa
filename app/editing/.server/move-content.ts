import { isDeepStrictEqual } from "node:util";
import { originalEntries } from "#app/.server/content/overlay.ts";
import { encoder } from "#app/.server/encoder/encoder.ts";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { pictureFormat } from "#app/.server/photos/picture-format.ts";
import { readMaster } from "#app/.server/photos/read-master.ts";
import { completer } from "#app/.server/store/upgrade-content.ts";
import { redirectObstacle } from "#app/locale/own-addresses.ts";
import { type EntryId, type EntryValue, kindOf, partsOf } from "#app/model/editing/content-entry.ts";
import { factIds } from "#app/model/editing/facts.ts";
import type { LegacyRedirect } from "#app/model/editing/legacy-redirect.ts";
import { checkPart } from "#app/model/editing/schemas/check-entry.ts";
import type { Refusal } from "#app/model/editing/schemas/refusals.ts";
import type { PriceList } from "#app/model/estimate/price-list.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { brandPictureWrite } from "./brand-pictures.ts";
import { checkPublication } from "./check-publication.ts";
import { type ContentFiles, picturePattern, readFiles, WrongFileError, writeFiles } from "./content-files.ts";
import { pictureWrites } from "./cover-pictures.ts";
import { type EntryState, listEntryStates, readEntryState, stateOf } from "./entry-state.ts";
import { refusedUploads } from "./missing-uploads.ts";
import { stampPrices } from "./parts/prices-part.ts";
import { previewPaths } from "./preview-path.ts";
import { type PublishingServices, type PublishOutcome, publicationWrites, publishValue, withdraw } from "./publish.ts";

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
	/** `published`: entries that were published although others were not. */
	| { ok: false; published: readonly EntryId[]; problems: readonly string[] };

/** An entry that the import changes. */
interface Change {
	id: EntryId;
	state: EntryState;
	/** What visitors will read. */
	value: EntryValue;
}

/**
 * Publishes the content of the files. Checks all files first: if one does not fit its schema, nothing changes. Settings, which
 * must agree, are published in one commit; then every other entry by itself.
 */
export async function importContent(publishing: PublishingServices, files: ContentFiles): Promise<ImportOutcome> {
	const read = readOrProblem(files);
	if (typeof read === "string") return { ok: false, published: [], problems: [read] };
	const entries = await completed(read);
	const known = new Set<string>(originalEntries());
	const problems = [...entries].flatMap(([id, value]) => {
		if (!known.has(id) && !/^article:[a-z0-9-]+$/.test(id)) return [`${id}: there is no such entry`];
		const wrong = Object.entries(withoutEmpty(value)).flatMap(([part, words]) =>
			checkPart(id, words).map((refusal) => `${id}.${part} ${refusalLine(refusal)}`),
		);
		return wrong.length === 0 && id === "redirects" ? redirectProblems(value.all as readonly LegacyRedirect[]) : wrong;
	});
	if (problems.length > 0) return { ok: false, published: [], problems };
	const unusable = await importPictures(publishing, files);
	if (unusable.length > 0) return { ok: false, published: [], problems: unusable };
	const changes: Change[] = [];
	const unchanged: EntryId[] = [];
	for (const [id, value] of entries) {
		const state = (await readEntryState(publishing.store, id)) ?? stateOf(id, null);
		const wanted = wantedValue(id, state, value);
		if (isDeepStrictEqual(wanted, state.published)) unchanged.push(id);
		else changes.push({ id, state, value: wanted });
	}
	const gone = await missingPictures(publishing.store, changes);
	if (gone.length > 0) return { ok: false, published: [], problems: gone };
	const isSetting = ({ id }: Change) => (factIds as readonly string[]).includes(id);
	const settings = changes.filter(isSetting);
	const refused = await publishSettings(publishing, settings);
	if (refused.length > 0) return { ok: false, published: [], problems: refused };
	const published = settings.map(({ id }) => id);
	for (const subject of published) await recordAudit(publishing, null, "content-published", { subject });
	for (const change of changes.filter((each) => !isSetting(each))) {
		const { id: subject, value } = change;
		const outcome = await publishChange(publishing, subject, value);
		if (outcome.kind === "published") {
			published.push(subject);
			const isGone = Object.keys(value).length === 0;
			await recordAudit(publishing, null, isGone ? "content-withdrawn" : "content-published", { subject });
		} else problems.push(`${change.id}: ${reasonOf(outcome)}`);
	}
	return problems.length > 0 ? { ok: false, published, problems } : { ok: true, published, unchanged };
}

function readOrProblem(files: ContentFiles): ReturnType<typeof readFiles> | string {
	try {
		return readFiles(files);
	} catch (error) {
		if (error instanceof WrongFileError) return error.message;
		throw error;
	}
}

/** Only articles can be withdrawn, as a whole (`{}`) or in one language. */
function wantedValue(id: EntryId, { published }: EntryState, value: EntryValue): EntryValue {
	// Prices that differ by their version only are the same.
	if (id === "prices") return { all: { ...(value.all as PriceList), version: (published.all as PriceList).version } };
	if (kindOf(id) !== "article") return { ...published, ...withoutEmpty(value) };
	return Object.keys(value).length === 0 ? {} : withoutEmpty({ ...published, ...value });
}

/** Publishes all of the settings or none of them. Returns why not. */
async function publishSettings(
	{ store, clock, content, announce }: PublishingServices,
	changes: readonly Change[],
): Promise<string[]> {
	if (changes.length === 0) return [];
	const beside = Object.fromEntries(changes.map(({ id, value }) => [id, value]));
	const problems = changes.flatMap(({ id, state, value }) => {
		const found = checkPublication(state, { id, parts: ["all"], value, beside }, content.reader());
		return found.length > 0 ? [`${id}: ${reasonOf({ kind: "refused", problems: found })}`] : [];
	});
	if (problems.length > 0) return problems;
	const now = clock.now();
	const writes = changes.flatMap((change) => {
		const { state } = change;
		const draft = state.stored?.data.draft ?? null;
		const published = stamped(change, dayInMontreal(now));
		return publicationWrites(state, { published, parts: ["all"], draft }, null, now.toISOString()).writes;
	});
	if (!(await store.commit(writes)).ok) return changes.map(({ id }) => `${id}: changed`);
	await content.refresh(...changes.map(({ id }) => id));
	announce(changes.flatMap(({ id }) => Object.values(previewPaths(id, {}))).filter((path) => path !== null));
	return [];
}

/** Pictures that neither the files had nor the store has: visitors would see none. */
async function missingPictures(store: DocumentStore, changes: readonly Change[]): Promise<string[]> {
	const lines: string[] = [];
	for (const { id, state, value } of changes)
		for (const [part, words] of Object.entries(value)) {
			const refusals = await refusedUploads(store, words, Object.values(state.published));
			lines.push(...refusals.map((refusal) => `${id}.${part} ${refusalLine(refusal)}`));
		}
	return lines;
}

/** The version in a file of prices may name other prices here. */
function stamped({ id, state: { original, revision }, value }: Change, today: string): EntryValue {
	if (id !== "prices") return value;
	const stamp = { revision: revision + 1, today, original: original?.all as PriceList };
	return { all: stampPrices(value.all as PriceList, stamp) };
}

/** Reads the state again: the publication of an article changes the redirects too. */
async function publishChange(publishing: PublishingServices, id: EntryId, value: EntryValue): Promise<PublishOutcome> {
	const state = (await readEntryState(publishing.store, id)) ?? stateOf(id, null);
	const article = id as `article:${string}`;
	const parts = partsOf(id).filter((part) => value[part] !== undefined);
	if (parts.length === 0) return withdraw(publishing, article, "fr", null);
	let outcome: PublishOutcome = { kind: "published", revision: state.revision };
	if (parts.some((part) => !isDeepStrictEqual(value[part], state.published[part])))
		outcome = await publishValue(publishing, state, { id, parts, value, englishStillFollows: true }, null);
	const losesEnglish = value.en === undefined && state.published.en !== undefined;
	return outcome.kind === "published" && losesEnglish ? withdraw(publishing, article, "en", null) : outcome;
}

function reasonOf(outcome: Exclude<PublishOutcome, { kind: "published" }>): string {
	if (outcome.kind === "changed") return "changed";
	const reasons = outcome.problems.flatMap((problem) =>
		problem.kind === "wrong" ? problem.refusals.map(refusalLine) : [problem.kind],
	);
	return reasons.join(", ");
}

function refusalLine({ path, code, value }: Refusal): string {
	return `${path}: ${code} ${value}`.trim();
}

function withoutEmpty(value: EntryValue): EntryValue {
	return Object.fromEntries(Object.entries(value).filter(([, words]) => words !== undefined));
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
 * picture. Returns why a picture cannot be used.
 */
async function importPictures({ store, clock }: PublishingServices, files: ContentFiles): Promise<string[]> {
	const now = clock.now().toISOString();
	const problems: string[] = [];
	for (const [file, bytes] of files) {
		const [, id, format] = picturePattern.exec(file) ?? [];
		if (!id || typeof bytes === "string" || (await readMaster(store, id))) continue;
		if (format === "jpg") {
			const encoded = await encoder.coverFilesOf(bytes).catch(() => null);
			if (encoded) await store.commit(pictureWrites(id, { master: bytes, files: encoded }, now, null));
			else problems.push(`${file}: broken`);
			continue;
		}
		const encoded = await encoder.encodeMasterAgain(bytes);
		if ("problem" in encoded) problems.push(`${file}: ${encoded.problem}`);
		else await store.commit([brandPictureWrite(id, encoded.master, now, null)]);
	}
	return problems;
}
