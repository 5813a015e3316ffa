import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readGallery } from "#app/.server/content/gallery.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { addJobPhoto, jobPhotoId, removeJobPhoto } from "#app/jobs/.server/job-photos.ts";
import { jobPhotos, jobReplacement } from "#app/jobs/.server/jobs.ts";
import type { AppointmentChange } from "#app/leads/.server/inbox/appointment-change.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import { undoChange } from "#app/leads/.server/inbox/undo-change.ts";
import { answerJob } from "#app/leads/.server/jobs/answer-job.ts";
import { allowPublication, endPublication } from "#app/leads/.server/jobs/publication.ts";
import { erasePerson } from "#app/leads/.server/person.ts";
import { collections } from "#app/model/documents.ts";
import { type GalleryEntry, galleryCopyId } from "#app/model/jobs/gallery-entry.ts";
import type { Job, JobContent } from "#app/model/jobs/job.ts";
import type { Lead, Photo } from "#app/model/leads/lead.ts";
import type { Member } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { purgeExpired } from "#app/privacy/.server/retention.ts";
import { contactLead, create } from "../mail/sample-leads.ts";

const ariane = { id: "ariane", name: "Ariane" };
const line = { text: { fr: "Conduit de sécheuse", en: "Dryer duct" }, cents: 11_900, isDone: true };
const content: JobContent = { lines: [line], note: "Clapet à remplacer.", dueMonths: 12 };
const both = { lead: "lead", job: "first" };

