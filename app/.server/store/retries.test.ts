import { expect, it } from "vitest";
import { type DocumentStore, StoreUnavailableError } from "#app/model/ports.ts";
import { putDocument } from "./put-document.ts";

it("a commit that is refused each time ends like a store that does not answer", async () => {
	let commits = 0;
	const store = {
		get: async () => null,
		commit: async () => ({ ok: ++commits > 10_000, collection: "crews", id: "a", reason: "exists" }),
	} as unknown as DocumentStore;
	await expect(putDocument(store, "upgrades", "a", () => ({}) as never)).rejects.toThrow(StoreUnavailableError);
	expect(commits).toBe(300);
});
