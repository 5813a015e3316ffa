import { issueFormKey } from "#app/.server/form-key.ts";
import { sampleCrew } from "#app/appointments/.server/sample-agenda.testing.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { ask } from "../attacks/ask.ts";
import { offeredIn } from "../attacks/booking-agenda.ts";
import {
	type BookingVisitor,
	chooseWindow,
	outcomeOf,
	personPath,
	sendStep,
	startEstimate,
	visitPath,
} from "../attacks/booking-visitor.ts";
import { inParallel } from "../attacks/target.ts";
import { create } from "../mail/sample-leads.ts";
import { publishedRules } from "../published-rules.ts";
import { expect } from "./journey.ts";

const visitors = 50;
const nameOf = (index: number) => `Visiteuse ${index} Démo`;
const emailOf = (index: number) => `visiteuse-${index}@exemple.example`;

/** One crew with one window a day, which visitors book at once. Commit it before the server starts. */
export async function prepareLastWindow(store: DocumentStore): Promise<void> {
	const hours = [{ days: [1, 2, 3, 4, 5], from: "10:00", to: "14:00" }];
	const rules = publishedRules({ modes: { "dryer-ducts": "instant" }, instantPerDay: 200 });
	await store.commit([rules, create("crews", "a", sampleCrew("A", { hours }))]);
}

/**
 * 50 visitors have chosen the last window of a day and send their estimates at once, to the servers in turn. One of them
 * gets it; the others lose nothing and choose again.
 */
export async function sellOnce(store: DocumentStore, origins: readonly string[], secret: string): Promise<void> {
	const [window = "", next = ""] = await offeredIn(store);
	const rush: BookingVisitor[] = [];
	await inParallel(Array(visitors).keys(), 10, async (index) => {
		const visitor = await startEstimate(origins[index % origins.length] ?? "", `10.70.${index}.1`);
		expect((await chooseWindow(visitor, window)).headers.location).toBe(personPath);
		rush[index] = visitor;
	});
	const send = (visitor: BookingVisitor, index: number) => {
		const key = issueFormKey(secret, new Date(Date.now() - 60_000));
		const person = { key, name: nameOf(index), email: emailOf(index), phone: "", language: "fr" };
		return sendStep(visitor, personPath, person);
	};
	const answers = await Promise.all(rush.map(send));
	const outcomes = answers.map(outcomeOf);
	expect(outcomes.toSorted()).toEqual([...Array(visitors - 1).fill("gone"), "sent"]);
	const winner = outcomes.indexOf("sent");
	const stored = async () => ({
		appointments: (await store.query("appointments")).documents.map(({ data }) => data),
		leads: (await store.query("leads")).documents.map(({ data }) => data.name),
		mails: (await store.query("outbox")).documents.map(({ data }) => data.template).toSorted(),
	});
	expect(await stored()).toEqual({
		appointments: [
			expect.objectContaining({ status: "booked", crew: "a", by: expect.objectContaining({ name: nameOf(winner) }) }),
		],
		leads: [nameOf(winner)],
		mails: ["lead-confirmation", "lead-notification"],
	});

	const drafts = (await store.query("drafts")).documents.flatMap(({ data }) => ("visit" in data ? data : []));
	const losers = drafts.filter(({ followToken }) => followToken === null);
	expect(losers).toHaveLength(visitors - 1);
	for (const { visit, person, details } of losers) {
		expect(visit).toMatchObject({ postalCode: "H2T 2S9", comment: "Bonjour" });
		expect(person).toMatchObject({ name: expect.stringMatching(/^Visiteuse \d+ Démo$/), language: "fr" });
		expect(details).toMatchObject({ "dryer-ducts.exit": "roof" });
	}

	const second = winner === 0 ? 1 : 0;
	const late = rush[second] as BookingVisitor;
	const path = answers[second]?.headers.location ?? "";
	expect(path).toBe(`${visitPath}?${new URLSearchParams({ gone: window })}`);
	const shown = await ask({ origin: late.origin, path, cookie: late.cookie });
	expect(shown.status).toBe(200);
	expect(shown.body).toContain(`value="${next}"`);
	await chooseWindow(late, next);
	expect(outcomeOf(await send(late, second))).toBe("sent");
	const { appointments, leads, mails } = await stored();
	expect([appointments.length, leads.length, mails.length]).toEqual([2, 2, 4]);
}