/** What is done at an appointment, its photos, the customer's answer and the gallery: the same on every store. */
export function jobsContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, jobs:`, () => {
		let store: DocumentStore;
		let now: Date;
		const parts = () => ({
			store,
			clock: { now: () => now },
			mailDomain: "airelle.example",
			referencePrefix: "AIR",
			secret: "s",
		});
		const job = async () => (await store.get("jobs", "first"))?.data as Job;
		const lead = async () => (await store.get("leads", "lead"))?.data as Lead;
		const outbox = async () => (await store.query("outbox")).documents.map(({ id }) => id).toSorted();
		const tasks = async () => (await store.query("tasks")).documents;
		const photo = (text: string, moment: "before" | "after" = "after") =>
			addJobPhoto(parts(), "first", moment, { bytes: Buffer.from(text), width: 4, height: 3, hash: hashOf(text) });
		const storedPhoto = async (id: string) => (await store.get("photos", id))?.data as Photo;
		const photoId = (text: string) => jobPhotoId("first", hashOf(text));

		async function change(wanted: object, entryId?: string) {
			const { desk } = await lead();
			const rest = { kind: "appointment", tells: false, text: "", accepted: [], reminds: false };
			const full = { ...rest, ...wanted } as unknown as AppointmentChange;
			return changeLead(parts(), "lead", ariane, desk.revision, full, entryId);
		}
		const finish = (more: object = {}) =>
			change({ to: "done", of: { id: "first", sequence: 0 }, finalAmount: 11_900, job: content, tells: true, ...more });
		const allow = (
			photos: readonly string[],
			sentence = "",
			proof: { text: string; locale: "fr" } | null = { text: "Oui", locale: "fr" },
		) => allowPublication(parts(), both, { photos, sentence, proof });

		async function publish(before: string | null, after: string, sentence = "") {
			const stored = await store.get("jobs", "first");
			if (!stored) throw new Error("no job");
			const shown = (id: string) => ({ photo: id, alt: { fr: "a", en: "a" }, width: 4, height: 3 });
			const entry: GalleryEntry = {
				...{ id: "g1", service: "dryer-ducts", area: "montreal", month: "2026-11", sentence, locale: "fr", by: ariane },
				...{ title: { fr: "Conduit", en: "Duct" }, text: { fr: "", en: "" } },
				...{ before: before === null ? null : shown(before), after: shown(after) },
			};
			const data = { ...stored.data, gallery: entry, publishedAt: now.toISOString() };
			await store.commit([jobReplacement(stored, data)]);
		}

		beforeEach(async () => {
			store = typedStore(await open());
			now = new Date("2026-11-16T15:00:00Z");
			await store.commit([create("leads", "lead", contactLead)]);
			const place = { crew: "equipe-1", day: "2026-11-19", window: { from: "08:00", to: "10:00" } };
			await change({ to: "booked", of: null, place: { ...place, minutes: 90, travel: 30 } }, "first");
			now = new Date("2026-11-19T16:00:00Z");
		});
		afterEach(() => store.close());

		it("are made with the appointment that is done, the final amount and the mail, once", async () => {
			expect((await finish()).kind).toBe("done");
			expect(await finish()).toMatchObject({ kind: "done", entry: null });
			expect(await job()).toMatchObject({
				...{ ...content, lead: "lead", by: ariane, doneAt: now.toISOString() },
				...{ due: { on: "2027-11-19", outcome: null }, dueOn: "2027-11-19", answer: null },
			});
			expect(await lead()).toMatchObject({ status: "done", finalAmount: 11_900 });
			expect(await outbox()).toEqual(["first-job-done"]);
			const due = { where: [{ field: "dueOn", is: "<=", value: "2027-11-19" } as const] };
			expect((await store.query("jobs", due)).documents.map(({ id }) => id)).toEqual(["first"]);
		});

		it("are not refused by a colleague’s note, which the crew could not see", async () => {
			const { desk } = await lead();
			await changeLead(parts(), "lead", { id: "jules", name: "Jules" }, desk.revision, { kind: "note", text: "Vu" });
			const done = { kind: "appointment", to: "done", of: { id: "first", sequence: 0 }, finalAmount: null } as const;
			expect((await changeLead(parts(), "lead", ariane, desk.revision, done)).kind).toBe("done");
		});

		it("become a call for a customer without an e-mail address", async () => {
			const stored = await store.get("leads", "lead");
			if (!stored) throw new Error("no lead");
			await store.commit([{ kind: "replace", collection: "leads", ...stored, data: { ...stored.data, email: null } }]);
			await finish();
			expect(await outbox()).toEqual([]);
			expect((await tasks()).map(({ data }) => data.text)).toEqual([expect.stringContaining("Tout est-il en ordre?")]);
		});

		it("go when it is undone, unless the customer has answered", async () => {
			const done = await finish();
			if (done.kind !== "done" || !done.entry) throw new Error(done.kind);
			expect(await undoChange(parts(), "lead", done.entry.id, ariane)).toMatchObject({ kind: "undone" });
			expect(await job()).toBeUndefined();
			expect(await outbox()).toEqual([]);

			const again = await finish();
			if (again.kind !== "done" || !again.entry) throw new Error(again.kind);
			expect(await answerJob(parts(), both, { isFine: true, text: "" })).toBe("answered");
			expect(await undoChange(parts(), "lead", again.entry.id, ariane)).toEqual({ kind: "changed" });
		});

		it("keep each photo once, however often it is sent, and from two phones at once", async () => {
			expect(await Promise.all([photo("one", "before"), photo("one", "before"), photo("two")])).toContain("stored");
			expect(await photo("one", "before")).toBe("known");
			const found = await jobPhotos(store, "lead", "first");
			expect(found.map(({ id, moment }) => [id, moment]).toSorted()).toEqual(
				[
					[photoId("one"), "before"],
					[photoId("two"), "after"],
				].toSorted(),
			);
			expect(await addJobPhoto(parts(), "other", "after", { ...size, bytes: size.bytes, hash: "x".repeat(20) })).toBe(
				"gone",
			);
		});

		it("make a task for the team at once when the customer says no, and one for each no", async () => {
			await finish();
			const no = () => answerJob(parts(), both, { isFine: false, text: "Non. Il reste de la poussière." });
			expect(await Promise.all([no(), no()])).toContain("answered");
			expect(await no()).toBe("same");
			expect((await tasks()).map(({ data }) => [data.openDueAt, data.assignee.id])).toEqual([
				[now.toISOString(), "ariane"],
			]);
			expect((await lead()).desk.waitingSince).toBe(now.toISOString());
			expect(await outbox()).toContain("lead-update-first-answer-1");
			now = new Date("2026-11-20T15:00:00Z");
			expect(await answerJob(parts(), both, { isFine: true, text: "" })).toBe("answered");
			expect(await no()).toBe("answered");
			expect(await tasks()).toHaveLength(2);
			expect((await job()).answer).toEqual({ isFine: false, at: now.toISOString(), count: 3 });
			expect((await lead()).lastContactAt).toBe(now.toISOString());
		});

		it("take a number of answers, and then ask the customer to call", async () => {
			await finish();
			const answer = (isFine: boolean) => answerJob(parts(), both, { isFine, text: "Non." });
			const outcomes = [];
			for (let n = 0; n < 12; n++) outcomes.push(await answer(n % 2 === 1));
			expect(outcomes).toEqual([...Array(10).fill("answered"), "full", "same"]);
			expect(await tasks()).toHaveLength(5);
		});

		it("give that task to somebody of the office when a crew did the work", async () => {
			await finish();
			const members = [
				{ id: "ariane", name: "Ariane", role: "crew", status: "active" },
				{ id: "jules", name: "Jules", role: "agent", status: "active" },
			];
			const identity = { members: async () => members as Member[], member: async () => null };
			await answerJob({ ...parts(), identity }, both, { isFine: false, text: "Non." });
			expect((await tasks()).map(({ data }) => data.assignee)).toEqual([{ id: "jules", name: "Jules" }]);
		});

		it("are shown only as far as the customer allows, and disappear with the consent", async () => {
			await finish();
			for (const each of ["one", "two", "three"]) await photo(each);
			const [one, two] = [photoId("one"), photoId("two")];
			await allow([one, two, "someone-elses"], "Très bon travail");
			expect((await job()).publication).toMatchObject({
				photos: [one, two],
				sentence: "Très bon travail",
				endedAt: null,
			});
			expect(await readGallery(store)).toEqual([]);
			await publish(one, two, "Très bon travail");
			expect(await readGallery(store)).toMatchObject([{ job: "first", entry: { id: "g1" } }]);

			await allow([two]);
			expect(await readGallery(store)).toMatchObject([
				{ entry: { before: null, after: { photo: two }, sentence: "" } },
			]);
			const copy = create("photos", galleryCopyId(two, 480), { ...(await storedPhoto(two)), copyOf: two });
			await store.commit([copy]);
			expect(await removeJobPhoto(parts(), "first", copy.id)).toBe(false);
			expect(await endPublication(parts(), both)).toBe(true);
			expect(await readGallery(store)).toEqual([]);
			expect(await store.get("photos", copy.id)).toBeNull();
			const { publication, gallery } = await job();
			expect([publication, gallery]).toMatchObject([{ photos: [], sentence: "", endedAt: now.toISOString() }, null]);

			await allow([two]);
			expect(await readGallery(store)).toEqual([]);
			await publish(null, two);
			expect(await removeJobPhoto(parts(), "first", two)).toBe(true);
			expect(await readGallery(store)).toEqual([]);
			expect(await removeJobPhoto(parts(), "first", two)).toBe(false);
		});

		it("keep the proof of the consent when the customer allows less, and allow no more without a tick", async () => {
			await finish();
			for (const each of ["one", "two"]) await photo(each);
			const [one, two] = [photoId("one"), photoId("two")];
			await allow([one], "Mer\u0000ci\u202e");
			const { agreedAt, sentence } = (await job()).publication ?? {};
			expect(sentence).toBe("Merci");
			now = new Date("2026-11-25T15:00:00Z");
			await allow([one, two], "Autre", null);
			expect((await job()).publication).toMatchObject({ photos: [one], sentence: "", agreedAt, endedAt: null });
			await endPublication(parts(), both);
			await allow([one], "", null);
			expect((await job()).publication).toMatchObject({ photos: [], endedAt: now.toISOString() });
		});

		it("go with their lead when it expires, with photos that were added after the last contact", async () => {
			await finish();
			now = new Date("2027-02-01T15:00:00Z");
			await photo("late");
			const { purgeAfter } = await lead();
			expect((await storedPhoto(photoId("late"))).purgeAfter > purgeAfter).toBe(true);
			await purgeExpired({ ...parts(), mailer: {} }, new Date(Date.parse(purgeAfter) + 1));
			for (const collection of ["leads", "jobs", "photos"] as const)
				expect([collection, (await store.query(collection)).documents.length]).toEqual([collection, 0]);
		});

		it("are erased with the person, with photos that arrive meanwhile", async () => {
			await finish();
			await photo("one");
			await allow([photoId("one")], "Merci");
			await publish(null, photoId("one"), "Merci");
			const late = Promise.all([photo("two"), photo("three"), photo("four")]);
			await erasePerson({ ...parts(), mailer: {} }, { email: contactLead.email ?? "" });
			await late;
			for (const collection of ["leads", "appointments", "jobs", "photos", "tasks", "messages", "outbox"] as const)
				expect([collection, (await store.query(collection)).documents.length]).toEqual([collection, 0]);
			expect(await readGallery(store)).toEqual([]);
			const left = await Promise.all(collections.map((each) => store.query(each, { limit: 1000 })));
			expect(JSON.stringify(left)).not.toContain(contactLead.name);
		});
	});
}

const size = { bytes: Buffer.from("x"), width: 4, height: 3 };

function hashOf(text: string): string {
	return text.padEnd(20, "-");
}
