import { beforeAll, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import type { Member } from "#app/model/members/member.ts";
import type { Contract } from "#app/model/quotes/contract.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import { sampleQuote } from "#app/model/quotes/sample-quote.testing.ts";
import { friday, openBookingMails } from "../../../../../tests/mail/booking-mails.ts";
import { create } from "../../../../../tests/mail/sample-leads.ts";
import { donePage, finishedPath } from "./done-page.ts";

beforeAll(() => import("@react-email/components"));

it("leads to a notice that says how the customer is told", () => {
	const day = "/admin/agenda?vue=jour&jour=2026-11-16";
	expect(finishedPath("2026-11-16", { email: "farah@exemple.example" })).toBe(`${day}&avis=termine`);
	expect(finishedPath("2026-11-16", { email: null })).toBe(`${day}&avis=termine-appel`);
});

it("starts with what was paid before for a visit after the work, and with the price that was accepted since", async () => {
	const office = await openBookingMails();
	await office.ask();
	await office.change({ to: "booked", place: friday });
	const first = (await office.appointment()).id;
	await office.change({ to: "done", finalAmount: 425_00, job: { lines: [], note: "", dueMonths: null } } as never);
	await office.change({ to: "booked", place: { ...friday, day: "2026-11-24" } });
	expect(await amount()).toBe("425");
	const accepted = { id: "q", version: 2, at: "2026-11-21T15:00:00.000Z", total: 633_51, most: 605_00 };
	const contract = { version: 2, content: sampleQuote, amounts: quoteAmounts(sampleQuote) } as Contract;
	await office.store.commit([create("contracts", "q", { ...contract, lead: "lead", purgeAfter: "2032-12-31" })]);
	await office.setLead(({ desk }) => {
		const [last] = desk.history.slice(-1);
		const quote = { id: "q", version: 2, step: "accepted", total: 633_51 } as const;
		const history = [...desk.history, ...(last ? [{ ...last, id: "accepted", quote }] : [])];
		return { desk: { ...desk, history, quote: { ...desk.quote, accepted } as typeof desk.quote } };
	});
	expect(await amount()).toBe("551");
	await office.close();

	async function amount(): Promise<string> {
		const [lead, { documents }] = await Promise.all([
			office.store.get("leads", "lead"),
			office.store.query("appointments"),
		]);
		const appointment = documents.find(({ id }) => id !== first);
		if (!lead || !appointment) throw new Error("There is no second appointment");
		const access = { maySee: true, mayChange: true, mayEnd: true, seesNote: true };
		const services = { store: office.store, content: originalContent, secret: "s" };
		const member = { id: "m1", locale: "fr" } as Member;
		const opened = { appointment, lead, access, isOffice: true };
		return (await donePage(opened, services, member, "https://www.airelle.example")).amount;
	}
});
