import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { shownMail } from "#app/.server/mail/shown-mail.ts";
import { readJobContent } from "#app/model/jobs/done-form.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { type BookingMails, friday, openBookingMails } from "../../../../../tests/mail/booking-mails.ts";
import { donePreview } from "./done-preview.ts";
import { offeredWork } from "./offered-work.ts";

// Loads React Email first, so that its loading time does not count toward a test.
beforeAll(() => import("@react-email/components"));

type BookedVisit = Awaited<ReturnType<BookingMails["appointment"]>>;

let mails: BookingMails;
beforeEach(async () => {
	mails = await openBookingMails();
	await mails.ask();
});
afterEach(() => mails.close());

async function lead(): Promise<StoredDocument<Lead>> {
	const found = await mails.store.get("leads", "lead");
	if (!found) throw new Error("There is no lead");
	return found;
}

function formWith(fields: Record<string, string>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries({ lines: "0", "line-0": "0", ...fields })) form.set(name, value);
	return form;
}

async function preview(fields: Record<string, string>, isOffice = true, appointment?: BookedVisit) {
	const access = { maySee: true, mayChange: isOffice, mayEnd: true, seesNote: true };
	const opened = { appointment: appointment ?? (await mails.appointment()), lead: await lead(), access, isOffice };
	const services = { store: mails.store, content: originalContent, secret: "s" };
	return donePreview(opened, formWith(fields), services, "https://www.airelle.example");
}

async function finish(fields: Record<string, string>, finalAmount: number | null) {
	const work = await offeredWork(mails.store, (await lead()).data, originalContent.reader());
	const job = readJobContent(formWith(fields), work);
	const { mails: sent, tasks } = await mails.change({ to: "done", finalAmount, job } as never);
	const mail = sent[0] ? await mails.mailOf(sent[0]) : null;
	const task = await mails.store.get("tasks", tasks?.[0] ?? "");
	return { mail: mail && shownMail(String(mail.to), mail), call: task?.data.text ?? null };
}

describe("the preview of the mail after the work", () => {
	beforeEach(() => mails.change({ to: "booked", place: friday }));

	it("is the mail that the customer gets, with what was typed", async () => {
		const typed = { note: "Clapet à remplacer.", amount: "425,50" };
		const shown = await preview(typed);
		expect(shown.mail?.text).toContain("Clapet à remplacer.");
		expect(shown.mail?.text).toContain("489,22\u00a0$");
		expect(await finish(typed, 425_50)).toEqual(shown);
	});

	it("hides the customer's page and address from a crew, and shows the link without the codes of a URL", async () => {
		const { mail } = await preview({ amount: "" }, false);
		expect(mail?.text).toContain("/estimation-gratuite/suivi/…");
		expect(mail?.text).not.toContain("%");
		expect(mail?.to).not.toContain("@");
	});

	it("says what was not done, and no amount that nobody typed", async () => {
		const typed = { "line-0": "", amount: "" };
		const shown = await preview(typed);
		expect(shown.mail?.text).toContain("Pas fait");
		expect(shown.mail?.text).not.toContain("$");
		expect(await finish(typed, null)).toEqual(shown);
	});

	it("says no amount for a visit after the work, for which nothing is paid", async () => {
		const paid = (await finish({ amount: "425" }, 425_00)).mail?.text;
		expect(paid).toContain("488,64\u00a0$");
		const first = (await mails.appointment()).id;
		await mails.change({ to: "booked", place: { ...friday, day: "2026-11-24" } });
		const visit = async () => {
			const found = (await mails.store.query("appointments")).documents.find(({ id }) => id !== first);
			if (!found) throw new Error("There is no second appointment");
			return found;
		};
		const typed = { note: "Le conduit est repris.", amount: "425,00" };
		const shown = await preview(typed, true, await visit());
		expect(shown.mail?.text).toContain("Le conduit est repris.");
		expect(shown.mail?.text).not.toMatch(/Montant final|\$/i);
		expect(await finish(typed, 425_00)).toEqual(shown);
		expect((await lead()).data.finalAmount).toBe(425_00);
	});

	it("says the amount of work with a price that was accepted after the first work", async () => {
		await finish({ amount: "425" }, 425_00);
		const first = (await mails.appointment()).id;
		await mails.change({ to: "booked", place: { ...friday, day: "2026-11-24" } });
		const { documents } = await mails.store.query("appointments");
		const second = documents.find(({ id }) => id !== first);
		await mails.setLead(({ desk }) => {
			const [last] = desk.history.slice(-1);
			const quote = { id: "q", version: 1, step: "accepted", total: 600_00 } as const;
			return { desk: { ...desk, history: [...desk.history, ...(last ? [{ ...last, id: "accepted", quote }] : [])] } };
		});
		expect((await preview({ amount: "600" }, true, second)).mail?.text).toContain("689,85\u00a0$");
	});

	it("shows a crew neither the e-mail address nor the link of the customer", async () => {
		const { email, name, followToken } = (await lead()).data;
		const { mail } = await preview({ note: "Propre." }, false);
		expect(mail?.to).toBe(name);
		expect(mail?.text).toContain("Propre.");
		expect(followToken).toBeTruthy();
		expect(JSON.stringify(mail)).not.toContain(followToken);
		expect(JSON.stringify(mail)).not.toContain(email);
	});

	it("shows nothing while the amount cannot be read, or for another version of the quote", async () => {
		expect(await preview({ amount: "beaucoup" })).toEqual({ mail: null, call: null });
		expect(await preview({ lines: "3" })).toEqual({ mail: null, call: null });
	});

	it("has the words of the task to call a customer without an e-mail address", async () => {
		await mails.setLead(() => ({ email: null, phone: "5145550178" }));
		const shown = await preview({ amount: "beaucoup" });
		expect(shown.call).toMatch(/^Appeler .*a eu lieu vendredi 20 novembre 2026/);
		expect(await finish({}, null)).toEqual(shown);
	});
});
