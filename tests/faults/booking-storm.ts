import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { firstCrew } from "#app/appointments/.server/crews.ts";
import { isOpenAppointment } from "#app/model/appointments/appointment.ts";
import { windowValue } from "#app/model/appointments/chosen-window.ts";
import { overlaps } from "#app/model/appointments/crew-day.ts";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { appointments } from "#content/appointments.ts";
import { company } from "#content/company.ts";
import { withStore } from "../e2e/office-data.ts";
import { create } from "../mail/sample-leads.ts";
import { publishedRules } from "../published-rules.ts";
import { agedKey } from "./contact-visitor.ts";
import { type PreparedEstimate, prepareEstimate, sendEstimate } from "./estimate-visitor.ts";
import { atLeast, exactly, type FaultReport } from "./figures.ts";
import { untilKept } from "./kill-storm.ts";
import { killWhileWorking } from "./kill-while-working.ts";
import { differences } from "./office-storm.ts";
import { type ServerHome, startProcess, withServerHome } from "./server-process.ts";
import { readDocuments, readLeads } from "./stored-leads.ts";

interface Storm {
	home: ServerHome;
	over: boolean;
	/** The chosen window by the token of the acknowledged request. */
	acknowledged: Map<string, string>;
	/** Answers that led back to the windows. */
	gone: number;
	sentAgain: number;
	refused: number;
}

const crews = ["a", "b", "c"];

/** Visitors book windows with their estimates while the server is killed and restarted on the same data. */
export function bookingStorm({ kills, visitors }: { kills: number; visitors: number }): Promise<FaultReport> {
	return withServerHome({}, async (home) => {
		await prepareAgenda(home);
		const storm: Storm = { home, over: false, acknowledged: new Map(), gone: 0, sentAgain: 0, refused: 0 };
		const server = await startProcess(home);
		const working = Array.from({ length: visitors }, (_, index) => bookOnAndOn(storm, index % 2 ? "data" : "page"));
		const { damaged } = await killWhileWorking(server, storm, working, { kills, pause: [50, 1200] });
		return {
			title: `SIGKILL storm over bookings: ${kills} kills, ${visitors} visitors, ${crews.length} crews`,
			figures: [
				atLeast("acknowledged requests", storm.acknowledged.size, kills),
				atLeast("answers with the next windows", storm.gone, 1),
				atLeast("sent again after a cut", storm.sentAgain, 1),
				...compare(storm),
				exactly("answers other than an acknowledgement or the next windows", storm.refused, 0),
				exactly("integrity check failed after a kill", damaged, 0),
			],
		};
	});
}

async function prepareAgenda({ data }: ServerHome): Promise<void> {
	const writes = [
		publishedRules({ modes: { "dryer-ducts": "instant" }, instantPerDay: 200 }),
		...crews.map((id) => create("crews", id, { ...firstCrew(company), name: id })),
	];
	await withStore({ data }, (store) => store.commit(writes));
}

async function bookOnAndOn(storm: Storm, channel: "page" | "data"): Promise<void> {
	while (!storm.over) {
		const window = anyWindow();
		const prepared = await prepare(storm, window);
		if (!prepared) continue;
		const fields = { key: await agedKey(storm.home.data), name: `Jeanne ${randomUUID()}` };
		const token = await untilKept(storm, () => sendEstimate(storm.home.origin, prepared, fields, channel));
		if (token === "gone") storm.gone++;
		else if (token) storm.acknowledged.set(token, window);
	}
}

async function prepare(storm: Storm, window: string): Promise<PreparedEstimate | null> {
	try {
		return await prepareEstimate(storm.home.origin, 0, window);
	} catch (error) {
		// The third step answers the same when the window has gone before the request is sent.
		if (String(error).includes("gone=")) storm.gone++;
		await sleep(50);
		return null;
	}
}

/** Few enough that visitors often want the same one. */
function anyWindow(): string {
	const day = addDays(dayInMontreal(new Date()), randomInt(2, 20));
	const window = appointments.windows[randomInt(appointments.windows.length)] ?? { from: "", to: "" };
	return windowValue({ day, window });
}

function compare({ home: { data }, acknowledged }: Storm) {
	const leads = readLeads(data);
	const byToken = new Map(leads.map((lead) => [lead.followToken, lead]));
	const stored = readDocuments(data, "appointments");
	const byId = new Map(stored.map(({ id, data: appointment }) => [id, appointment]));
	const lost = [...acknowledged].filter(([token, window]) => {
		const lead = byToken.get(token);
		const id = lead?.desk.visit?.appointment;
		const appointment = id ? byId.get(id) : null;
		if (!lead?.asked || windowValue(lead.asked) !== window) return true;
		return lead.status === "booked" && (!appointment || windowValue(appointment) !== window);
	});
	const taken = readDocuments(data, "crewDays").flatMap(({ data: day }) =>
		day.taken.map((time) => ({ ...time, ...day })),
	);
	const open = stored.filter(({ data: appointment }) => isOpenAppointment(appointment)).map(({ id }) => id);
	const sold = taken.filter((one, index) =>
		taken.slice(index + 1).some((other) => one.crew === other.crew && one.day === other.day && overlaps(one, other)),
	);
	const counted = readDocuments(data, "instantBookings").flatMap(({ data: { bookings } }) =>
		bookings.map(({ lead }) => lead),
	);
	const booked = leads.filter(({ status }) => status === "booked");
	const mails = Map.groupBy(readDocuments(data, "outbox"), ({ data: { leadId } }) => leadId);
	const wrongMails = leads.filter(({ idempotencyKey, confirmationWithheld }) => {
		const count = mails.get(idempotencyKey)?.length ?? 0;
		return count !== (confirmationWithheld ? 1 : 2);
	});
	return [
		atLeast("booked appointments", open.length, 10),
		exactly("acknowledged requests lost or changed", lost.length, 0),
		exactly(
			"leads that are there twice",
			leads.length - new Set(leads.map(({ idempotencyKey }) => idempotencyKey)).size,
			0,
		),
		exactly("windows sold twice", sold.length, 0),
		exactly(
			"appointments without their time, or times without one",
			differences(
				open,
				taken.map(({ appointment }) => appointment),
			),
			0,
		),
		exactly(
			"appointments without their lead, or leads without one",
			differences(
				open,
				booked.map(({ desk }) => desk.visit?.appointment ?? ""),
			),
			0,
		),
		exactly(
			"appointments that the limits do not count, or count twice",
			differences(
				booked.map(({ idempotencyKey }) => idempotencyKey),
				counted,
			) +
				counted.length -
				new Set(counted).size,
			0,
		),
		exactly("leads without their mails, or with a wrong one", wrongMails.length, 0),
	];
}
