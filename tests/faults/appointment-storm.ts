import { type Appointment, isOpenAppointment } from "#app/model/appointments/appointment.ts";
import { crewDayId, takenBy, takesTime } from "#app/model/appointments/crew-day.ts";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { atLeast, exactly, type FaultReport } from "./figures.ts";
import { askUntilAnswered, differences, type StormGround, sendUntilKept, stormOver } from "./office-storm.ts";
import { withServerHome } from "./server-process.ts";
import { readDocuments, readLeads } from "./stored-leads.ts";

/** The last change of a lead that the server acknowledged. */
type Known = { step: "booked" | "moved"; day: string; from: string } | { step: "cancelled" } | null;

interface Storm extends StormGround {
	known: Map<string, Known>;
	acknowledged: Record<"booked" | "moved" | "cancelled", number>;
}

/** Members book, move and cancel continuously while the server is killed and restarted on the same data. */
export async function appointmentStorm({ kills, leads }: { kills: number; leads: number }): Promise<FaultReport> {
	return withServerHome({}, async (home) => {
		const prepare = (ground: StormGround): Storm => {
			return { ...ground, known: new Map(), acknowledged: { booked: 0, moved: 0, cancelled: 0 } };
		};
		const storm = await stormOver(home, { kills, leads }, prepare, handle);
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
				exactly("integrity check failed after a kill", storm.damaged, 0),
			],
		};
	});
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

async function send(
	storm: Storm,
	id: string,
	fields: Readonly<Record<string, string>>,
	wanted: Exclude<Known, null>,
): Promise<void> {
	const page = await askUntilAnswered(storm, `/admin/demandes/${id}?volet=rendez-vous`, storm.cookie);
	if (!page) return;
	/** The version of the appointment that the lead page shows. */
	const of = /name="of" value="([^"]*)"/.exec(page.body)?.[1] ?? "";
	if (!(await sendUntilKept(storm, `/admin/demandes/${id}`, { ...fields, of }, storm.cookie))) return;
	storm.known.set(id, wanted);
	storm.acknowledged[wanted.step]++;
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
