import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readGallery } from "#app/.server/content/gallery.ts";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { createEmlMailer } from "#app/.server/mail/eml-files.ts";
import { addressId } from "#app/.server/marketing/address-id.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { leadsAsJson, leadsToExport } from "#app/leads/.server/export-leads.ts";
import { addToLead } from "#app/leads/.server/follow-lead.ts";
import { leadsAsCsv } from "#app/leads/.server/leads-as-csv.ts";
import { countsOf, erasePerson, eraseRecord, findPerson } from "#app/leads/.server/person.ts";
import { addTask } from "#app/leads/.server/tasks/change-task.ts";
import { createTaskMailer } from "#app/leads/.server/tasks/mail-due-tasks.ts";
import { collections } from "#app/model/documents.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { personAsJson } from "#app/privacy/.server/person-export.ts";
import { create, outboxEntry, photo } from "../mail/sample-leads.ts";
import { ariane, type Parts, putEverything, type Somebody } from "./person-with-everything.ts";

const jules = { ...ariane, id: "jules", email: "jules@airelle.example", name: "Jules" };
const gone: Somebody = {
	word: "Zéphyrine",
	email: "zephyrine@exemple.example",
	phone: "5145550171",
	day: "2026-11-19",
};
const other: Somebody = { word: "Barnabé", email: "barnabe@exemple.example", phone: "5145550172", day: "2026-11-20" };

