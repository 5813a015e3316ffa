import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import type { Member } from "#app/model/members/member.ts";
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
