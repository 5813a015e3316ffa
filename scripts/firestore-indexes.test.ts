import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, it } from "vitest";
import { queriedFields } from "#app/.server/store/firestore-fields.ts";
import { firestoreIndexes, indexesFile } from "./firestore-indexes.ts";

it("the file of Firestore's indexes is the one that the table of queried fields makes", () => {
	expect(readFileSync(indexesFile, "utf8")).toBe(firestoreIndexes());
});

it("every field that a query names is written for queries", async () => {
	const known = new Set<string>(Object.values(queriedFields).flat());
	const named = /field: "([\w.]+)"(?:, (?:is|direction):)|everything\(store, "\w+", "(\w+)"\)/g;
	const found = new Set<string>();
	for await (const path of glob("app/**/{.server/**/,}*.{ts,tsx}", { exclude: (name) => name.includes(".test") })) {
		for (const [, one, other] of readFileSync(path, "utf8").matchAll(named)) found.add(one ?? other ?? "");
	}
	expect(found.size).toBeGreaterThan(10);
	expect([...found].filter((field) => !known.has(field))).toEqual([]);
});
