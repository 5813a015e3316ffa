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

async function preview(place = later) {
	const found = await mails.store.get("leads", "lead");
	if (!found) throw new Error("There is no lead");
	const parts = { ...mails.parts, content: originalContent };
	const sent = { origin: "https://www.airelle.example", street: "", text: "" };
	return bookingPreview(place, await bookingContext(found, parts), parts, sent);
}

async function move(place = later) {
	const { mails: sent, tasks } = await mails.change({ to: "booked", place });
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

describe("an appointment that gets another crew at the same time", () => {
	const other = { ...friday, crew: "equipe-2" };
	const nothing = { mail: null, call: null };

	it("mails nobody", async () => {
		await mails.markSent((await mails.change({ to: "booked", place: friday })).mails[0]);
		expect(await preview(other)).toEqual(nothing);
		expect(await move(other)).toEqual(nothing);
	});

	it("leaves the mail about the booking, which waits", async () => {
		const booked = await mails.change({ to: "booked", place: friday });
		const { id } = await mails.change({ to: "booked", place: other });
		expect((await mails.mailOf(booked.mails[0]))?.subject).toContain("vendredi 20 novembre");
		expect((await mails.undo(id)).kind).toBe("undone");
		expect((await mails.mailOf(booked.mails[0]))?.subject).toContain("vendredi 20 novembre");
	});

	it("leaves the call about the booking, which nobody made yet, and a later move is a new appointment", async () => {
		await mails.setLead(() => ({ email: null, phone: "5145550178" }));
		const { tasks = [] } = await mails.change({ to: "booked", place: friday });
		const task = () => mails.store.get("tasks", tasks[0] ?? "");
		expect(await preview(other)).toEqual(nothing);
		const { id, tasks: added } = await mails.change({ to: "booked", place: other });
		expect(added).toBeUndefined();
		expect(await task()).not.toBeNull();
		await mails.undo(id);
		expect(await task()).not.toBeNull();
		await mails.change({ to: "booked", place: other });
		expect((await preview()).call).toContain("est pris");
	});
});

it("mails nobody that the appointment moved to the time that they know", async () => {
	await mails.markSent((await mails.change({ to: "booked", place: friday })).mails[0]);
	await mails.change({ to: "booked", place: later });
	expect((await move(friday)).mail).toBeNull();
});

it("calls nobody that the appointment moved to the time that they know", async () => {
	await mails.setLead(() => ({ email: null, phone: "5145550178" }));
	const { tasks } = await mails.change({ to: "booked", place: friday });
	await finishTask(mails.parts, tasks?.[0] ?? "", ariane);
	await mails.change({ to: "booked", place: later });
	expect(await preview(friday)).toEqual({ mail: null, call: null });
	expect(await move(friday)).toEqual({ mail: null, call: null });
});
