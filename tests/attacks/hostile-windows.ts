import { isOpenDay } from "#app/model/site/opening-state.ts";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { company } from "#content/company.ts";
import { agedKey } from "../faults/contact-visitor.ts";
import { atLeast, exactly, type FaultReport } from "../faults/figures.ts";
import { ask } from "./ask.ts";
import { bookedIn, offered } from "./booking-agenda.ts";
import {
	type BookingVisitor,
	chooseWindow,
	outcomeOf,
	personPath,
	postalCode,
	sendStep,
	startEstimate,
	visitPath,
} from "./booking-visitor.ts";
import { createTally } from "./tally.ts";
import type { Target } from "./target.ts";

const past = "2020-01-07_10:00-12:00";
const hostile: readonly string[] = [
	past,
	"2099-01-06_10:00-12:00",
	"2026-02-30_10:00-12:00",
	"0000-00-00_00:00-00:00",
	"none",
	"__proto__",
	"\u0000",
	"'; DROP TABLE documents; --",
	'"><script>alert(1)</script>',
	"x".repeat(30_000),
];

/** Windows that nobody offers, in every way in which a form can send them, and fields that only the server decides. */
export async function hostileWindows({ origin, data }: Target): Promise<FaultReport> {
	const tally = createTally();
	const before = bookedIn(data).length;
	const free = (await offered(data)).at(-1) ?? "";
	const odd = [
		free.replace(/_.*/, "_10:30-11:30"),
		free.replace(/_.*/, "_00:00-23:59"),
		`${free} `,
		`${free}\u0000`,
		`${closedDay()}_10:00-12:00`,
	];
	let sent = 0;
	const send = async (service: string, choose: (visitor: BookingVisitor) => Promise<unknown>, more = {}) => {
		const visitor = await startEstimate(origin, `10.63.${sent++}.1`, service);
		await choose(visitor);
		const name = `Hostile ${sent}`;
		const person = { name, email: `hostile-${sent}@robots.example`, language: "fr", key: await agedKey(data), ...more };
		const answer = await sendStep(visitor, personPath, person);
		const page = await ask({ origin, path: visitPath, cookie: visitor.cookie });
		const asked = `${service} ${sent}: ${answer.status} ${answer.headers.location ?? ""}, page ${page.status}`;
		tally.note("answers other than a confirmation or the windows", outcomeOf(answer) === "other" && asked);
		tally.note(
			"pages that fail afterwards",
			page.status !== 200 && page.status !== 302 && page.status !== 303 && asked,
		);
	};
	for (const window of [...hostile, ...odd]) {
		await send("dryer-ducts", (visitor) => chooseWindow(visitor, window));
		await send("dryer-ducts", (visitor) => sendStep(visitor, "/_estimate/save", { step: "visit", postalCode, window }));
	}
	const twice = new FormData();
	twice.set("postalCode", postalCode);
	for (const window of [past, free]) twice.append("window", window);
	await send("dryer-ducts", (visitor) => sendStep(visitor, visitPath, twice));
	const file = new FormData();
	file.set("postalCode", postalCode);
	file.set("window", new Blob([free]), "window.txt");
	await send("dryer-ducts", (visitor) => sendStep(visitor, visitPath, file));
	const forged = {
		...{ mode: "instant", "modes.oriental-rugs": "instant", isInstant: "true", crew: "equipe-1", minutes: "1" },
		...{ status: "booked", network: "10.0.0", perDay: "1000", window: free },
	};
	await send("oriental-rugs", (visitor) => chooseWindow(visitor, free, forged), forged);
	const taken = bookedIn(data).length - before;
	// Sent in the same way, a window that is offered is booked: the others were refused for what they are.
	await send("dryer-ducts", (visitor) => chooseWindow(visitor, free));
	return {
		title: "windows that are not offered, and forged fields",
		figures: [
			atLeast("estimates sent", sent, 34),
			exactly("windows taken", taken, 0),
			exactly("windows taken by a choice that is offered", bookedIn(data).length - before - taken, 1),
			...tally.figures("answers other than a confirmation or the windows", "pages that fail afterwards"),
		],
	};
}

/** Values of `gone`, which the server puts into an address for the page to read. */
export async function hostileQueries({ origin }: Target): Promise<FaultReport> {
	const tally = createTally();
	const { cookie } = await startEstimate(origin, "10.64.0.1");
	const short = hostile.filter((value) => value.length < 1000).map(encodeURIComponent);
	const values = [...short, "%ff%fe", "%00", "", "a&gone=b", "[]=x", "%3Cb%3E".repeat(100)];
	for (const value of values) {
		for (const path of [`${visitPath}?gone=${value}`, `${visitPath}/_payload.json?gone=${value}`]) {
			const { status, body } = await ask({ origin, path, cookie });
			tally.note("pages that fail", status !== 200 && `${status} ${path.slice(0, 80)}`);
			tally.note("pages that repeat hostile text", /<script>alert\(1|(?:<b>){3}/.test(body) && path.slice(0, 80));
		}
	}
	return {
		title: "hostile values in the address of the windows",
		figures: tally.figures("pages that fail", "pages that repeat hostile text"),
	};
}

function closedDay(): string {
	let day = addDays(dayInMontreal(new Date()), 2);
	while (isOpenDay(day, company)) day = addDays(day, 1);
	return day;
}
