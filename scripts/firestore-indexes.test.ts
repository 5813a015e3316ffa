import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, it } from "vitest";
import { queriedFields } from "#app/.server/store/queried-fields.ts";
import { firestoreIndexes, indexesFile } from "./firestore-indexes.ts";

it("the committed Firestore index file matches the table of queried fields", () => {
	expect(readFileSync(indexesFile, "utf8")).toBe(firestoreIndexes());
});

it("every field used in a query is listed in the table of queried fields", async () => {
	const known = new Set<string>(Object.values(queriedFields).flat());
	const named = /field: "([\w.]+)"(?:, (?:is|direction):)|everything\(store, "\w+", "(\w+)"\)/g;
	const found = new Set<string>();
	for await (const path of glob("app/**/{.server/**/,}*.{ts,tsx}", { exclude: (name) => name.includes(".test") })) {
		for (const [, one, other] of readFileSync(path, "utf8").matchAll(named)) found.add(one ?? other ?? "");
	}
	expect(found.size).toBeGreaterThan(10);
	expect([...found].filter((field) => !known.has(field))).toEqual([]);
});
