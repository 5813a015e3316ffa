import { expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { friday, openBookingMails } from "../../../../../tests/mail/booking-mails.ts";
import { ductAnswers, estimateLead } from "../../../../../tests/mail/sample-leads.ts";
import { bookingPanel } from "./booking-panel.ts";

it("says how long the appointment that stays takes, unless its length has a field beside it", async () => {
	const office = await openBookingMails();
	await office.ask();
	await office.change({ to: "booked", place: { ...friday, minutes: 210 } });
	const panel = async () => {
		const lead = await office.store.get("leads", "lead");
		if (!lead) throw new Error("There is no lead");
		const parts = { ...office.parts, content: originalContent };
		return bookingPanel(lead, parts, {}, { locale: "fr", origin: "https://www.airelle.example" });
	};
	await office.setLead(() => ({ estimate: estimateLead(ductAnswers, {}).estimate }));
	expect(await panel()).toMatchObject({ isLengthKnown: true, current: expect.stringMatching(/, 3\sh\s30 sur place$/) });
	await office.setLead(() => ({ estimate: null }));
	expect(await panel()).toMatchObject({ isLengthKnown: false, current: expect.not.stringContaining("sur place") });
	await office.close();
});
