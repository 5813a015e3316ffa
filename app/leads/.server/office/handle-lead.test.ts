import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import type { Member } from "#app/model/members/member.ts";
import { handleLead } from "./handle-lead.ts";

/** Invalid forms are rejected before the store is written or the identity service is used, so neither is provided. */
function handled(values: Record<string, string>) {
	const context = new RouterContextProvider();
	const clock = { now: () => new Date("2026-01-15T15:00:00Z") };
	const store = { get: async () => null } as unknown as Services["store"];
	context.set(servicesContext, { clock, content: originalContent, store } as Services);
	const form = new FormData();
	for (const [name, value] of Object.entries(values)) form.set(name, value);
	return handleLead(context, {} as Member, "l", form);
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

describe("handleLead with a reply", () => {
	it.each(["new", "done", "lost", "sent"])(
		"rejects the status %s: a reply neither closes nor reopens",
		async (status) => {
			const reply = { intent: "reply", subject: "Oui", text: "Bonjour", status };
			expect(await handled(reply)).toEqual({ kind: "fault", fault: "reply-status" });
		},
	);
});
