import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { shownMail } from "#app/.server/mail/shown-mail.ts";
import { ariane, type BookingMails, friday, openBookingMails } from "../../../../../tests/mail/booking-mails.ts";
import { finishTask } from "../../tasks/change-task.ts";
import { cancelPreview } from "./cancel-preview.ts";

// Loads React Email first, so that its loading time does not count toward a test.
beforeAll(() => import("@react-email/components"));

let mails: BookingMails;
beforeEach(async () => {
	mails = await openBookingMails();
	await mails.ask();
});
afterEach(() => mails.close());

async function preview(text = "") {
	const found = await mails.store.get("leads", "lead");
	if (!found) throw new Error("There is no lead");
	const parts = { store: mails.store, content: originalContent, clock: mails.clock };
	return cancelPreview(found, parts, { origin: "https://www.airelle.example", text });
}

const book = (more = {}) => mails.change({ to: "booked", place: friday, ...more });

async function cancel(text = "") {
	const wanted = { to: "cancelled", text } as const;
	const { mails: sent, tasks } = await mails.change(wanted);
	const mail = sent[0] ? await mails.mailOf(sent[0]) : null;
	const task = await mails.store.get("tasks", tasks?.[0] ?? "");
	return { mail: mail && shownMail(String(mail.to), mail), call: task?.data.text ?? null };
}

describe("the preview of a cancellation", () => {
	it.each(["", "La route est fermée."])("is the mail that the customer gets, with the words “%s”", async (text) => {
		await mails.markSent((await book()).mails[0]);
		const shown = await preview(text);
		expect(shown.mail?.subject).toContain("vendredi 20 novembre 2026");
		expect(shown.mail?.text).toContain(text);
		expect(await cancel(text)).toEqual(shown);
	});

	it("names the time that the customer knows of, not one to which it moved without a word", async () => {
		await mails.markSent((await book()).mails[0]);
		const moved = await mails.change({ to: "booked", place: { ...friday, day: "2026-11-27" } });
		const found = await mails.store.get("outbox", moved.mails[0] ?? "");
		if (!found) throw new Error("There is no mail");
		await mails.store.commit([
			{ ...found, kind: "replace", collection: "outbox", data: { ...found.data, status: "dead" } },
		]);
		const shown = await preview();
		expect(shown.mail?.subject).toContain("vendredi 20 novembre 2026");
		expect(await cancel()).toEqual(shown);
	});

	it("shows the mail while the one about the booking is about to leave", async () => {
		await book();
		expect((await preview()).mail?.subject).toContain("vendredi 20 novembre 2026");
	});

	it("shows nothing when the mail about the booking was not delivered", async () => {
		const { mails: sent } = await book();
		await mails.store.commit([{ kind: "delete", collection: "outbox", id: sent[0] ?? "" }]);
		expect(await preview()).toEqual({ mail: null, call: null });
		expect((await cancel()).mail).toBeNull();
	});

	it("has the words of the task to call a customer without an e-mail address", async () => {
		await mails.setLead(() => ({ email: null, phone: "5145550178" }));
		const { tasks } = await book();
		await finishTask(mails.parts, tasks?.[0] ?? "", ariane);
		const shown = await preview();
		expect(shown.call).toMatch(/^Appeler .*annulé.*vendredi 20 novembre 2026/);
		expect(await cancel()).toEqual(shown);
	});

	it("asks for no call about an appointment of which the customer never heard", async () => {
		await mails.setLead(() => ({ email: null, phone: "5145550178" }));
		await book();
		expect(await preview()).toEqual({ mail: null, call: null });
		expect(await cancel()).toEqual({ mail: null, call: null });
	});

	it("says the news of a mail to a customer who was not called before they gave their address", async () => {
		await mails.setLead(() => ({ email: null, phone: "5145550178" }));
		await book();
		await mails.setLead(() => ({ email: "maelle@exemple.example" }));
		const moved = await mails.change({ to: "booked", place: { ...friday, day: "2026-11-27" } });
		expect((await mails.mailOf(moved.mails[0]))?.subject).toMatch(/^Votre rendez-vous du vendredi 27 novembre/);
	});

	it("shows nothing without an appointment", async () => {
		expect(await preview()).toEqual({ mail: null, call: null });
	});
});
