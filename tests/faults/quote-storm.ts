import type { Lead } from "#app/model/leads/lead.ts";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { cookiesOf, post } from "../attacks/ask.ts";
import { atLeast, exactly, type FaultReport } from "./figures.ts";
import { askUntilAnswered, differences, type StormGround, sendUntilKept, stormOver } from "./office-storm.ts";
import { withServerHome } from "./server-process.ts";
import { readDocuments, readLeads } from "./stored-leads.ts";

type Step = "sent" | "accepted" | "declined";

interface Storm extends StormGround {
	/** `<quote> <step>`, as the server acknowledged them. */
	known: { lead: string; version: number; step: Step }[];
}

const phone = "5145550188";

/** Members send quotes and customers answer them, while the server is killed and restarted on the same data. */
export async function quoteStorm({ kills, leads }: { kills: number; leads: number }): Promise<FaultReport> {
	return withServerHome({}, async (home) => {
		const lead = (id: string): Partial<Lead> => ({ phone, followToken: tokenOf(id) });
		const prepare = (ground: StormGround): Storm => ({ ...ground, known: [] });
		const storm = await stormOver(home, { kills, leads, lead }, prepare, work);
		const count = (step: Step) => storm.known.filter((change) => change.step === step).length;
		return {
			title: `SIGKILL storm over quotes: ${kills} kills, ${leads} leads that get quotes and answer them`,
			figures: [
				atLeast("acknowledged quotes", count("sent"), kills),
				atLeast("acknowledged acceptances", count("accepted"), kills / 3),
				atLeast("acknowledged refusals", count("declined"), kills / 6),
				atLeast("sent again after a cut", storm.sentAgain, 1),
				...compare(storm),
				exactly("answers other than an acknowledgement", storm.refused, 0),
				exactly("integrity check failed after a kill", storm.damaged, 0),
			],
		};
	});
}

async function work(storm: Storm, lead: string): Promise<void> {
	const customer = await passSecondCheck(storm, lead);
	for (let turn = 0; !storm.over && customer; turn++) {
		const version = await sendQuote(storm, lead, turn);
		if (version === null) return;
		// The third version of three gets no answer: the next one replaces it.
		if (turn % 3 !== 2) await answer(storm, { lead, version, cookie: customer }, turn % 3 ? "declined" : "accepted");
	}
}

async function sendQuote(storm: Storm, lead: string, turn: number): Promise<number | null> {
	const path = `/admin/demandes/${lead}/soumission`;
	const page = await askUntilAnswered(storm, path, storm.cookie);
	const seen = page && (/name="seen" value="([^"]*)"/.exec(page.body)?.[1] ?? "");
	if (!seen) return null;
	const line = (name: string) => `line.0.${name}`;
	const fields = {
		...{ do: "send", seen, discount: "", validUntil: addDays(dayInMontreal(new Date()), 20) },
		...{ [line("text.fr")]: "Conduits", [line("text.en")]: "Ducts", [line("unit")]: "each" },
		...{ [line("quantity")]: "1", [line("price")]: String(300 + turn) },
	};
	if (!(await sendUntilKept(storm, path, fields, storm.cookie))) return null;
	const version = Number(seen.split(".")[1]);
	storm.known.push({ lead, version, step: "sent" });
	return version;
}

async function answer(
	storm: Storm,
	{ lead, version, cookie }: { lead: string; version: number; cookie: string },
	step: "accepted" | "declined",
): Promise<void> {
	const path = pathOf(lead);
	const page = await askUntilAnswered(storm, path, cookie);
	const field = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]+)"`).exec(page?.body ?? "")?.[1] ?? "";
	if (!page) return;
	const basics = { key: field("key"), of: field("of") };
	const fields =
		step === "accepted"
			? { ...basics, intent: "accept", signature: "Hélène Côté", terms: "on" }
			: { ...basics, intent: "decline", declineReason: "Trop cher" };
	if (await sendUntilKept(storm, path, fields, cookie)) storm.known.push({ lead, version, step });
}

async function passSecondCheck(storm: Storm, lead: string): Promise<string | null> {
	const page = await askUntilAnswered(storm, pathOf(lead), "");
	const key = /name="key" value="([^"]*)"/.exec(page?.body ?? "")?.[1] ?? "";
	for (let tries = 0; tries < 400; tries++) {
		try {
			const passed = await post(storm.home.origin, pathOf(lead), { key, proof: phone.slice(-4) });
			return cookiesOf(passed);
		} catch {}
	}
	return null;
}

function pathOf(lead: string): string {
	return `/estimation-gratuite/suivi/${tokenOf(lead)}`;
}

function tokenOf(lead: string): string {
	return lead.padEnd(22, "x");
}

function compare({ home: { data }, known }: Storm) {
	const quotes = new Map(readDocuments(data, "quotes").map(({ id, data: quote }) => [id, quote]));
	const contracts = readDocuments(data, "contracts");
	const mails = new Set(readDocuments(data, "outbox").map(({ id }) => id));
	const leads = readLeads(data);
	const idOf = ({ lead, version }: { lead: string; version: number }) => `${lead}-quote-${version}`;
	const lost = known.filter((change) => {
		const quote = quotes.get(idOf(change));
		if (change.step === "sent") return !quote?.sentAt;
		if (change.step === "declined") return quote?.status !== "declined";
		return !contracts.some(({ id }) => id === idOf(change));
	});
	const entries = leads.flatMap(({ desk }) => desk.history.flatMap(({ quote }) => quote ?? []));
	const steps = entries.map(({ id, step }) => `${id} ${step}`);
	const accepted = entries.filter(({ step }) => step === "accepted").map(({ id }) => id);
	const current = [...Map.groupBy(quotes.values(), ({ lead }) => lead).values()];
	const twice = (status: string) => current.filter((all) => all.filter((quote) => quote.status === status).length > 1);
	// A quote that is answered or replaced before its mail leaves is not mailed any more.
	const unmailed = [
		...accepted.filter((id) => !mails.has(`${id}-accepted`)),
		...[...quotes].filter(([id, { status }]) => status === "sent" && !mails.has(`${id}-sent`)),
	];
	return [
		exactly("acknowledged changes lost", lost.length, 0),
		exactly("changes that are twice in a history", steps.length - new Set(steps).size, 0),
		exactly("leads with two sent quotes", twice("sent").length, 0),
		exactly("leads with two accepted quotes", twice("accepted").length, 0),
		exactly(
			"contracts without their acceptance, or missing",
			differences(
				contracts.map(({ id }) => id),
				accepted,
			),
			0,
		),
		exactly("changes without their mail", unmailed.length, 0),
	];
}
