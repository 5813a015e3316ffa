import { randomBytes, randomUUID } from "node:crypto";
import { type APIRequestContext, request as requests } from "@playwright/test";
import sharp from "sharp";
import { jobPhotos } from "../../app/jobs/.server/jobs.ts";
import { changeLead } from "../../app/leads/.server/inbox/change-lead.ts";
import type { Lead } from "../../app/model/leads/lead.ts";
import { dayInMontreal } from "../../app/time/montreal.ts";
import { commandParts } from "../../scripts/command-parts.ts";
import { storeAccepted } from "./accepted-quotes.ts";
import { withStore } from "./office-data.ts";
import type { TestServer } from "./server.ts";
import { ariane, expect, linkMailedTo, password } from "./staff-office.ts";

interface BookedJob {
	lead: string;
	/** Of the appointment. */
	id: string;
}

/** Invites a member of a crew, who speaks the given language. */
export async function addCrewMember(
	server: TestServer,
	email: string,
	{ crew = "equipe-1", locale = "fr" } = {},
): Promise<void> {
	const request = await requests.newContext();
	await post(request, server, "/admin/connexion", { email: ariane, password });
	await post(request, server, "/admin/membres", { name: email.split("@")[0] ?? "", email, role: "crew", crew, locale });
	const link = await linkMailedTo(server, email, /accès|back office|invit/i);
	expect((await post(request, server, new URL(link).pathname, { newPassword: password })).status()).toBe(303);
	await request.dispose();
}

function post(request: APIRequestContext, { origin }: TestServer, path: string, form: Record<string, string>) {
	return request.post(origin + path, { form, headers: { Origin: origin }, maxRedirects: 0 });
}

/** A lead with an accepted quote, and an appointment of today that the crew has begun. */
export async function bookJob(server: TestServer, name: string, person: Partial<Lead> = {}): Promise<BookedJob> {
	const { lead } = await storeAccepted(server, { name, email: "farah@exemple.example", ...person });
	return bookAgain(server, lead);
}

/** An appointment of today for this lead. */
export async function bookAgain(server: TestServer, lead: string): Promise<BookedJob> {
	const id = randomUUID();
	const window = { from: "00:00", to: "00:00" };
	const place = { crew: "equipe-1", day: dayInMontreal(new Date()), window, minutes: 60, travel: 0 };
	await withStore(server, async (store) => {
		const told = { reminds: false, accepted: ["overlap"], tells: false, text: "" } as const;
		const change = { kind: "appointment", to: "booked", of: null, place, ...told } as const;
		await changeLead(commandParts(store), lead, { id: "m1", name: "Ariane" }, Number.POSITIVE_INFINITY, change, id);
	});
	return { lead, id };
}

/** The job with its photos as the server has them. */
export function storedJob(server: TestServer, { lead, id }: BookedJob) {
	return withStore(server, async (store) => ({
		appointment: (await store.get("appointments", id))?.data.status,
		job: (await store.get("jobs", id))?.data,
		lead: (await store.get("leads", lead))?.data,
		photos: (await jobPhotos(store, lead, id)).map((photo) => ({ hash: photo.data.hash, moment: photo.moment })),
	}));
}

/** Different JPEGs of about 40 KB, as files for an input. */
export function samplePhotos(count: number) {
	const [width, height] = [160, 120];
	return Promise.all(
		Array.from({ length: count }, async (_, index) => ({
			name: `photo-${index + 1}.jpg`,
			mimeType: "image/jpeg",
			buffer: await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
				.jpeg({ quality: 95 })
				.toBuffer(),
		})),
	);
}
