import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import { untouched } from "#app/editing/.server/entry-state.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { closingReasons } from "#content/closing-reasons.ts";
import { words } from "#content/services/dryer-ducts.fr.ts";
import { contactLead, create, photo } from "../tests/mail/sample-leads.ts";

let folder: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "airelle-leads-command-"));
});
afterEach(() => rm(folder, { recursive: true }));

function run(...words: string[]) {
	const env = { ...process.env, DATA_DIR: folder, NODE_ENV: "development" };
	return spawnSync(process.execPath, ["scripts/leads.ts", ...words], { encoding: "utf8", env });
}

async function withStore<Result>(work: (store: DocumentStore) => Promise<Result>): Promise<Result> {
	const store = await openSqliteStore({ path: join(folder, "airelle.sqlite") });
	try {
		return await work(store);
	} finally {
		await store.close();
	}
}

it("exports with the names of the services and reasons that members edited, and refuses another language", async () => {
	const [reason, ...others] = closingReasons;
	if (!reason) throw new Error("no reason");
	const named = [{ ...reason, name: { fr: "Budget dépassé", en: "Over budget" } }, ...others];
	const service = { ...words, name: "Sortie de sécheuse de {{company}}" };
	const lost = { ...contactLead, status: "lost" as const, desk: { ...contactLead.desk, lostReason: reason } };
	await withStore((store) =>
		store.commit([
			create("leads", "a", lost),
			create("content", "closing-reasons", { ...untouched("closing-reasons"), published: { all: named } }),
			create("content", "service:dryer-ducts", { ...untouched("service:dryer-ducts"), published: { fr: service } }),
		]),
	);
	const { stdout } = run("export", "--format", "csv");
	expect(stdout).toContain('"Sortie de sécheuse de Airelle"');
	expect(stdout).toContain('"Budget dépassé"');
	expect(run("export", "--format", "csv", "--locale", "en").stdout).toContain('"Over budget"');
	expect(run("export", "--format", "csv", "--locale", "de")).toMatchObject({ status: 2, stdout: "" });
});

it("prints a person's file as the office does: with the photos, and without what opens the person's pages", async () => {
	const followToken = "secret-token";
	await withStore((store) =>
		store.commit([
			create("leads", "a", { ...contactLead, followToken, photos: ["p"] }),
			create("photos", "p", { ...photo, owner: "a" }),
		]),
	);
	const { stdout } = run("person", "--phone", "438 555-0199");
	expect(JSON.parse(stdout)).toMatchObject({
		requests: [{ reference: contactLead.reference }],
		photos: [{ bytes: Buffer.from(photo.bytes).toString("base64") }],
	});
	expect(stdout).not.toContain("secret-token");
});

it("records in the journal what was exported and erased, without the person", async () => {
	await withStore((store) => store.commit([create("leads", "a", contactLead)]));
	for (const words of [["export"], ["person", "--phone", "438 555-0199"], ["erase", "--phone", "438 555-0199"]])
		expect(run(...words).status).toBe(0);
	expect(run("erase", "--phone", "438 555-0199").stderr).toContain("No data was found");
	const { documents } = await withStore((store) =>
		store.query("audit", { orderBy: { field: "at", direction: "ascending" } }),
	);
	expect(documents.map(({ data: { actorId, actor, action, detail } }) => [actorId, actor, action, detail])).toEqual([
		[null, "", "leads-exported", "leads=1"],
		[null, "", "person-exported", "JSON"],
		[null, "", "person-erased", "leads=1"],
	]);
});

it("says that there is no database, instead of creating one in which nobody is found", () => {
	for (const words of [["export"], ["person", "--phone", "438 555-0199"], ["erase", "--phone", "438 555-0199"]]) {
		const { status, stdout, stderr } = run(...words);
		expect([status, stdout, stderr]).toEqual([
			1,
			"",
			`There is no database at ${join(folder, "airelle.sqlite")}. Check DATA_DIR.\n`,
		]);
	}
	expect(readdirSync(folder)).toEqual([]);
});

it("erases by a phone number with the country's 1, and refuses a number that cannot be read", async () => {
	const path = join(folder, "airelle.sqlite");
	const before = await openSqliteStore({ path });
	await before.commit([create("leads", "a", { ...contactLead, email: null, phone: "5145550142" })]);
	await before.close();
	expect(run("erase", "--phone", "514 555-014")).toMatchObject({ status: 2 });
	const { status, stderr } = run("erase", "--phone", "+1 514 555-0142");
	expect([status, stderr]).toEqual([0, expect.stringContaining("Erased 1 document")]);
	const after = await openSqliteStore({ path });
	expect(await after.count("leads")).toBe(0);
	await after.close();
});
