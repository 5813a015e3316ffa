import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ContentEntry, EntryId } from "#app/model/editing/content-entry.ts";
import type { DocumentStore, Write } from "#app/model/ports.ts";
import { openSqliteStore } from "../store/sqlite.ts";
import { originals } from "./originals.ts";
import { openPublishedContent, type PublishedContent } from "./published-content.ts";

let directory: string;
let store: DocumentStore;
/** A command beside the server, with a connection of its own. */
let command: DocumentStore;
let content: PublishedContent;

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	directory = await mkdtemp(join(tmpdir(), "airelle-published-"));
	const path = join(directory, "test.sqlite");
	store = await openSqliteStore({ path });
	command = await openSqliteStore({ path });
	content = await openPublishedContent({ store, log: { info: () => {}, error: () => {} } });
});
afterEach(async () => {
	content.stop();
	vi.useRealTimers();
	await command.close();
	await store.close();
	await rm(directory, { recursive: true });
});

function entry(id: EntryId, updatedAt: string, values: Partial<ContentEntry>): Write {
	const [kind] = id.split(":") as [ContentEntry["kind"]];
	const data: ContentEntry = {
		kind,
		draft: null,
		published: null,
		englishFollows: null,
		revision: 1,
		publishedAt: null,
		scheduledFor: null,
		scheduled: null,
		updatedAt,
		updatedBy: null,
		...values,
	};
	return { kind: "create", collection: "content", id, data };
}

const at = (second: number) => new Date(Date.UTC(2025, 10, 17, 15, 0, second)).toISOString();
const company = (phone: string) => ({ published: { all: { ...originals.company, phone } } });
const draftOf = (name: string, second: number) => entry(`article:${name}`, at(second), { draft: { fr: {} } });
const phone = () => content.reader().read("company").phone;
const poll = () => vi.advanceTimersByTime(3_000);

describe("what a command publishes beside a running server", () => {
	it("is shown although a member saved a draft since", async () => {
		await command.commit([entry("company", at(0), company("5145550199"))]);
		await store.commit([draftOf("own", 1)]);
		await content.refresh("article:own");
		poll();
		await expect.poll(phone).toBe("5145550199");
	});

	it("is shown when its time is that of a moment before the last poll", async () => {
		const home = { ...originals["words.fr"].home, heading: "Chez vous, on respire" };
		await command.commit([entry("page:home", at(10), { published: { fr: home } })]);
		poll();
		await expect.poll(() => content.reader().read("words.fr").home.heading).toBe(home.heading);
		await command.commit([entry("company", at(9), company("5145550199"))]);
		await expect
			.poll(() => {
				poll();
				return phone();
			})
			.toBe("5145550199");
	});

	it("is shown although many entries have the same time", async () => {
		await command.commit([
			...Array.from({ length: 150 }, (_, number) => draftOf(`a${number}`, 0)),
			entry("company", at(0), company("5145550199")),
		]);
		await expect
			.poll(() => {
				poll();
				return phone();
			})
			.toBe("5145550199");
	});
});
