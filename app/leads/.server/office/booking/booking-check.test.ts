import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { shownMail } from "#app/.server/mail/shown-mail.ts";
import { ariane, type BookingMails, friday, openBookingMails } from "../../../../../tests/mail/booking-mails.ts";
import { finishTask } from "../../tasks/change-task.ts";
import { bookingPreview } from "./booking-check.ts";
import { bookingContext } from "./booking-context.ts";

// Loads React Email first, so that its loading time does not count toward a test.
beforeAll(() => import("@react-email/components"));

let mails: BookingMails;
beforeEach(async () => {
	mails = await openBookingMails();
	await mails.ask();
});
afterEach(() => mails.close());

const later = { ...friday, day: "2026-11-27" };

async function preview() {
	const found = await mails.store.get("leads", "lead");
	if (!found) throw new Error("There is no lead");
	const parts = { ...mails.parts, content: originalContent };
	const sent = { origin: "https://www.airelle.example", street: "", text: "" };
	return bookingPreview(later, await bookingContext(found, parts), parts, sent);
}

async function move() {
	const { mails: sent, tasks } = await mails.change({ to: "booked", place: later });
	const mail = sent[0] ? await mails.mailOf(sent[0]) : null;
	const task = await mails.store.get("tasks", tasks?.[0] ?? "");
	return { mail: mail && shownMail(String(mail.to), mail), call: task?.data.text ?? null };
}

describe("the preview of an appointment that moves", () => {
	it("is the mail that the customer gets, with the time before", async () => {
		await mails.markSent((await mails.change({ to: "booked", place: friday })).mails[0]);
		const shown = await preview();
		expect(shown.mail?.text).toContain("Auparavant\u00a0: vendredi 20 novembre 2026");
		expect(await move()).toEqual(shown);
	});

	it("names no time that the customer never heard of", async () => {
		const { mails: sent } = await mails.change({ to: "booked", place: friday });
		await mails.store.commit([{ kind: "delete", collection: "outbox", id: sent[0] ?? "" }]);
		const shown = await preview();
		expect(shown.mail?.text).not.toContain("20 novembre");
		expect(await move()).toEqual(shown);
	});

	it.each([
		["est pris", false],
		["est déplacé", true],
	])("has the words of the call, “%s”, when the call about the booking was made: %s", async (said, isCalled) => {
		await mails.setLead(() => ({ email: null, phone: "5145550178" }));
		const { tasks } = await mails.change({ to: "booked", place: friday });
		if (isCalled) await finishTask(mails.parts, tasks?.[0] ?? "", ariane);
		const shown = await preview();
		expect(shown.call).toContain(`${said}, vendredi 27 novembre 2026`);
		expect(await move()).toEqual(shown);
	});
});
