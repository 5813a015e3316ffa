import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { addressId } from "#app/.server/marketing/address-id.ts";
import { withdrawConsent } from "#app/.server/marketing/consents.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { runImportJobs } from "#app/customers/.server/import/import-jobs.ts";
import { importView } from "#app/customers/.server/import/import-view.ts";
import { discardImport, importPart, startImport } from "#app/customers/.server/import/run-import.ts";
import { storeImport } from "#app/customers/.server/import/store-import.ts";
import { startUndo, undoPart } from "#app/customers/.server/import/undo-import.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import { erasePerson, eraseRecord, findPerson } from "#app/leads/.server/person.ts";
import { receiveLead } from "#app/leads/.server/receive-lead.ts";
import { checkFile, isFileFault } from "#app/model/customers/check-file.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { responseClock } from "#app/model/leads/response-clock.ts";
import { newTask } from "#app/model/leads/task.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { standingConsent } from "#app/model/privacy/mail-address.ts";
import { personAsJson } from "#app/privacy/.server/person-export.ts";
import { purgeExpired } from "#app/privacy/.server/retention.ts";
import { contactLead, create } from "../mail/sample-leads.ts";

const ariane = { id: "ariane", name: "Ariane Bois" };
const secret = "s";
const head = "Nom,Courriel,Téléphone,Date,Montant,Note,Promotions,Promotions date,Promotions preuve";
const agreed = "oui,2026-01-10,Formulaire papier 12";
const person = (n: number, rest = ",,") => `Client ${n} Démo,c${n}@exemple.example,,2026-03-02,100,,${rest}`;

