import { createHash } from "node:crypto";
import { plain } from "#app/.server/photos/pictures.testing.ts";
import { jobPhotoId } from "#app/jobs/.server/job-photos.ts";
import type { Photo } from "#app/model/leads/lead.ts";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { atLeast, exactly, type FaultReport } from "./figures.ts";
import { askUntilAnswered, type StormGround, sendUntilKept, stormOver } from "./office-storm.ts";
import { withServerHome } from "./server-process.ts";
import { readDocuments, readLeads, readPhotoIds } from "./stored-leads.ts";

interface Storm extends StormGround {
	/** The appointments that the server acknowledged as done, by their lead. */
	done: Map<string, string[]>;
	/** The ids of the photos that it acknowledged. */
	photos: string[];
	/** A JPEG, to which each photo adds bytes of its own. */
	sample: Uint8Array;
}

/** Members book, send photos and finish continuously while the server is killed and restarted on the same data. */
export async function jobStorm({ kills, leads }: { kills: number; leads: number }): Promise<FaultReport> {
	const sample = await plain(320, 240).jpeg().toBuffer();
	return withServerHome({}, async (home) => {
		const prepare = (ground: StormGround): Storm => ({ ...ground, done: new Map(), photos: [], sample });
		const storm = await stormOver(home, { kills, leads }, prepare, handle);
		return {
			title: `SIGKILL storm over finished work: ${kills} kills, ${leads} leads booked, photographed and finished again and again`,
			figures: [
				atLeast("acknowledged jobs", [...storm.done.values()].flat().length, kills / 2),
				atLeast("acknowledged photos", storm.photos.length, kills),
				atLeast("sent again after a cut", storm.sentAgain, 1),
				...compare(storm),
				exactly("answers other than an acknowledgement", storm.refused, 0),
				exactly("integrity check failed after a kill", storm.damaged, 0),
			],
		};
	});
}

async function handle(storm: Storm, lead: string, index: number): Promise<void> {
	const today = dayInMontreal(new Date());
	for (let turn = 0; !storm.over; turn++) {
		const day = addDays(today, 30 + index * 8 + (turn % 7));
		const place = { place: "exact", day, from: "09:00", minutes: "60", crew: "equipe-1" };
		const accepted = { confirm: "closed too-short area service overlap" };
		const book = { intent: "appointment", do: "book", seen: "999999", of: "", ...place, ...accepted };
		if (!(await sendUntilKept(storm, `/admin/demandes/${lead}`, book, storm.cookie))) continue;
		const of = await openVersion(storm, lead);
		if (of) await finish(storm, lead, of, turn);
	}
}

/** The version of the appointment that the page of the lead shows, such as `id/0`. */
async function openVersion(storm: Storm, lead: string): Promise<string | null> {
	const page = await askUntilAnswered(storm, `/admin/demandes/${lead}?volet=rendez-vous`, storm.cookie);
	return /name="of" value="([^"]+)"/.exec(page?.body ?? "")?.[1] ?? null;
}

async function finish(storm: Storm, lead: string, of: string, turn: number): Promise<void> {
	const [id = ""] = of.split("/");
	const path = `/admin/rendez-vous/${id}`;
	const files = (["before", "after"] as const).map((moment) => ({
		moment,
		file: new Blob([new Uint8Array(storm.sample), `${lead} ${turn} ${moment}`]),
	}));
	const upload = new FormData();
	for (const { moment, file } of files) upload.append(moment, file, `${moment}.jpg`);
	if (await sendUntilKept(storm, `${path}/photos`, upload, storm.cookie)) {
		for (const { file } of files) storm.photos.push(jobPhotoId(id, await hashOf(file)));
	}
	const form = { intent: "appointment-done", of, seen: "999999", amount: "", lines: "0", months: "12", tells: "on" };
	if (!(await sendUntilKept(storm, `${path}/fin`, form, storm.cookie))) return;
	storm.done.set(lead, [...(storm.done.get(lead) ?? []), id]);
}

/** As the server computes it from the uploaded file. */
async function hashOf(file: Blob): Promise<string> {
	return createHash("sha256")
		.update(await file.bytes())
		.digest("base64url");
}

function compare({ home: { data }, done, photos }: Storm) {
	const jobs = new Map(readDocuments(data, "jobs").map(({ id, data: job }) => [id, job]));
	const appointments = readDocuments(data, "appointments").filter((each) => each.data.status === "done");
	const stored = readPhotoIds(data);
	const mails = readDocuments(data, "outbox").filter(({ data: mail }) => mail.template === "job-done");
	const acknowledged = [...done].flatMap(([lead, ids]) => ids.map((id) => ({ lead, id })));
	const endings = readLeads(data).flatMap(({ desk }) =>
		desk.history.flatMap(({ appointment }) => (appointment?.step === "done" ? appointment.id : [])),
	);
	const all = [...stored.values()].flat();
	return [
		exactly("acknowledged jobs lost", acknowledged.filter(({ lead, id }) => jobs.get(id)?.lead !== lead).length, 0),
		exactly("jobs without their done appointment, or the reverse", differ(appointments, jobs), 0),
		exactly("appointments finished twice", endings.length - new Set(endings).size, 0),
		exactly("acknowledged photos lost", photos.filter((id) => !all.includes(id)).length, 0),
		exactly("jobs with a photo twice", jobsWithMore(2, readDocuments(data, "photos")), 0),
		exactly("jobs without exactly one mail", [...jobs.keys()].filter((id) => !hasMail(id, mails)).length, 0),
		exactly("mails without their job", mails.length - jobs.size, 0),
	];
}

function differ(appointments: readonly { id: string }[], jobs: ReadonlyMap<string, unknown>): number {
	return appointments.filter(({ id }) => !jobs.has(id)).length + Math.abs(jobs.size - appointments.length);
}

function hasMail(id: string, mails: readonly { id: string; data: { job?: string } }[]): boolean {
	return mails.filter(({ data }) => data.job === id).length === 1 && mails.some((mail) => mail.id === `${id}-job-done`);
}

/** How many jobs have more photos than were sent for them. */
function jobsWithMore(sent: number, photos: readonly { data: Pick<Photo, "job"> }[]): number {
	const byJob = Map.groupBy(photos, ({ data }) => data.job?.id);
	return [...byJob.values()].filter((each) => each.length > sent).length;
}
