import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readGallery } from "#app/.server/content/gallery.ts";
import { plain } from "#app/.server/photos/pictures.testing.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { removeJobPhoto } from "#app/jobs/.server/job-photos.ts";
import { publishJob, shownVersion, takeDownJob, withdrawForCustomer } from "#app/jobs/.server/publish-job.ts";
import { allowPublication, endPublication } from "#app/leads/.server/jobs/publication.ts";
import { erasePerson } from "#app/leads/.server/person.ts";
import type { WrittenEntry } from "#app/model/jobs/gallery-form.ts";
import { type Job, newJob, noJobContent } from "#app/model/jobs/job.ts";
import type { Photo } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead, create } from "../mail/sample-leads.ts";

const [lou, ariane] = [
	{ id: "lou", name: "Lou" },
	{ id: "ariane", name: "Ariane" },
];
const both = { lead: "lead", job: "first" };
const photos = ["before", "after", "other"];

/** Publishing finished jobs in the gallery while customers withdraw and colleagues write: the same on every store. */
export function galleryPublishingContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, publishing in the gallery:`, () => {
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
		const copies = async () =>
			(await store.query("photos", { limit: 100 })).documents.filter(({ data }) => data.copyOf).map(({ id }) => id);
		const allow = (ids: readonly string[], sentence = "") =>
			allowPublication(parts(), both, { photos: ids, sentence, proof: { text: "Oui", locale: "fr" } });
		const publish = async (changes: Partial<WrittenEntry> = {}, seen?: string, by = lou) =>
			publishJob(parts(), { job: "first", seen: seen ?? shownVersion(await job()) }, { ...written, ...changes }, by);
		const toPublish = async () => {
			const where = [{ field: "toPublishSince", is: ">", value: "" } as const];
			const orderBy = { field: "toPublishSince", direction: "descending" } as const;
			return (await store.query("jobs", { where, orderBy, limit: 50 })).documents.map(({ id }) => id);
		};

		beforeEach(async () => {
			store = typedStore(await open());
			now = new Date("2026-11-19T16:00:00Z");
			const bytes = await plain(600, 400).jpeg().toBuffer();
			const photo: Photo = {
				...{ owner: "lead", width: 600, height: 400, addedAt: now.toISOString(), bytes },
				...{ job: { id: "first", moment: "after" }, purgeAfter: contactLead.purgeAfter },
			};
			await store.commit([
				create("leads", "lead", contactLead),
				create("jobs", "first", newJob("lead", noJobContent, { day: "2026-11-19", by: ariane, now })),
				...photos.map((id) => create("photos", id, photo)),
				create("photos", "stranger", { ...photo, job: { id: "second", moment: "after" } }),
			]);
		});
		afterEach(() => store.close());

		it("lists a job from the consent until it is shown, and again when it is taken down", async () => {
			expect(await toPublish()).toEqual([]);
			await allow(photos, "Merci");
			expect(await toPublish()).toEqual(["first"]);
			expect(await publish()).toBe("published");
			expect(await toPublish()).toEqual([]);
			expect(await takeDownJob(parts(), "first")).toBe(true);
			expect([await toPublish(), await readGallery(store)]).toEqual([["first"], []]);
			expect(await takeDownJob(parts(), "first")).toBe(false);
			await endPublication(parts(), both);
			expect(await toPublish()).toEqual([]);
		});

		it("shows what the customer allows, and makes the copies of each photo once", async () => {
			await allow(photos, "Merci beaucoup");
			expect(await publish({ quotes: true })).toBe("published");
			const [shown] = await readGallery(store);
			expect(shown).toMatchObject({
				...{ job: "first", publishedAt: now.toISOString() },
				entry: {
					...{ month: "2026-11", sentence: "Merci beaucoup", locale: "fr", by: lou, area: "montreal" },
					after: { photo: "after", width: 600, height: 400 },
				},
			});
			expect(JSON.stringify(shown?.entry)).not.toContain("first");
			expect((await copies()).toSorted()).toEqual(
				["after", "before"].flatMap((id) => [`${id}-w1600`, `${id}-w480`, `${id}-w960`]),
			);
			const made = (await store.get("photos", "after-w480"))?.version;
			now = new Date("2026-11-20T16:00:00Z");
			expect(await publish({ title: { fr: "Autre", en: "Other" } })).toBe("changed");
			const [changed] = await readGallery(store);
			expect([changed?.publishedAt, changed?.entry.id]).toEqual([shown?.publishedAt, shown?.entry.id]);
			expect((await store.get("photos", "after-w480"))?.version).toBe(made);
			// Other pictures get another address: browsers may have kept the first ones.
			await publish({ before: null });
			expect((await readGallery(store))[0]?.entry.id).not.toBe(shown?.entry.id);
			expect((await copies()).toSorted()).toEqual(["after-w1600", "after-w480", "after-w960"]);
		});

		it("refuses photos that the customer does not allow, and those of another job", async () => {
			await allow(["before", "other"]);
			expect(await publish()).toBe("not-allowed");
			expect(await publish({ before: null, after: { ...written.after, photo: "stranger" } })).toBe("not-allowed");
			expect(await publish({ before: null, after: { ...written.after, photo: "nothing" } })).toBe("not-allowed");
			expect([await readGallery(store), await copies()]).toEqual([[], []]);
			expect(await publishJob(parts(), { job: "none", seen: "" }, written, lou)).toBe("gone");
			await endPublication(parts(), both);
			expect(await publish()).toBe("withdrawn");
		});

		it("records the withdrawal of a customer who called: nothing is shown, kept or to be published", async () => {
			expect(await withdrawForCustomer(parts(), "first")).toBe(false);
			for (const isPublished of [true, false]) {
				await allow(photos, "Merci");
				if (isPublished) expect(await publish({ quotes: true })).toBe("published");
				expect(await withdrawForCustomer(parts(), "first")).toBe(true);
				expect(await job()).toMatchObject({
					...{ gallery: null, publishedAt: null },
					publication: { photos: [], sentence: "", endedAt: now.toISOString() },
				});
				expect([await readGallery(store), await copies(), await toPublish()]).toEqual([[], [], []]);
				expect(await publish()).toBe("withdrawn");
				expect(await withdrawForCustomer(parts(), "first")).toBe(false);
			}
			expect(await withdrawForCustomer(parts(), "none")).toBe(false);
		});

		it("quotes only a sentence that the member could read", async () => {
			await allow(photos, "Merci");
			const seen = shownVersion(await job());
			await allow(photos, "Merci à Ariane, 12 rue Inventée");
			expect(await publish({ quotes: true }, seen)).toBe("conflict");
			await allow(photos);
			expect(await publish({ quotes: true })).toBe("published");
			expect((await readGallery(store))[0]?.entry.sentence).toBe("");
		});

		it("publishes once for a form that is sent twice, and refuses a colleague who did not see it", async () => {
			await allow(photos);
			const seen = shownVersion(await job());
			expect((await Promise.all([publish({}, seen), publish({}, seen)])).toSorted()).toEqual(["published", "same"]);
			const other = { title: { fr: "Le mien", en: "Mine" } };
			expect(await publish(other, seen, ariane)).toBe("conflict");
			expect(await publish(other, undefined, ariane)).toBe("changed");
			expect((await readGallery(store))[0]?.entry).toMatchObject({ ...other, by: ariane });
		});

		it("never shows what was withdrawn while it was published", async () => {
			for (let turn = 0; turn < 5; turn++) {
				await allow(photos);
				const seen = shownVersion(await job());
				await Promise.all([publish({}, seen), endPublication(parts(), both)]);
				expect(await readGallery(store)).toEqual([]);
				expect((await job()).publication?.photos).toEqual([]);
			}
		});

		it("never shows a photo that was deleted, nor leaves its copies", async () => {
			await allow(photos);
			const seen = shownVersion(await job());
			const [outcome] = await Promise.all([publish({}, seen), removeJobPhoto(parts(), "first", "after")]);
			expect(["published", "not-allowed"]).toContain(outcome);
			expect(await readGallery(store)).toEqual([]);
			expect((await copies()).filter((id) => id.startsWith("after"))).toEqual([]);
		});

		it("leaves nothing of a person who is erased meanwhile", async () => {
			await allow(photos, "Merci");
			const seen = shownVersion(await job());
			const erased = erasePerson({ ...parts(), mailer: {} }, { email: contactLead.email ?? "" });
			await Promise.all([publish({}, seen), erased]);
			expect(await readGallery(store)).toEqual([]);
			expect((await store.query("photos")).documents.map(({ data }) => data.job?.id)).not.toContain("first");
		});
	});
}

const written: WrittenEntry = {
	...{ service: "dryer-ducts", area: "montreal", quotes: false, text: { fr: "Brossé.", en: "Brushed." } },
	title: { fr: "Conduit de sécheuse", en: "Dryer duct" },
	before: { photo: "before", alt: { fr: "Charpie", en: "Lint" } },
	after: { photo: "after", alt: { fr: "Propre", en: "Clean" } },
};
