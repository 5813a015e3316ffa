import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { action as accountAction } from "./account.tsx";
import { action as secondFactorAction } from "./account-second-factor.tsx";

/** A session without a recent sign-in. The identity service is empty, so that any call to it fails. */
function forgottenTab(): RouterContextProvider {
	const context = new RouterContextProvider();
	const member = {
		id: "m",
		email: "m@airelle.example",
		name: "M",
		role: "agent",
		status: "active",
		locale: "fr",
		secondFactor: true,
		taskMail: true,
		answerMail: true,
		crew: null,
		createdAt: "2026-11-17T14:00:00Z",
	} as const;
	context.set(servicesContext, { identity: {} } as Services);
	context.set(staffContext, {
		session: { id: "s", state: "open", isRecent: false, offersSecondFactor: false, member },
		locale: "fr",
		cookies: [],
		request: { headers: new Headers(), address: "192.0.2.7" },
	});
	return context;
}

describe("account changes", () => {
	it.each([
		["password", accountAction],
		["unlink", accountAction],
		["delete", accountAction],
		["start", secondFactorAction],
		["confirm", secondFactorAction],
		["stop", secondFactorAction],
		["renew", secondFactorAction],
	] as const)("require a recent sign-in: %s", async (intent, action) => {
		const body = new URLSearchParams({ intent, confirm: "yes", provider: "google", password: "p", code: "000000" });
		const request = new Request("http://localhost/admin/compte", { method: "POST", body });
		const args = { request, params: {}, context: forgottenTab() } as unknown as Parameters<typeof action>[0];
		expect(await action(args)).toMatchObject({
			data: { code: "requires-recent-login", intent },
			init: { status: 403 },
		});
	});
});
