import { createHash } from "node:crypto";
import sharp from "sharp";
import { addJobPhoto, jobPhotoId } from "../../app/jobs/.server/job-photos.ts";
import { shownAppointment } from "../../app/leads/.server/appointments/shown-appointment.ts";
import { changeLead } from "../../app/leads/.server/inbox/change-lead.ts";
import type { Job, JobContent } from "../../app/model/jobs/job.ts";
import type { PhotoMoment } from "../../app/model/leads/lead.ts";
import { commandParts } from "../../scripts/command-parts.ts";
import { book, type Customer, workday } from "./customer-appointments.ts";
import { withStore } from "./office-data.ts";
import type { TestServer } from "./server.ts";

const member = { id: "membre-demo", name: "Camille Démo" };
const line = (fr: string, en: string, isDone = true) => ({ text: { fr, en }, cents: 119_00, isDone });

const work: JobContent = {
	lines: [
		line("Conduits de ventilation, 14 bouches", "Ventilation ducts, 14 vents"),
		line("Conduit de sécheuse", "Dryer duct"),
		line("Sortie au toit", "Roof outlet", false),
	],
	note: "Le toit était glacé : nous revenons pour la sortie, sans frais.",
	dueMonths: 12,
};

/** Books an appointment and ends it, as a crew does. Returns the id of the job. */
export async function finishJob(
	server: TestServer,
	customer: Customer,
	{ nth = 3, content = work, tells = false }: { nth?: number; content?: JobContent; tells?: boolean } = {},
): Promise<string> {
	await book(server, customer, { day: workday(nth) });
	return withStore(server, async (store) => {
		const open = await shownAppointment(store, customer.id);
		if (!open) throw new Error("There is no appointment");
		const { kind } = await changeLead(commandParts(store), customer.id, member, Number.POSITIVE_INFINITY, {
			...{ kind: "appointment", to: "done", of: { id: open.id, sequence: open.data.sequence } },
			...{ finalAmount: 544_00, job: content, tells },
		});
		if (kind !== "done") throw new Error(`Not done: ${kind}`);
		return open.id;
	});
}

/** Adds photos of single colours, as a crew does. Returns their ids. */
export function addPhotos(server: TestServer, job: string, moments: readonly PhotoMoment[]): Promise<string[]> {
	return withStore(server, async (store) => {
		const ids: string[] = [];
		for (const [index, moment] of moments.entries()) {
			const background = { r: 40 + index * 30, g: 122, b: 115 };
			const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
				.jpeg()
				.toBuffer();
			const hash = createHash("sha256").update(bytes).digest("hex");
			const added = await addJobPhoto({ store, clock: { now: () => new Date() } }, job, moment, {
				...{ bytes, width: 320, height: 240, hash },
			});
			if (added !== "stored") throw new Error(`Not stored: ${added}`);
			ids.push(jobPhotoId(job, hash));
		}
		return ids;
	});
}

export function storedJob(server: TestServer, id: string): Promise<Job> {
	return withStore(server, async (store) => {
		const job = await store.get("jobs", id);
		if (!job) throw new Error("There is no job");
		return job.data;
	});
}