/** Files of customers that become leads, and leads that are taken back: the same on every store. */
export function importsContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, imports of customers:`, () => {
		let store: DocumentStore;
		let now: Date;
		const clock = { now: () => now };
		const parts = () => ({
			store,
			clock,
			secret,
			content: originalContent,
			mailDomain: "airelle.example",
			referencePrefix: "AIR",
			mailer: {},
		});
		const later = (minutes = 1) => {
			now = new Date(now.getTime() + minutes * 60_000);
		};
		const put = async (lines: readonly string[], header = head) => {
			const bytes = new TextEncoder().encode([header, ...lines].join("\n"));
			const checked = checkFile(bytes, { services: new Map(), now });
			if (isFileFault(checked)) throw new Error(checked.code);
			return storeImport(parts(), { name: "clients.csv", bytes }, checked, ariane);
		};
		const start = async (lines: readonly string[]) => {
			const { id } = await put(lines);
			expect(await startImport(parts(), id, ariane, true)).toBe("started");
			return id;
		};
		const run = async (lines: readonly string[]) => {
			const id = await start(lines);
			await runImportJobs(parts());
			return id;
		};
		const undo = async (id: string) => {
			later();
			expect(await startUndo(parts(), id, ariane)).toBe("started");
			await runImportJobs(parts());
		};
		const imported = async (id: string) => {
			const found = await store.get("imports", id);
			if (!found) throw new Error(`no import ${id}`);
			return found;
		};
		const lead = async (id: string, line: number) => (await store.get("leads", `imp-${id}-${line}`))?.data;
		const counts = async () => [
			await store.count("leads"),
			await store.count("messages"),
			await store.count("importLines"),
			await store.count("outbox"),
			await store.count("tasks"),
		];
		const consentOf = async (email: string) => {
			const address = (await store.get("mailAddresses", addressId(email, secret)))?.data ?? null;
			return standingConsent(address);
		};
		const sendForm = (email: string, marketing: boolean) => {
			const { message, service, postalCode } = contactLead;
			const request = { name: "Ada", email, phone: null, reachBy: "email", message, service, postalCode } as const;
			return receiveLead(
				{
					...{ kind: "contact", locale: "fr", key: `form-${email}`, flags: [], marketingText: "Oui, des promotions." },
					fields: { ...request, marketing },
				},
				parts(),
			);
		};

		beforeEach(async () => {
			store = typedStore(await open());
			now = new Date("2026-11-16T15:00:00Z");
		});
		afterEach(() => store.close());

		it("a checked file creates nothing until it is started, and then one lead for each line, without a mail or a task", async () => {
			const { id } = await put([person(1), `Bo Démo,,514 555-0102,2026-05-04,,"Tapis, deux pièces",,,`]);
			await runImportJobs(parts());
			expect(await counts()).toEqual([0, 0, 1, 0, 0]);
			expect(await startImport(parts(), id, ariane, false)).toBe("started");
			expect(await startImport(parts(), id, ariane, false)).toBe("known");
			await runImportJobs(parts());
			expect(await counts()).toEqual([2, 2, 0, 0, 0]);
			expect(await lead(id, 2)).toMatchObject({
				...{ name: "Client 1 Démo", channel: "import", kind: "contact", status: "done", finalAmount: 100_00 },
				...{ receivedAt: "2026-03-02T17:00:00.000Z", lastContactAt: "2026-03-02T17:00:00.000Z" },
				purgeAfter: "2028-03-02T17:00:00.000Z",
				desk: { revision: 0, openedAt: now.toISOString(), answeredAt: null, waitingSince: null },
			});
			const bo = (await lead(id, 3)) as Lead;
			expect([bo.finalAmount, bo.status, bo.message]).toEqual([null, "done", "Tapis, deux pièces"]);
			const answerable = { ...bo, answeredAt: null, waitingSince: null, urgent: false };
			expect(responseClock(answerable, { hours: [], holidays: [] }, now)).toBeNull();
			expect(bo.listedUnder?.filter((label) => label.endsWith("only=unseen"))).toEqual([]);
			const message = await store.get("messages", `imp-${id}-3.form`);
			expect(message?.data).toMatchObject({ channel: "note", direction: "internal", by: ariane, at: bo.receivedAt });
			expect((await imported(id)).data).toMatchObject({ status: "done", run: { created: 2, by: ariane } });
		});

		it("a file with problem lines starts only when they are left out", async () => {
			const { id } = await put([person(1), "Bo Démo,bo@,,hier,,,,,"]);
			expect(await startImport(parts(), id, ariane, false)).toBe("problems");
			expect((await store.get("importLines", `${id}.problems-1`))?.data.problems).toMatchObject([
				{ line: 3, faults: [{ code: "email-wrong" }, { code: "date-wrong" }] },
			]);
			expect(await startImport(parts(), id, ariane, true)).toBe("started");
			await runImportJobs(parts());
			// The problem lines can still be read, until the end of the check.
			expect(await counts()).toEqual([1, 1, 1, 0, 0]);
			const view = () => imported(id).then((found) => importView(parts(), found, 1));
			expect((await view()).problems?.lines).toMatchObject([{ line: 3, name: "Bo Démo" }]);
			later(24 * 60);
			await purgeExpired(parts(), now);
			expect([await store.count("importLines"), (await view()).problems]).toEqual([0, null]);
		});

		it("a corrected file adds only the lines that the first import left out", async () => {
			const phoned = "Ada Démo,,514 555-0102,2026-05-04,,,,,";
			const right = [person(1), person(2, agreed), phoned];
			await run([...right, "Bo Démo,bo@,,2026-05-04,80,,,,"]);
			const corrected = "Bo Démo,bo@exemple.example,,2026-05-04,80,,,,";
			const second = await run([...right, corrected]);
			expect((await imported(second)).data.counts).toMatchObject({ lines: 1, jobs: 1, consents: 0, known: 3 });
			expect((await imported(second)).data.run).toMatchObject({ created: 1 });
			expect(await store.count("leads")).toBe(4);
			expect((await lead(second, 5))?.finalAmount).toBe(80_00);
			// Another job of the same customer is new, and so is a line whose lead was taken back.
			const more = await put([person(1).replace("100", "120"), corrected, person(1)]);
			expect((await imported(more.id)).data.counts).toMatchObject({ lines: 1, known: 2 });
			await undo(second);
			const again = await put([corrected, person(1), "Cy Démo,cy@exemple.example,,2026-05-04,,,,,"]);
			expect((await imported(again.id)).data.counts).toMatchObject({ lines: 2, known: 1 });
		});

		it("a line is recognised although a member changed the lead that an earlier import made of it", async () => {
			const edit = async (id: string, changes: Partial<Lead>) => {
				const found = await store.get("leads", id);
				if (!found) throw new Error(`no lead ${id}`);
				await store.commit([{ kind: "replace", collection: "leads", ...found, data: { ...found.data, ...changes } }]);
			};
			const id = await run([person(1), person(2)]);
			await edit(`imp-${id}-2`, { name: "Ada Roy", email: "ada@exemple.example", phone: "5145550155" });
			await edit(`imp-${id}-3`, { finalAmount: 130_00 });
			const again = await put([person(1), person(2), person(3)]);
			expect((await imported(again.id)).data.counts).toMatchObject({ lines: 1, known: 2 });
			// Leads of an earlier build have no such hash: they are compared as they are.
			await edit(`imp-${id}-2`, { email: "c1@exemple.example", name: "Client 1 Démo", phone: null, contentHash: "x" });
			const third = await put([person(1), person(4)]);
			expect((await imported(third.id)).data.counts).toMatchObject({ lines: 1, known: 1 });
		});

		it("two files that were both checked before their imports double nothing", async () => {
			const [first, second] = [await put([person(1), person(2)]), await put([person(2), person(3)])];
			for (const { id } of [first, second]) expect(await startImport(parts(), id, ariane, false)).toBe("started");
			await runImportJobs(parts());
			expect(await store.count("leads")).toBe(3);
			const created = [first, second].map(async ({ id }) => (await imported(id)).data.run?.created);
			expect((await Promise.all(created)).toSorted()).toEqual([1, 2]);
		});

		it("the same file is recognised, and may be imported again once it was undone or discarded", async () => {
			const first = await put([person(1)]);
			expect(await put([person(1)])).toEqual({ kind: "known", id: first.id, status: "checked" });
			expect(await discardImport(parts(), first.id)).toBe(true);
			expect(await counts()).toEqual([0, 0, 0, 0, 0]);
			const id = await run([person(1)]);
			expect(await put([person(1)])).toEqual({ kind: "known", id, status: "done" });
			expect(await discardImport(parts(), id)).toBe(false);
			await undo(id);
			const again = await run([person(1)]);
			expect([again === id, await store.count("leads")]).toEqual([false, 1]);
		});

		it("a file whose check is older than a day is checked anew when it is sent again, before the daily purge", async () => {
			const lines = [person(1), "Bo,,,,,,,,"];
			const first = await put(lines);
			later(24 * 60);
			expect(await startImport(parts(), first.id, ariane, true)).toBe("expired");
			const sent = await Promise.all([put(lines), put(lines)]);
			expect(sent.map(({ id }) => id)).toEqual([first.id, first.id]);
			expect((await imported(first.id)).data).toMatchObject({ status: "checked", createdAt: now.toISOString() });
			await purgeExpired(parts(), now);
			expect(await startImport(parts(), first.id, ariane, true)).toBe("started");
			await runImportJobs(parts());
			expect(await store.count("leads")).toBe(1);
		});

		it("the same file sent twice at once is one import", async () => {
			const sent = await Promise.all([put([person(1)]), put([person(1)]), put([person(1)])]);
			expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
			expect(await store.count("imports")).toBe(1);
		});

		it("several servers at once, and one that dies after each part, double nothing", async () => {
			const lines = Array.from({ length: 230 }, (_, index) => person(index + 1, agreed));
			const id = await start(lines);
			expect(await importPart(parts(), await imported(id))).toBe(true);
			const seen = await imported(id);
			expect(await importPart(parts(), seen)).toBe(true);
			// A server that read the same part before: its commit is refused as a whole.
			expect(await importPart(parts(), seen)).toBe(false);
			expect(await store.count("leads")).toBe(200);
			const done = await Promise.all([runImportJobs(parts()), runImportJobs(parts())]);
			expect(done.reduce((sum, count) => sum + count, 0)).toBe(1);
			expect(await counts()).toEqual([230, 230, 0, 0, 0]);
			expect((await imported(id)).data.run).toMatchObject({ created: 230, consents: 230, partsDone: 3 });

			expect(await startUndo(parts(), id, ariane)).toBe("started");
			const half = await imported(id);
			expect([await undoPart(parts(), half), await undoPart(parts(), half)]).toEqual([true, false]);
			await Promise.all([runImportJobs(parts()), runImportJobs(parts())]);
			expect(await counts()).toEqual([0, 0, 0, 0, 0]);
			expect((await imported(id)).data).toMatchObject({
				status: "undone",
				undo: { deleted: 230, kept: [], consents: 230 },
			});
		});

		it("an import that is undone while it runs stops, and leaves no lines", async () => {
			const id = await start(Array.from({ length: 250 }, (_, index) => person(index + 1)));
			await importPart(parts(), await imported(id));
			await undo(id);
			expect(await counts()).toEqual([0, 0, 0, 0, 0]);
			expect((await imported(id)).data).toMatchObject({ status: "undone", undo: { deleted: 100 } });
		});

		it("undoing keeps the leads that somebody worked on, and everything that is not of the import", async () => {
			await store.commit([create("leads", "before", { ...contactLead, email: "c1@exemple.example" })]);
			const id = await run([person(1), person(2), person(3), person(4), person(5)]);
			const leadId = (line: number) => `imp-${id}-${line}`;
			await changeLead(parts(), leadId(2), ariane, 0, { kind: "note", text: "A rappelé." });
			const task = { text: "Rappeler", dueAt: now.toISOString(), assignee: ariane };
			await store.commit([create("tasks", "t1", newTask(leadId(3), task, ariane, now))]);
			await undo(id);
			expect((await imported(id)).data.undo).toMatchObject({ deleted: 3, kept: [2, 3] });
			expect((await store.query("leads")).documents.map((found) => found.id).sort()).toEqual(
				["before", leadId(2), leadId(3)].sort(),
			);
			expect(await store.count("messages")).toBe(3);
		});

		it("a lead that is changed at the moment of undoing is kept", async () => {
			const id = await run([person(1)]);
			await startUndo(parts(), id, ariane);
			const read = await imported(id);
			const changing: DocumentStore = {
				...store,
				async commit(writes) {
					await changeLead(parts(), `imp-${id}-2`, ariane, 0, { kind: "note", text: "A rappelé." });
					return store.commit(writes);
				},
			};
			expect(await undoPart({ ...parts(), store: changing }, read)).toBe(false);
			await runImportJobs(parts());
			expect((await imported(id)).data.undo).toMatchObject({ deleted: 0, kept: [2] });
		});

		it("consents have the date and the proof of the file, once for an address, and end with the import", async () => {
			const id = await run([person(1, agreed), `Client 1 Démo,C1@exemple.example,,2026-04-02,,,${agreed}`]);
			expect(await consentOf("c1@exemple.example")).toMatchObject({
				...{ agreedAt: "2026-01-10T05:00:00.000Z", place: "import", proof: "Formulaire papier 12", importId: id },
			});
			expect((await imported(id)).data.run?.consents).toBe(1);
			await undo(id);
			const address = await store.get("mailAddresses", addressId("c1@exemple.example", secret));
			expect(address?.data.consents).toMatchObject([{ ended: { by: "import-undone", at: now.toISOString() } }]);
			await run([person(1, agreed)]);
			expect(await consentOf("c1@exemple.example")).toMatchObject({ place: "import" });
		});

		it("an import with two spellings of one mailbox is undone", async () => {
			const spelled = (email: string) => `Client Démo,${email},,2026-04-02,,,${agreed}`;
			const id = await run([spelled("c1@café.example"), spelled("c1@xn--caf-dma.example")]);
			expect((await imported(id)).data.run).toMatchObject({ created: 2, consents: 1 });
			await undo(id);
			expect((await imported(id)).data).toMatchObject({ status: "undone", undo: { deleted: 2, consents: 1 } });
			expect(await consentOf("c1@café.example")).toBeNull();
		});

		it("a withdrawal after the date in the file wins, also after the import was undone", async () => {
			const address = addressId("c1@exemple.example", secret);
			await sendForm("c1@exemple.example", true);
			await withdrawConsent({ store, clock }, address, "link");
			const id = await run([person(1, agreed)]);
			expect(await consentOf("c1@exemple.example")).toBeNull();
			await undo(id);
			await undo(await run([person(1, "oui,2026-11-16,Courriel du même jour")]));
			expect(await consentOf("c1@exemple.example")).toBeNull();
			later(24 * 60);
			const newer = await run([person(1, "oui,2026-11-17,Courriel du lendemain")]);
			expect(await consentOf("c1@exemple.example")).toMatchObject({ proof: "Courriel du lendemain" });
			await undo(newer);
			await run([person(1, agreed)]);
			expect(await consentOf("c1@exemple.example")).toBeNull();

			const other = await run([person(2, agreed)]);
			await undo(other);
			later();
			await withdrawConsent({ store, clock }, addressId("c2@exemple.example", secret), "link");
			await run([person(2, agreed)]);
			expect(await consentOf("c2@exemple.example")).toBeNull();
		});

		it("a consent that the person also gave in a form stays when the import is undone", async () => {
			const id = await run([person(1, agreed)]);
			later();
			await sendForm("c1@exemple.example", true);
			const agreedAt = now.toISOString();
			await undo(id);
			expect(await consentOf("c1@exemple.example")).toMatchObject({ place: "contact", agreedAt });
		});

		it("a person's waiting lines are in the export and go with the person", async () => {
			const { id } = await put([person(1), person(2), "Client 1 Démo,c1@exemple.example,,hier,,,,,"]);
			const record = await findPerson(parts(), { email: "C1@exemple.example" });
			expect(JSON.parse(await personAsJson(record, store, now)).linesToImport).toMatchObject([
				{ line: 2 },
				{ line: 4 },
			]);
			await eraseRecord(parts(), record);
			await startImport(parts(), id, ariane, true);
			await runImportJobs(parts());
			expect((await store.query("leads")).documents.map(({ data }) => data.email)).toEqual(["c2@exemple.example"]);
		});

		it("a person whose lines are imported between the search and the erasure is erased all the same", async () => {
			const id = await start([person(1, agreed), person(2)]);
			const record = await findPerson(parts(), { email: "c1@exemple.example" });
			await runImportJobs(parts());
			await eraseRecord(parts(), record);
			expect([await lead(id, 2), await store.count("leads"), await store.count("messages")]).toEqual([undefined, 1, 1]);
			expect(await consentOf("c1@exemple.example")).toBeNull();
		});

		it("an imported person is erased like any other, and undoing the import afterwards finds nothing of them", async () => {
			const id = await run([person(1, agreed), person(2)]);
			await erasePerson(parts(), { email: "c1@exemple.example" });
			await undo(id);
			expect(await counts()).toEqual([0, 0, 0, 0, 0]);
			expect((await imported(id)).data.undo).toMatchObject({ deleted: 1 });
		});

		it("a checked file is deleted after a day, a running import goes on, and leads go with their retention", async () => {
			const checked = await put([person(1), "Bo,,,,,,,,"]);
			const running = await start([person(2)]);
			now = new Date("2026-11-17T15:00:00Z");
			expect(await startImport(parts(), checked.id, ariane, true)).toBe("expired");
			await purgeExpired(parts(), now);
			expect(await startImport(parts(), checked.id, ariane, true)).toBe("missing");
			expect([await store.get("imports", checked.id), await store.count("importLines")]).toEqual([null, 1]);
			await runImportJobs(parts());
			expect(await store.count("leads")).toBe(1);
			now = new Date("2028-03-02T17:00:00Z");
			await purgeExpired(parts(), now);
			expect(await counts()).toEqual([0, 0, 0, 0, 0]);
			expect((await imported(running)).data.purgeAfter > now.toISOString()).toBe(true);
			now = new Date("2028-11-17T15:00:00Z");
			await purgeExpired(parts(), now);
			expect(await store.count("imports")).toBe(0);
		});

		it("the longest lines fit into the parts", async () => {
			const note = "é".repeat(4000);
			const id = await run(
				Array.from({ length: 120 }, (_, n) => `Client ${n},c${n}@exemple.example,,2026-03-02,,${note},,,`),
			);
			expect((await imported(id)).data).toMatchObject({ status: "done", run: { created: 120 } });
		});
	});
}
