import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import type { Member } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { acceptSent, sendQuote } from "../../../../tests/contracts/quote-commands.ts";
import { contactLead, create } from "../../../../tests/mail/sample-leads.ts";
import { changeLead } from "../inbox/change-lead.ts";
import type { LeadChange } from "../inbox/lead-change.ts";
import { handleBulkChange } from "./handle-bulk-change.ts";

const members: Readonly<Record<string, Pick<Member, "status" | "role">>> = {
	left: { status: "disabled", role: "agent" },
	editor: { status: "active", role: "editor" },
};

/** Refused before the store is used, so there is none. */
function handled(wanted: string) {
	const context = new RouterContextProvider();
	const identity = { member: async (id: string) => members[id] ?? null } as unknown as Services["identity"];
	context.set(servicesContext, { content: originalContent, identity } as Services);
	const form = new FormData();
	form.set("lead", "l~0~");
	form.set("do", wanted);
	return handleBulkChange(context, {} as Member, form);
}

describe("a change of several leads", () => {
	it.each([
		["assign:left", "assignee-left"],
		["assign:editor", "assignee-left"],
		["assign:erased", "assignee-left"],
		["lost:a reason that was removed", "reason-left"],
		["lost:", "reason-left"],
		["something", "unreadable"],
	])("names why %j is refused", async (wanted, fault) => {
		expect(await handled(wanted)).toEqual({ kind: "fault", fault });
	});
});

describe("leads that are done at once", () => {
	const now = new Date("2026-11-17T15:00:00.000Z");
	const ariane = { id: "m1", name: "Ariane" } as Member;
	let store: DocumentStore;
	const parts = () => ({
		store,
		content: originalContent,
		clock: { now: () => now },
		secret: "s",
		mailDomain: "airelle.example",
		referencePrefix: "AIR",
	});
	const lead = async () => (await store.get("leads", "a"))?.data;
	const change = (wanted: LeadChange) => changeLead(parts(), "a", ariane, Number.POSITIVE_INFINITY, wanted);
	const place = {
		crew: "equipe-1",
		day: "2026-11-20",
		window: { from: "08:00", to: "10:00" },
		minutes: 120,
		travel: 30,
	};
	const book = () =>
		change({
			...{ kind: "appointment", to: "booked", of: null, place },
			...{ reminds: false, accepted: [], tells: false, text: "" },
		});

	async function finish() {
		const context = new RouterContextProvider();
		context.set(servicesContext, parts() as unknown as Services);
		context.set(staffContext, { cookies: [] as string[] } as never);
		context.set(requestContextKey, { origin: "https://www.airelle.example" } as never);
		const form = new FormData();
		form.set("lead", `a~${(await lead())?.desk.revision}~`);
		form.set("do", "done");
		expect(await handleBulkChange(context, ariane, form)).toMatchObject({ kind: "done", left: [], booked: [] });
		return lead();
	}

	beforeEach(async () => {
		store = await newStore();
		await store.commit([create("leads", "a", contactLead)]);
		await change({ kind: "status", to: "done", finalAmount: 425_00 });
	});
	afterEach(() => store.close());

	it("take no earlier amount for later work that has a price of its own", async () => {
		const reader = originalContent.reader();
		await sendQuote({ store, now, reader }, "a");
		await acceptSent({ store, now }, "a");
		await book();
		expect(await finish()).toMatchObject({ status: "done", finalAmount: null });
	});

	it("keep what was paid when nothing is paid for the visit after it", async () => {
		await book();
		expect(await finish()).toMatchObject({ status: "done", finalAmount: 425_00 });
	});

	it("stay as they are when they were done before", async () => {
		const before = await lead();
		expect(await finish()).toEqual(before);
	});
});
