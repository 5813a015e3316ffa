import { join } from "node:path";
import { issueFormKey } from "#app/.server/form-key.ts";
import { readSecret } from "#app/.server/secret.ts";
import { completeRules } from "#app/model/appointments/booking-rules.ts";
import { appointments as rules } from "#content/appointments.ts";
import { agedKey } from "../faults/contact-visitor.ts";
import { atLeast, atMost, exactly, type FaultReport } from "../faults/figures.ts";
import { readLeads, readOutbox } from "../faults/stored-leads.ts";
import type { Fields } from "./ask.ts";
import { bookedIn, offered, withAgenda } from "./booking-agenda.ts";
import {
	type BookingVisitor,
	chooseWindow,
	outcomeOf,
	personPath,
	sendStep,
	startEstimate,
} from "./booking-visitor.ts";
import { hostileQueries, hostileWindows } from "./hostile-windows.ts";
import { createTally } from "./tally.ts";
import { inParallel, type Target } from "./target.ts";

const { instantPerDay } = completeRules(rules);

/** Robots that book: nobody fills the agenda, no request is lost, and no window is booked that is not offered. */
export async function bookings(): Promise<FaultReport[]> {
	return [
		await withAgenda((target) => robots(target, { posts: 500, networks: 50, hasOldKeys: true })),
		await withAgenda((target) => robots(target, { posts: 500, networks: 50, hasOldKeys: false })),
		...(await withAgenda(async (target) => [
			await repeated(target),
			await aliases(target),
			await hostileWindows(target),
			await hostileQueries(target),
		])),
	];
}

/** One wave of robots, network after network. Each chooses again until a window is left. */
async function robots(
	{ origin, data }: Target,
	{ posts, networks, hasOldKeys }: { posts: number; networks: number; hasOldKeys: boolean },
): Promise<FaultReport> {
	const tally = createTally();
	const windows = await offered(data);
	const secret = await readSecret(join(data, "secret"));
	await inParallel(Array.from({ length: posts }).keys(), 20, async (index) => {
		const [network, host] = [Math.floor(index / (posts / networks)), index % (posts / networks)];
		const visitor = await startEstimate(origin, `10.60.${network}.${host + 1}`);
		const person = {
			...{ name: `Robot ${index}`, email: `robot-${index}@robots.example`, language: "fr" },
			phone: `514 555-${String(index).padStart(4, "0")}`,
		};
		const keys = hasOldKeys ? () => agedKey(data) : () => issueFormKey(secret, new Date());
		const outcome = await insist(visitor, windows, index * 7, async () => ({ ...person, key: await keys() }));
		tally.note("robots without a confirmation", outcome !== "sent" && `${person.name}: ${outcome}`);
	});
	const leads = readLeads(data);
	const taken = bookedIn(data);
	const networkOf = new Map(leads.map(({ name }) => [name, Math.floor(Number(name.slice(6)) / (posts / networks))]));
	const perNetwork = Map.groupBy(taken, ({ by }) => networkOf.get(by.name) ?? -1);
	const wishes = leads.filter(({ asked, desk }) => asked && desk.visit === null);
	return {
		title: `${posts} estimates with a chosen window from ${networks} networks, each from another person, ${hasOldKeys ? "as slow as people" : "faster than people"}`,
		figures: [
			...tally.figures("robots without a confirmation"),
			exactly("requests kept", leads.length, posts),
			exactly("windows taken", taken.length, hasOldKeys ? instantPerDay : 0),
			atMost("windows taken by one network", Math.max(0, ...[...perNetwork.values()].map((all) => all.length)), 3),
			exactly("choices kept as a wish", wishes.length, posts - taken.length),
			// One appointment takes its own window and at most the one before and the one after.
			atLeast("windows still offered", (await offered(data)).length, windows.length - taken.length * 3),
		],
	};
}

/** Sends an estimate, and chooses the next window as long as the chosen one has gone. */
async function insist(
	visitor: BookingVisitor,
	windows: readonly string[],
	first: number,
	person: () => Promise<Fields>,
): Promise<ReturnType<typeof outcomeOf>> {
	for (let turn = 0; turn < windows.length; turn++) {
		const choosing = await chooseWindow(visitor, windows[(first + turn) % windows.length] ?? "");
		if (outcomeOf(choosing) === "gone") continue;
		const outcome = outcomeOf(await sendStep(visitor, personPath, await person()));
		if (outcome !== "gone") return outcome;
	}
	return "gone";
}

/** One person under twenty spellings of an address, each from another network. */
async function aliases({ origin, data }: Target): Promise<FaultReport> {
	const before = bookedIn(data).length;
	const windows = await offered(data);
	const spellings = Array.from({ length: 20 }, (_, index) => {
		const dotted = index % 2 ? "jean.ne.robot" : "jeanne.robot";
		return `${index % 3 ? dotted : dotted.toUpperCase()}+${index}@alias.example`;
	});
	const tally = createTally();
	await inParallel(spellings.entries(), 10, async ([index, email]) => {
		const visitor = await startEstimate(origin, `10.61.${index}.1`);
		const person = { name: `Alias ${index}`, email, language: "fr" };
		const outcome = await insist(visitor, windows, index, async () => ({ ...person, key: await agedKey(data) }));
		tally.note("spellings without a confirmation", outcome !== "sent" && `${email}: ${outcome}`);
	});
	return {
		title: "one person under 20 spellings of an address, from 20 networks",
		figures: [
			...tally.figures("spellings without a confirmation"),
			exactly("windows taken", bookedIn(data).length - before, 1),
		],
	};
}

/** The same last step 50 times at once. */
async function repeated({ origin, data }: Target): Promise<FaultReport> {
	const visitor = await startEstimate(origin, "10.62.0.1");
	await chooseWindow(visitor, (await offered(data))[0] ?? "");
	const person = { name: "Écho", email: "echo@robots.example", language: "fr", key: await agedKey(data) };
	const answers = await Promise.all(Array.from({ length: 50 }, () => sendStep(visitor, personPath, person)));
	const leads = readLeads(data).filter(({ name }) => name === "Écho");
	const mails = readOutbox(data).filter(({ template }) => template.startsWith("lead-"));
	return {
		title: "the same estimate sent 50 times at once",
		figures: [
			exactly("answers with a confirmation", answers.filter((answer) => outcomeOf(answer) === "sent").length, 50),
			exactly("different answers", new Set(answers.map(({ headers }) => headers.location)).size, 1),
			exactly("requests", leads.length, 1),
			exactly("windows taken", bookedIn(data).length, 1),
			exactly("mails", mails.length, 2),
		],
	};
}
