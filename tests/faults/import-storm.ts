import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { post } from "../attacks/ask.ts";
import { exactly, type FaultReport } from "./figures.ts";
import { administrator, storeLeads } from "./office-storm.ts";
import { type ServerHome, type ServerProcess, startProcess, withServerHome } from "./server-process.ts";
import { isSoundAfterKill, readDocuments } from "./stored-leads.ts";
import { eventually } from "./wait.ts";

const before = ["before-1", "before-2", "before-3"];
const path = "/admin/clients/importations";

/** A long import, and then its undoing, while the server is killed at random moments and restarted on the same data. */
export async function importStorm({ kills, lines }: { kills: number; lines: number }): Promise<FaultReport> {
	return withServerHome({}, async (home) => {
		await storeLeads(home, before);
		const server = await startProcess(home);
		const cookie = await administrator(home, server);
		const form = new FormData();
		form.append("file", new File([fileOf(lines)], "clients.csv", { type: "text/csv" }));
		const sent = await post(home.origin, path, form, { cookie });
		const own = String(sent.headers.location);
		const start = () => post(home.origin, own, { intent: "start" }, { cookie });
		const run = await killWhile(home, server, kills, "done", start);
		const imported = stateOf(home);
		const undo = () => post(home.origin, own, { intent: "undo", confirm: "yes" }, { cookie });
		const undone = await killWhile(home, run.server, kills, "undone", undo);
		await undone.server.kill();
		const left = stateOf(home);
		return {
			title: `SIGKILL storm over an import of ${lines} lines: ${kills} kills while it runs, ${kills} while it is undone`,
			figures: [
				exactly("kills while the import ran", run.during, kills),
				exactly("leads of the import", imported.leads.length, lines),
				exactly("lines with two leads", imported.leads.length - new Set(imported.emails).size, 0),
				exactly("messages", imported.messages, lines),
				exactly("consents", imported.consents, lines),
				exactly("lines left over", imported.waiting, 0),
				exactly("mails and tasks", imported.mails, 0),
				exactly("kills while it was undone", undone.during, kills),
				exactly("leads of the import after undoing", left.leads.length, 0),
				exactly("their messages", left.messages, 0),
				exactly("consents that still stand", left.consents, 0),
				exactly("earlier leads that are gone", before.length - left.others, 0),
				exactly("integrity check failed after a kill", run.damaged + undone.damaged, 0),
			],
		};
	});
}

function fileOf(lines: number): string {
	const day = addDays(dayInMontreal(new Date()), -30);
	const rows = Array.from({ length: lines }, (_, n) => {
		return `Client ${n} Démo,client${n}@exemple.example,${day},${n},oui,${day},Formulaire ${n}`;
	});
	return ["Nom,Courriel,Date,Montant,Promotions,Promotions date,Promotions preuve", ...rows].join("\n");
}

/** Starts the work, kills the server at random moments of it, and waits until the last one has finished it. */
async function killWhile(
	home: ServerHome,
	first: ServerProcess,
	kills: number,
	end: "done" | "undone",
	begin: () => Promise<unknown>,
) {
	let server = first;
	let [during, damaged] = [0, 0];
	await begin();
	for (let kill = 0; kill < kills; kill++) {
		const share = (kill + Math.random()) / (kills + 1);
		// After a start the job waits for a moment: kills before it goes on would test nothing.
		await eventually(() => progressOf(home) >= share || statusOf(home) === end, 120_000);
		await sleep(randomInt(0, 40));
		if (statusOf(home) !== end) during++;
		await server.kill();
		if (!(await isSoundAfterKill(home.data))) damaged++;
		server = await startProcess(home);
	}
	if (!(await eventually(() => statusOf(home) === end, 300_000))) throw new Error(`The import is ${statusOf(home)}`);
	return { server, during, damaged };
}

const importOf = ({ data }: ServerHome) => readDocuments(data, "imports")[0]?.data;

function statusOf(home: ServerHome): string | undefined {
	return importOf(home)?.status;
}

/** From 0 to 1. */
function progressOf(home: ServerHome): number {
	const found = importOf(home);
	if (!found) return 0;
	return found.undo ? found.undo.lineDone / found.lastLine : (found.run?.partsDone ?? 0) / found.parts;
}

function stateOf({ data }: ServerHome) {
	const leads = readDocuments(data, "leads");
	const imported = leads.filter(({ id }) => id.startsWith("imp-"));
	const addresses = readDocuments(data, "mailAddresses");
	return {
		leads: imported,
		emails: imported.map((lead) => lead.data.email),
		others: leads.length - imported.length,
		messages: readDocuments(data, "messages").length,
		consents: addresses.filter(({ data: { consents } }) => consents.at(-1)?.ended === null).length,
		waiting: readDocuments(data, "importLines").length,
		mails: readDocuments(data, "outbox").length + readDocuments(data, "tasks").length,
	};
}
