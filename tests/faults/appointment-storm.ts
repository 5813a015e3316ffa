import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import { type Appointment, isOpenAppointment } from "#app/model/appointments/appointment.ts";
import { crewDayId, takenBy, takesTime } from "#app/model/appointments/crew-day.ts";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { ask, cookiesOf, post } from "../attacks/ask.ts";
import { password, signIn, waitFor } from "../attacks/staff.ts";
import { contactLead } from "../mail/sample-leads.ts";
import { atLeast, exactly, type FaultReport } from "./figures.ts";
import { type ServerHome, type ServerProcess, startProcess, withServerHome } from "./server-process.ts";
import { databaseOf, isSoundAfterKill, readDocuments, readLeads } from "./stored-leads.ts";

/** The last change of a lead that the server acknowledged. */
type Known = { step: "booked" | "moved"; day: string; from: string } | { step: "cancelled" } | null;

interface Storm {
	home: ServerHome;
	cookie: string;
	over: boolean;
	known: Map<string, Known>;
	acknowledged: Record<"booked" | "moved" | "cancelled", number>;
	sentAgain: number;
	refused: number;
}

/** Members book, move and cancel continuously while the server is killed and restarted on the same data. */
export async function appointmentStorm({ kills, leads }: { kills: number; leads: number }): Promise<FaultReport> {
	return withServerHome({}, async (home) => {
		const ids = Array.from({ length: leads }, (_, index) => `lead-${index}`);
		await storeLeads(home, ids);
		let server: ServerProcess = await startProcess(home);
		const cookie = await administrator(home, server);
		const storm: Storm = {
			...{ home, cookie, over: false, known: new Map(), sentAgain: 0, refused: 0 },
			acknowledged: { booked: 0, moved: 0, cancelled: 0 },
		};
		const members = ids.map((id, index) => handle(storm, id, index));
		let damaged = 0;
		try {
			for (let kill = 0; kill < kills; kill++) {
				await sleep(randomInt(50, 1500));
				await server.kill();
				if (!(await isSoundAfterKill(home.data))) damaged++;
				server = await startProcess(home);
			}
			storm.over = true;
			await Promise.all(members);
		} finally {
			storm.over = true;
			await server.kill();
			await Promise.allSettled(members);
		}
		const { booked, moved, cancelled } = storm.acknowledged;
		return {
			title: `SIGKILL storm over appointments: ${kills} kills, ${leads} leads booked, moved and cancelled`,
			figures: [
				atLeast("acknowledged bookings", booked, kills),
				atLeast("acknowledged moves", moved, kills / 2),
				atLeast("acknowledged cancellations", cancelled, kills / 2),
				atLeast("sent again after a cut", storm.sentAgain, 1),
				...compare(storm),
				exactly("answers other than an acknowledgement", storm.refused, 0),
				exactly("integrity check failed after a kill", damaged, 0),
			],
		};
	});
}

async function storeLeads({ data }: ServerHome, ids: readonly string[]): Promise<void> {
	const store = await openSqliteStore({ path: databaseOf(data) });
	await store.commit(
		ids.map((id, index) => ({
			...{ kind: "create", collection: "leads", id },
			data: { ...contactLead, idempotencyKey: id, contentHash: id, reference: `AIR-${index}` },
		})),
	);
	await store.close();
}

async function administrator({ origin }: ServerHome, server: ServerProcess): Promise<string> {
	const path = await waitFor(() => /(\/admin\/premier-acces\/\S+)/.exec(server.output())?.[1]);
	await post(origin, path, { name: "Ariane", email: "ariane@airelle.example", newPassword: password });
	const cookie = await signIn(origin, "ariane");
	return cookiesOf(await ask({ origin, path: "/admin", cookie }), cookie);
}

/** Each lead has its own hours, so that nobody is refused because of somebody else. */
async function handle(storm: Storm, id: string, index: number): Promise<void> {
	const today = dayInMontreal(new Date());
	for (let turn = 0; !storm.over; turn++) {
		const crew = "equipe-1";
		const day = addDays(today, 30 + index * 8 + (turn % 7));
		const from = `${String(8 + (turn % 3)).padStart(2, "0")}:00`;
		const place = { place: "exact", day, from, minutes: "60", crew, confirm: "closed too-short area service" };
		const known = storm.known.get(id) ?? null;
		const isOpen = known !== null && known.step !== "cancelled";
		const told = { do: "book", tells: "on", seen: "999999" };
		if (!isOpen) await send(storm, id, { intent: "appointment", ...told, ...place }, { step: "booked", day, from });
		else if (turn % 3 === 2) await send(storm, id, { intent: "appointment-cancel", ...told }, { step: "cancelled" });
		else await send(storm, id, { intent: "appointment", ...told, ...place }, { step: "moved", day, from });
	}
}

