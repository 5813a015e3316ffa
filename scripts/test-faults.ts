import { appointmentStorm } from "../tests/faults/appointment-storm.ts";
import { bookingStorm } from "../tests/faults/booking-storm.ts";
import { captchaFaults } from "../tests/faults/captcha-faults.ts";
import { type FaultReport, tableOf } from "../tests/faults/figures.ts";
import { importStorm } from "../tests/faults/import-storm.ts";
import { jobStorm } from "../tests/faults/job-storm.ts";
import { killStormReport } from "../tests/faults/kill-storm.ts";
import { machineFaults } from "../tests/faults/machine-faults.ts";
import { mailFaults } from "../tests/faults/mail-faults.ts";
import { mailKillStorm } from "../tests/faults/mail-kill-storm.ts";
import { quoteStorm } from "../tests/faults/quote-storm.ts";
import { storeFaults } from "../tests/faults/store-faults.ts";
import { trafficStorm } from "../tests/faults/traffic-storm.ts";
import { add, finish, type Outcome } from "./check.ts";

/** `npm run test:faults [-- --long] [-- <part>]`: injects faults around the built site and prints the results. */
const long = process.argv.includes("--long");
const only = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));

const outcomes: Outcome[] = [
	...(await run("kill storm", async () => [await killStormReport({ kills: long ? 300 : 100, clients: 16 })])),
	...(await run("appointments", async () => [await appointmentStorm({ kills: long ? 100 : 30, leads: 8 })])),
	...(await run("bookings", async () => [await bookingStorm({ kills: long ? 100 : 30, visitors: 12 })])),
	...(await run("jobs", async () => [await jobStorm({ kills: long ? 100 : 20, leads: 6 })])),
	...(await run("quotes", async () => [await quoteStorm({ kills: long ? 100 : 30, leads: 8 })])),
	...(await run("imports", async () => [await importStorm({ kills: long ? 10 : 3, lines: 5000 })])),
	...(await run("traffic", async () => [await trafficStorm({ kills: long ? 20 : 5 })])),
	...(await run("store", () => storeFaults({ lockSeconds: long ? [2, 10, 60] : [2, 10] }))),
	...(await run("machine", machineFaults)),
	...(await run("captcha", async () => [await captchaFaults()])),
	...(await run("mail", mailFaults)),
	...(await run("mail kill storm", async () => [await mailKillStorm({ kills: long ? 50 : 10 })])),
];
finish(add(outcomes));

/** An exception counts as a failure of the part; the others still run. */
async function run(name: string, test: () => Promise<readonly FaultReport[]>): Promise<Outcome[]> {
	if (only.length > 0 && !only.includes(name)) return [];
	const started = performance.now();
	console.log(`\n${name}…`);
	try {
		const reports = await test();
		for (const report of reports) console.log(tableOf(report));
		console.log(`  ${((performance.now() - started) / 1000).toFixed(0)} s`);
		return reports.flatMap(({ figures }) =>
			figures.map(({ ok }) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })),
		);
	} catch (error) {
		console.error(`\n── ${name} crashed`, error);
		return [{ passed: 0, failed: 1 }];
	}
}
