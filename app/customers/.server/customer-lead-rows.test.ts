import { expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { formatMoney } from "#app/locale/format.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { type HistoryEntry, stateOf, untouchedLeadWork } from "#app/model/leads/lead-history.ts";
import { contactLead } from "../../../tests/mail/sample-leads.ts";
import { customerLeadRows } from "./customer-lead-rows.ts";

it("says of a lead with later work what was billed in all, as the sum above the list does", () => {
	const before = { ...stateOf(contactLead), status: "done", finalAmount: 425_00 } as const;
	const entries = [
		{ appointment: { id: "later", step: "booked" } },
		{ quote: { id: "q", version: 1, step: "accepted", total: 180_00 } },
		{ appointment: { id: "later", step: "done" } },
	].map((entry) => ({ undone: false, before, after: before, ...entry }) as unknown as HistoryEntry);
	const data: Lead = {
		...contactLead,
		status: "done",
		finalAmount: 180_00,
		desk: { ...untouchedLeadWork, history: entries },
	};
	const now = new Date("2026-11-20T15:00:00.000Z");
	const [row] = customerLeadRows([{ id: "lead", version: 1, data }], "en", originalContent.reader(), now);
	expect(row?.price).toContain(formatMoney(605_00, "en"));
});
