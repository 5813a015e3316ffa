import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { firstCrewId } from "../../app/model/appointments/crew.ts";
import { type Job, newJob, type Publication } from "../../app/model/jobs/job.ts";
import type { Lead, Photo, PhotoMoment } from "../../app/model/leads/lead.ts";
import { contactLead, create } from "../mail/sample-leads.ts";
import { withStore } from "./office-data.ts";
import type { TestServer } from "./server.ts";

export interface StoredJobIds {
	lead: string;
	reference: string;
	job: string;
	/** Two before the work, then two after it. */
	photos: readonly string[];
}

const moments: readonly PhotoMoment[] = ["before", "before", "after", "after"];
const ariane = { id: "m1", name: "Ariane Bois" };

/** Stores a lead whose work is done, with four photos. The customer allows all but the last, and a sentence. */
export async function storeJob(
	server: Pick<TestServer, "data">,
	lead: Partial<Lead> = {},
	{ publication = {}, job: changes = {} }: { publication?: Partial<Publication> | null; job?: Partial<Job> } = {},
): Promise<StoredJobIds> {
	const now = new Date();
	const [leadId, job] = [randomUUID(), randomUUID()];
	const reference = `AIR-${randomUUID().slice(0, 7).toUpperCase()}`;
	const photos = moments.map((moment, index) => `${job}-${moment}-${index}`);
	const day = "2026-11-12";
	const line = { text: { fr: "Conduit de sécheuse", en: "Dryer duct" }, cents: 11_900, isDone: true };
	const allowed: Publication = {
		...{ agreedAt: now.toISOString(), text: "J’accepte que ces photos soient montrées.", locale: "fr", endedAt: null },
		...{ photos: photos.slice(0, 3), sentence: "Rapide et propre, merci!", ...publication },
	};
	await withStore(server, async (store) =>
		store.commit([
			create("leads", leadId, { ...contactLead, reference, status: "done", finalAmount: 11_900, ...lead }),
			create("appointments", job, {
				...{ lead: leadId, crew: firstCrewId, day, window: { from: "08:00", to: "10:00" }, minutes: 90, travel: 30 },
				...{ status: "done", sequence: 1, accessNote: "", noteUntil: null, remindAt: null, proposalUntil: null },
				...{ accepted: [], by: ariane, createdAt: now.toISOString(), updatedAt: now.toISOString() },
			}),
			create("jobs", job, {
				...newJob(
					leadId,
					{ lines: [line, { ...line, isDone: false }], note: "Clapet à remplacer.", dueMonths: 12 },
					{ day, by: ariane, now },
				),
				publication: publication && allowed,
				...changes,
			}),
			...(await Promise.all(
				photos.map(async (id, index) => {
					const owned = { owner: leadId, job: { id: job, moment: moments[index] ?? "after" } };
					return create("photos", id, { ...(await picture(index)), ...owned } as Photo);
				}),
			)),
		]),
	);
	return { lead: leadId, reference, job, photos };
}

const colours = ["#b9a27c", "#8f7650", "#7fb7a3", "#2c7a73"];

async function picture(index: number): Promise<Omit<Photo, "owner" | "job">> {
	const [width, height] = [800, 600];
	const background = colours[index] ?? "#000000";
	const bytes = await sharp({ create: { width, height, channels: 3, background } })
		.jpeg()
		.toBuffer();
	const addedAt = `2026-11-12T14:00:0${index}.000Z`;
	return { width, height, bytes, addedAt, purgeAfter: contactLead.purgeAfter };
}
