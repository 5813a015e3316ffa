import { randomUUID } from "node:crypto";
import type { Lead } from "../../app/model/leads/lead.ts";
import { addDays } from "../../app/time/days.ts";
import { formatWeekday } from "../../app/time/format-day.ts";
import { dayInMontreal } from "../../app/time/montreal.ts";
import { ductAnswers, estimateLead } from "../mail/sample-leads.ts";
import { mailsTo } from "../mail/written-mails.ts";
import { storeLeads } from "./inbox-leads.ts";
import { expect, test } from "./journey.ts";
import { acceptSent, declineSent, placeOn, sendQuote } from "./quotes.ts";
import { startServer, type TestServer } from "./server.ts";

/** Keeps the file on one worker, with one server; each test has its own lead. */
test.describe.configure({ mode: "default" });

const waits = { timeout: 30_000 };
const team = "bonjour@airelle.example";
const today = dayInMontreal(new Date());

let server: TestServer;
test.beforeAll(async () => {
	server = await startServer();
});
test.afterAll(() => server.stop());

/** The mails do not wait for somebody to undo the change. */
const aMinuteAgo = () => new Date(Date.now() - 60_000);

/** Sends a quote with a proposed time on this day, as the office does. */
async function quoted(changes: Partial<Lead>, day: string, text = "") {
	const email = `${randomUUID()}@exemple.example`;
	const followToken = randomUUID().replaceAll("-", "").slice(0, 22);
	const sample = { ...estimateLead(ductAnswers), email, followToken, idempotencyKey: randomUUID(), ...changes };
	const [id = ""] = await storeLeads(server, [sample]);
	await sendQuote(server, id, { place: placeOn(day), text, sentAt: aMinuteAgo() });
	return { id, email };
}

async function newest(email: string, count: number, pattern: RegExp) {
	const found = async () => (await mailsTo(server, email)).filter(({ subject }) => pattern.test(subject ?? ""));
	await expect.poll(async () => (await found()).length, waits).toBe(count);
	return (await found()).at(-1);
}

const plain = (text = "") => text.replaceAll(/\s+/g, " ");

test("a quote reaches the customer, its link opens the page, and accepting mails the whole contract and tells the team", async ({
	page,
}) => {
	const day = addDays(today, 9);
	const { id, email } = await quoted({ name: "Rosalie Démo" }, day, "Voici le prix, comme promis.\n\nAriane");
	const offer = await newest(email, 1, /^Votre soumission AIR-/);
	for (const part of [
		"comme promis",
		"633,51 $",
		formatWeekday(day, "fr"),
		"Conduits de ventilation",
		"Lire et accepter",
	])
		expect(plain(offer?.text)).toContain(part);
	const link = /https?:\/\/\S+\/suivi\/\S+/.exec(offer?.text ?? "")?.[0] ?? "";
	await page.goto(server.origin + new URL(link).pathname);
	await expect(page.locator("input[name=proof]")).toBeVisible();

	const copyTo = `${randomUUID()}@exemple.example`;
	await acceptSent(server, id, { name: "Rosalie Démo", email: copyTo, books: true });
	const copy = await newest(copyTo, 1, /^Votre copie de la soumission acceptée AIR-/);
	for (const body of [plain(copy?.text), plain(copy?.html)])
		for (const part of [
			...["4210, rue des Airelles, bureau 200", "514 555-0142", "bonjour@airelle.example", "Rosalie Démo"],
			...["Conduits de ventilation", "429,00 $", "Ménage du sous-sol", "162,00 $", "4 h au plus, soit 216,00 $"],
			...["Duo d’automne", "− 40,00 $", "Total avant taxes", "551,00 $", "27,55 $", "54,96 $", "633,51 $", "695,60 $"],
			...["Sans frais jusqu’à 24 h avant le rendez-vous", "Conditions de service et garantie"],
			...["Une visite coûte au minimum 99 $ avant taxes", "Nous revenons, sans frais, reprendre ce qui a été fait"],
			...["Empreinte SHA-256 des textes", formatWeekday(day, "fr")],
		])
			expect(body).toContain(part);
	const booked = await newest(email, 1, /^Votre rendez-vous du /);
	expect(booked?.attachments).toHaveLength(1);
	const update = await newest(team, 1, /^Soumission acceptée et rendez-vous pris, demande AIR-/);
	expect(plain(update?.text)).toContain("Version 1, 633,51 $ avec les taxes");
	expect(update?.text).toContain(formatWeekday(day, "fr"));
});

test("an English customer gets the French version first, and the team reads why they declined", {
	tag: "@thorough",
}, async () => {
	const { id, email } = await quoted({ name: "Nora Démo", locale: "en" }, addDays(today, 10));
	const text = plain((await newest(email, 1, /^Your quote AIR-/))?.text);
	const order = ["Read and accept", "La loi du Québec", "Préparée par", "Vos droits selon la loi", "Prepared by"];
	const places = [...order, "Your rights under the law"].map((part) => text.indexOf(part));
	expect(places[0]).toBeGreaterThan(0);
	expect(places).toEqual(places.toSorted((one, other) => one - other));
	await declineSent(server, id, "We found another date.");
	const update = await newest(team, 1, /^Soumission refusée, demande AIR-/);
	expect(update?.text).toContain("We found another date.");
	expect(await mailsTo(server, email)).toHaveLength(1);
});
