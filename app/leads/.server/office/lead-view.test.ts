import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead, create, photo } from "../../../../tests/mail/sample-leads.ts";
import { photoViews } from "./lead-view.ts";

describe("photoViews", () => {
	let folder: string;
	let store: DocumentStore;
	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), "airelle-lead-view-"));
		store = await openSqliteStore({ path: join(folder, "test.sqlite") });
	});
	afterEach(async () => {
		await store.close();
		await rm(folder, { recursive: true });
	});

	it("shows the customer's photos of a lead with more than a page of crews' photos", async () => {
		const crews = Array.from({ length: 120 }, (_, n) =>
			create("photos", `a-${n}`, { ...photo, owner: "lead", job: { id: "visit", moment: "after" } }),
		);
		await store.commit([...crews, create("photos", "sent", { ...photo, owner: "lead" })]);
		expect(await photoViews("lead", { ...contactLead, photos: ["sent"] }, store)).toMatchObject([{ id: "sent" }]);
	});
});