/** Everything that can be stored about a person, erased: the same on every store. */
export function eraseEverythingContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, a person with everything:`, () => {
		let store: DocumentStore;
		let folder: string;
		let parts: Parts;
		const now = new Date("2026-11-17T15:00:00Z");

		/** Every document and every file as text, bytes included, by the place where it is. */
		async function everythingStored(): Promise<Map<string, string>> {
			const found = new Map<string, string>();
			for (const collection of collections) {
				for (const { id } of (await store.query(collection, { limit: 1000 })).documents) {
					const whole = await store.get(collection, id);
					found.set(`${collection}/${id}`, `${id} ${textOf(whole)}`);
				}
			}
			for (const file of await readdir(folder))
				found.set(`mail/${file}`, `${file} ${await readFile(join(folder, file), "utf8")}`);
			return found;
		}

		/** Where something of the person is found. The addresses of documents begin with the person's word too. */
		async function placesOf({ word, email, phone }: Somebody): Promise<string[]> {
			const inMails = Buffer.from(word).toString("base64").slice(0, 8);
			const traces = [word, email, phone, encodeURIComponent(word), inMails, quotedPrintable(word)];
			const all = [...(await everythingStored())];
			return all.flatMap(([place, text]) => (traces.some((trace) => text.includes(trace)) ? place : []));
		}

		beforeEach(async () => {
			store = typedStore(await open());
			folder = await mkdtemp(join(tmpdir(), "airelle-mails-"));
			const mailer = createEmlMailer({ directory: folder, now: () => now });
			parts = {
				store,
				secret: "s".repeat(32),
				clock: { now: () => now },
				mailDomain: "airelle.example",
				referencePrefix: "AIR",
				mailer,
			};
			for (const person of [gone, other]) await putEverything(parts, person, originalContent);
		});
		afterEach(async () => {
			await store.close();
			await rm(folder, { recursive: true });
		});

		it("has something in every collection that can hold data of a person", async () => {
			const places = await placesOf(gone);
			const held = new Set(places.map((place) => place.split("/")[0]));
			// Of an address only a hash is stored, and the other collections are about members, content and the server.
			expect([...held].toSorted()).toEqual(
				[
					...["leads", "messages", "tasks", "crewDays", "appointments", "quotes", "contracts", "jobs", "photos"],
					...["instantBookings", "drafts", "followChecks", "outbox", "importLines", "mail"],
				].toSorted(),
			);
			const templates = places.filter((place) => place.startsWith("outbox/")).map((place) => place.split("-").at(-1));
			expect(templates.length).toBeGreaterThan(10);
			expect((await store.get("mailAddresses", addressId(gone.email, parts.secret)))?.data.consents).toHaveLength(2);
		});

		it("has each photo once in the copy for the person: those of the gallery are no JPEGs", async () => {
			const record = await findPerson(parts, { email: gone.email });
			const stored = await Promise.all(record.photos.map(({ id }) => store.get("photos", id)));
			expect(stored.filter((photo) => photo?.data.copyOf)).toEqual([]);
			expect(countsOf(record).photos).toBe(record.photos.length);
			const { photos } = JSON.parse(await personAsJson(record, store, now));
			expect(photos).toHaveLength(record.photos.length);
			expect(JSON.stringify(photos)).not.toContain(Buffer.from(`${gone.word} copie`).toString("base64"));
		});

		it.each([
			["e-mail address", { email: gone.email }],
			["phone number", { phone: gone.phone }],
		])(
			"is nowhere after erasing by %s but in the accepted quote, and the hash of the address allows nothing",
			async (_, query) => {
				const before = await everythingStored();
				await erasePerson(parts, query);
				expect(await placesOf(gone)).toEqual([`contracts/${gone.word}-form-quote-1`]);
				const address = (await store.get("mailAddresses", addressId(gone.email, parts.secret)))?.data;
				expect(address).toMatchObject({ withdrawnAt: now.toISOString() });
				expect(address?.consents.every(({ ended }) => ended !== null)).toBe(true);
				expect(await readGallery(store)).toMatchObject([{ job: `${other.word}-visit` }]);
				const leads = await leadsToExport({ ...parts, origin: "https://www.airelle.example" });
				const names = { locale: "fr", serviceName: String, reasons: [], now } as const;
				for (const file of [leadsAsJson(leads), leadsAsCsv(leads, names)]) {
					expect(file).not.toContain(gone.word);
					expect(file).toContain(other.word);
				}
				expect((await findPerson(parts, { phone: gone.phone })).contracts).toHaveLength(1);

				// Encoded texts can hide a name from the search: no file is left that is not the other person's.
				for (const file of await readdir(folder))
					expect(await readFile(join(folder, file), "utf8")).toMatch(/barnabe@|Barnab/);

				// Nothing of the other person is touched but the mail to members, which listed tasks of both.
				const after = await everythingStored();
				const changed = [...before].filter(([place, text]) => text.includes(other.word) && after.get(place) !== text);
				const isShared = (place: string) => /^(?:outbox\/tasks-|mail\/tasks-|instantBookings\/)/.test(place);
				expect(changed.map(([place]) => place).filter((place) => !isShared(place))).toEqual([]);
			},
		);

		it("is nowhere either when the person or a member adds something between the search and the erasure", async () => {
			const outbox = async () => (await store.query("outbox", { limit: 500 })).documents;
			const known = new Set((await outbox()).map(({ id }) => id));
			const record = await findPerson(parts, { email: gone.email });
			const [lead, unsent] = [`${gone.word}-form`, `${gone.word}-draft`];
			expect(await addToLead(parts, lead, { text: `${gone.word} plus tard` })).toEqual({ tooMany: [] });
			const task = { text: `${gone.word} plus tard`, dueAt: now.toISOString(), assignee: jules };
			await addTask(parts, lead, jules, task, `${gone.word}-late-task`);
			await createTaskMailer({ ...parts, identity: { members: async () => [jules] } })();
			const late = (id: string) => ({ ...outboxEntry, leadId: unsent, messageId: `<${id}@airelle.example>` });
			await store.commit([
				create("outbox", `${gone.word}-late-link`, { ...late("late"), template: "draft-link" }),
				create("photos", `${gone.word}-late-photo`, { ...photo, owner: unsent }),
			]);
			for (const { data } of (await outbox()).filter(({ id }) => !known.has(id))) {
				const mail = { from: "a@airelle.example", to: "b@exemple.example", subject: "Courriel", html: "" };
				await parts.mailer.send({ ...mail, messageId: data.messageId, text: `${gone.word} plus tard` });
			}
			await eraseRecord(parts, record);
			expect(await placesOf(gone)).toEqual([`contracts/${gone.word}-form-quote-1`]);
		});
	});
}

/** With bytes as text. */
function textOf(document: unknown): string {
	return JSON.stringify(document, (_, value: unknown) =>
		value instanceof Uint8Array ? Buffer.from(value).toString("utf8") : value,
	);
}

/** As mails encode letters beyond ASCII. */
function quotedPrintable(text: string): string {
	return [...Buffer.from(text)]
		.map((byte) => (byte < 128 ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase()}`))
		.join("");
}
