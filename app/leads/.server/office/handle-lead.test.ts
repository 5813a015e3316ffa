import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { agendaDocuments } from "#app/appointments/.server/sample-agenda.testing.ts";
import type { Member } from "#app/model/members/member.ts";
import { contactLead, create } from "../../../../tests/mail/sample-leads.ts";
import { handleLead } from "./handle-lead.ts";

describe("handleLead with contact details", () => {
	const lead = { ...contactLead, name: "Rita", email: "new@exemple.example", phone: "5145550100" };
	const shown = { name: "Rita", email: "old@exemple.example", phone: "514 555-0100", reachBy: "email", language: "fr" };

	it("leaves a field alone that the form shows as it was, and that the same member corrected in another tab", async () => {
		const store = await newStore();
		await store.commit([create("leads", "l", lead)]);
		const base = Object.fromEntries(Object.entries(shown).map(([name, value]) => [`base.${name}`, value]));
		await handled({ intent: "details", seen: "0", ...shown, ...base, phone: "514 555-0199" }, store);
		const saved = (await store.get("leads", "l"))?.data;
		expect(saved).toMatchObject({ email: "new@exemple.example", phone: "5145550199" });
		await store.close();
	});
});

/** Invalid forms are rejected before the store is written or the identity service is used, so neither is provided. */
function handled(values: Record<string, string>, store = { get: async () => null } as unknown as Services["store"]) {
	const context = new RouterContextProvider();
	const clock = { now: () => new Date("2026-01-15T15:00:00Z") };
	const rest = { secret: "s", mailDomain: "airelle.example" };
	context.set(servicesContext, { clock, content: originalContent, store, ...rest } as Services);
	context.set(staffContext, { cookies: [] as string[] } as never);
	context.set(requestContextKey, { origin: "https://www.airelle.example" } as never);
	const form = new FormData();
	for (const [name, value] of Object.entries(values)) form.set(name, value);
	return handleLead(context, { id: "m1", name: "Jules" } as Member, "l", form);
}

describe("handleLead with a closed status", () => {
	it.each([
		[{ to: "lost" }, "closing-asked"],
		[{ to: "lost", reason: "" }, "reason-missing"],
		[{ to: "lost", reason: "parce que" }, "reason-missing"],
		[{ to: "done", amount: "beaucoup" }, "amount-wrong"],
	])("rejects %j", async (values, fault) => {
		expect(await handled({ intent: "status", ...values })).toEqual({ kind: "fault", fault });
	});
});

describe("handleLead with the status of an appointment", () => {
	it.each(["done", "booked"] as const)("counts an appointment that is booked, and this one is %s", async (status) => {
		const documents = agendaDocuments({}, [{ crew: "a", day: "2026-11-19", at: "08:00-10:00", status }]);
		const data = documents.find(({ collection }) => collection === "appointments")?.data;
		const visit = { start: "2026-11-19T08:00", end: "2026-11-19T10:00", appointment: "visit" };
		const lead = { ...contactLead, status: "done", desk: { ...contactLead.desk, visit } };
		const get = async (collection: string) => ({ id: "l", version: 1, data: collection === "leads" ? lead : data });
		const commits: unknown[] = [];
		const commit = async (writes: unknown) => ({ ok: commits.push(writes) > 0 });
		const store = { get, commit } as unknown as Services["store"];
		const outcome = await handled({ intent: "status", to: "booked", seen: "9" }, store);
		if (status === "done") {
			expect(outcome).toEqual({ kind: "fault", fault: "plan-missing" });
			expect(commits).toEqual([]);
		} else expect(outcome).toMatchObject({ kind: "done", lead: { status: "booked" } });
	});
});

describe("handleLead with text of several lines from a page without JavaScript", () => {
	/** As long as its field allows: a browser counts a line break once, and sends two characters. */
	const typed = (most: number) => `${"a\r\n".repeat(40)}${"b".repeat(most - 80)}`;

	it.each([
		[{ intent: "note" }, "note", 2000],
		[{ intent: "call", outcome: "reached" }, "call", 2000],
		[{ intent: "reply", subject: "Bonjour" }, "text", 5000],
	])("cuts nothing of %j, and stores line feeds", async (values, field, most) => {
		const store = await newStore();
		await store.commit([create("leads", "l", contactLead)]);
		expect(await handled({ seen: "0", ...values, [field]: typed(most) }, store)).toMatchObject({ kind: "done" });
		const texts = (await store.query("messages")).documents.map(({ data }) => data.text);
		expect(texts).toContain(typed(most).replaceAll("\r\n", "\n"));
		await store.close();
	});
});

describe("handleLead with a reply", () => {
	it.each(["new", "done", "lost", "sent"])(
		"rejects the status %s: a reply neither closes nor reopens",
		async (status) => {
			const reply = { intent: "reply", subject: "Oui", text: "Bonjour", status };
			expect(await handled(reply)).toEqual({ kind: "fault", fault: "reply-status" });
		},
	);
});
