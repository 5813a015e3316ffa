import { describe, expect, it } from "vitest";
import { nextItem, outcomeOf, type QueuedItem, removalOutcome, retryDelay } from "./queue-item.ts";

const item = (key: string, changes: Partial<QueuedItem>) => ({ key, at: 0, refused: null, ...changes }) as QueuedItem;

describe("nextItem", () => {
	it("is the form, then the oldest photo, and never one that was refused", () => {
		const photos = [
			item("c", { kind: "photo", at: 3 }),
			item("a", { kind: "photo", at: 1, refused: "full" }),
			item("b", { kind: "photo", at: 2 }),
		];
		expect(nextItem(photos)?.key).toBe("b");
		expect(nextItem([...photos, item("f", { kind: "form", at: 9 })])?.key).toBe("f");
		expect(nextItem([...photos, item("f", { kind: "form", refused: "stale" })])?.key).toBe("b");
		expect(nextItem([])).toBeNull();
	});
});

describe("retryDelay", () => {
	it("doubles up to a minute", () => {
		expect([1, 2, 3, 7, 40].map(retryDelay)).toEqual([1000, 2000, 4000, 60_000, 60_000]);
	});
});

describe("outcomeOf", () => {
	const photo = (status: number, body: unknown = null) => outcomeOf("photo", status, JSON.stringify(body));
	const form = (status: number, body: unknown = null) => outcomeOf("form", status, JSON.stringify(body));

	it("accepts what the server stored", () => {
		expect(photo(200, { added: ["p1"], refused: [] })).toEqual({ kind: "accepted", id: "p1", isNew: true });
		expect(form(200, { kind: "done", isNew: false })).toEqual({ kind: "accepted", id: "", isNew: false });
	});

	it("keeps the reason of a refusal, and what others changed", () => {
		expect(photo(422, { added: [], refused: [{ name: "x", reason: "full" }] })).toMatchObject({ reason: "full" });
		expect(form(422, { kind: "refused", fault: "conflict", changes: ["Jules …"] })).toEqual({
			kind: "refused",
			reason: "conflict",
			changes: ["Jules …"],
		});
	});

	it.each([
		[401, { kind: "signed-out" }],
		[403, { kind: "refused", reason: "failed", changes: [] }],
		[404, { kind: "refused", reason: "failed", changes: [] }],
		[410, { kind: "refused", reason: "failed", changes: [] }],
		[413, { kind: "refused", reason: "too-large", changes: [] }],
		[415, { kind: "refused", reason: "failed", changes: [] }],
		[408, { kind: "failed" }],
		[429, { kind: "failed" }],
		[500, { kind: "failed" }],
		[503, { kind: "failed" }],
		[302, { kind: "failed" }],
	])("of status %i is %j", (status, outcome) => {
		expect(photo(status)).toEqual(outcome);
	});

	it("tells an appointment that is gone from one that this member no longer sees, by the answer of the site alone", () => {
		expect(photo(410, { fault: "gone" })).toMatchObject({ kind: "refused", reason: "gone" });
		expect(photo(403, { fault: "hidden" })).toMatchObject({ kind: "refused", reason: "hidden" });
		expect(form(403, { fault: "hidden" })).toMatchObject({ kind: "refused", reason: "hidden" });
		// For example a proxy in between.
		for (const status of [403, 404, 410])
			expect(outcomeOf("photo", status, "<h1>Not found</h1>")).toMatchObject({ kind: "refused", reason: "failed" });
	});

	it("is refused while the server has no space for photos, because the same photo would be sent whole again", () => {
		const outcome = photo(422, { added: [], refused: [{ name: "x", reason: "no-space" }] });
		expect(outcome).toEqual({ kind: "refused", reason: "no-space", changes: [] });
	});

	it("tries again when the server is busy, and when something else than the server answered", () => {
		expect(photo(422, { added: [], refused: [{ name: "x", reason: "busy" }] })).toEqual({ kind: "failed" });
		expect(outcomeOf("photo", 200, "<!doctype html><title>Wi-Fi</title>")).toEqual({ kind: "failed" });
		expect(photo(200)).toEqual({ kind: "failed" });
	});
});

describe("removalOutcome", () => {
	it.each([
		[200, '{"added":[],"refused":[]}', "accepted"],
		[200, "<!doctype html><title>Wi-Fi</title>", "failed"],
		[410, '{"fault":"gone"}', "accepted"],
		[404, "", "refused"],
		[401, "", "signed-out"],
		[403, "", "refused"],
		[500, "", "failed"],
	])("of status %i with %s is %s", (status, body, outcome) => {
		expect(removalOutcome(status, body)).toBe(outcome);
	});
});