/** Sends the same form until it is acknowledged: a repeat of a change that was made is acknowledged too. */
async function send(
	storm: Storm,
	id: string,
	fields: Readonly<Record<string, string>>,
	wanted: Exclude<Known, null>,
): Promise<void> {
	const { origin } = storm.home;
	const of = await version(storm, id);
	for (let tries = 0; of !== null && tries < 400; tries++) {
		try {
			const answer = await post(origin, `/admin/demandes/${id}`, { ...fields, of }, { cookie: storm.cookie });
			if (answer.status === 303) {
				storm.known.set(id, wanted);
				storm.acknowledged[wanted.step]++;
				return;
			}
			storm.refused++;
			return;
		} catch {
			storm.sentAgain++;
			await sleep(50);
		}
	}
}

/** The version of the appointment that the lead page shows; null while no server answers. */
async function version({ home, cookie, over }: Storm, id: string): Promise<string | null> {
	for (let tries = 0; tries < 400 && !over; tries++) {
		try {
			const path = `/admin/demandes/${id}?volet=rendez-vous`;
			const { status, body } = await ask({ origin: home.origin, path, cookie });
			if (status === 200) return /name="of" value="([^"]*)"/.exec(body)?.[1] ?? "";
		} catch {
			await sleep(50);
		}
	}
	return null;
}

function compare({ home: { data }, known }: Storm) {
	const appointments = readDocuments(data, "appointments");
	const days = new Map(readDocuments(data, "crewDays").map(({ id, data: day }) => [id, day.taken]));
	const outbox = readDocuments(data, "outbox");
	const leads = readLeads(data);
	const openOf = (id: string) => appointments.filter(({ data: each }) => each.lead === id && isOpenAppointment(each));
	const lost = [...known].filter(
		([id, last]) =>
			last &&
			!holds(
				last,
				openOf(id).map((each) => each.data),
			),
	);
	const doubled = [...known.keys()].filter((id) => openOf(id).length > 1);
	const expected = appointments.flatMap(({ id, data: each }) =>
		takesTime(each) ? [`${crewDayId(each.crew, each.day)} ${id} ${takenBy(each).from} ${takenBy(each).to}`] : [],
	);
	const taken = [...days].flatMap(([day, times]) =>
		times.map(({ appointment, from, to }) => `${day} ${appointment} ${from} ${to}`),
	);
	const changes = leads.flatMap(({ desk }) => desk.history.flatMap(({ appointment }) => appointment ?? []));
	const mailed = changes.map(({ id, step, after }) => `${id}-appointment-${step}-${after.sequence}`);
	const mails = outbox.filter(({ data: { template } }) => template.startsWith("appointment-")).map(({ id }) => id);
	// A change that was overtaken before its mail left sends none: the last one of an open appointment always does.
	const untold = appointments.filter(({ id, data: each }) => {
		const last = changes.findLast((change) => change.id === id);
		return isOpenAppointment(each) && !mails.includes(`${id}-appointment-${last?.step}-${each.sequence}`);
	});
	return [
		exactly("acknowledged changes lost", lost.length, 0),
		exactly("leads with two open appointments", doubled.length, 0),
		exactly("times taken without their appointment, or missing", differences(expected, taken), 0),
		exactly("mails without their change", mails.filter((id) => !mailed.includes(id)).length, 0),
		exactly("open appointments without the mail of their last change", untold.length, 0),
		exactly("repeated changes in a history", mailed.length - new Set(mailed).size, 0),
	];
}

function holds(last: Exclude<Known, null>, open: readonly Appointment[]): boolean {
	if (last.step === "cancelled") return open.length === 0;
	return open.some(({ day, window }) => day === last.day && window.from === last.from);
}

function differences(one: readonly string[], other: readonly string[]): number {
	const [ones, others] = [new Set(one), new Set(other)];
	return [...ones].filter((each) => !others.has(each)).length + [...others].filter((each) => !ones.has(each)).length;
}
