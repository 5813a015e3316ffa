import { expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { leadWordsIn } from "#app/leads/.server/office/staff-words.ts";
import type { Contract } from "#app/model/quotes/contract.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import { sampleQuote } from "#app/model/quotes/sample-quote.testing.ts";
import { friday, openBookingMails } from "../../../../../tests/mail/booking-mails.ts";
import { create } from "../../../../../tests/mail/sample-leads.ts";
import { closingForm } from "../closing-form.ts";
import { doneWork } from "./done-work.ts";

const now = new Date("2026-11-16T15:00:00.000Z");

it("keeps the amount of later work apart from the work before", async () => {
	const office = await openBookingMails();
	const job = { lines: [], note: "", dueMonths: null };
	const done = (finalAmount: number) => office.change({ to: "done", finalAmount, job } as never);
	await office.ask();
	const first = await office.change({ to: "booked", place: friday });
	await done(425_00);
	office.clock.current = new Date("2026-11-17T15:00:00.000Z");
	const later = await office.change({ to: "booked", place: { ...friday, day: "2026-11-24" } });
	expect(await startingAmount()).toBe("425");
	await accept();
	expect(await startingAmount()).toBe("551");
	expect(await amountAt(first.id)).toBe("425,00\u00a0$");
	await done(600_00);
	expect(await startingAmount()).toBe("600");
	expect(await amountAt(later.id)).toBe("600,00\u00a0$");
	expect(await amountAt(first.id)).toBeNull();
	await office.close();

	async function lead() {
		const found = await office.store.get("leads", "lead");
		if (!found) throw new Error("There is no lead");
		return found;
	}

	/** Of the form that closes the lead. */
	async function startingAmount() {
		const parts = { store: office.store, reader: originalContent.reader() };
		return (await closingForm((await lead()).data, parts, leadWordsIn("fr"), "fr", now)).amount;
	}

	/** On the page of an appointment. */
	async function amountAt(appointment: string) {
		return (await doneWork(office.store, { lead: await lead(), appointment }, "fr"))?.amount;
	}

	async function accept() {
		const accepted = { id: "q", version: 2, at: "2026-11-21T15:00:00.000Z", total: 633_51, most: 605_00 };
		const acceptance = { at: accepted.at };
		const contract = { version: 2, content: sampleQuote, amounts: quoteAmounts(sampleQuote), acceptance } as Contract;
		await office.store.commit([create("contracts", "q", { ...contract, lead: "lead", purgeAfter: "2032-12-31" })]);
		await office.setLead(({ desk }) => {
			const [last] = desk.history.slice(-1);
			const quote = { id: "q", version: 2, step: "accepted", total: 633_51 } as const;
			const { appointment: _, ...entry } = last ?? { appointment: undefined };
			const history = [...desk.history, { ...entry, id: "accepted", quote } as (typeof desk.history)[number]];
			return { desk: { ...desk, history, quote: { ...desk.quote, accepted } as typeof desk.quote } };
		});
	}
});
