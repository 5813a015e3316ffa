import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRateLimit } from "#app/.server/rate-limit.ts";
import { StoreUnavailableError } from "#app/model/ports.ts";
import { contactLead, create } from "../../../tests/mail/sample-leads.ts";
import { openForms, origin, secret } from "./form-requests.testing.ts";
import { receiveFollow } from "./receive-follow.ts";
import { followedBy, rememberFollowed } from "./visitor-cookies.ts";

const token = "sPnTgmGK3pVqXn6b2cHrYw";
const now = new Date("2026-11-16T15:00:00Z");
const hour = 60 * 60 * 1000;
let forms: Awaited<ReturnType<typeof openForms>>;

beforeEach(async () => {
	forms = await openForms(now);
	await forms.store.commit([create("leads", "lead", { ...contactLead, followToken: token, phone: "5145550117" })]);
});
afterEach(() => forms.close());

const send = (fields: Record<string, string>, cookies?: string) =>
	forms.send(receiveFollow, { params: { token }, fields, ...(cookies && { cookies }) });
const cookieOf = (lead: string, at = now, earlier?: string) => {
	const visitor = earlier ? { query: new URLSearchParams(), cookies: earlier } : undefined;
	return rememberFollowed(lead, { origin, secret, now: at, ...(visitor && { visitor }) }).split(";")[0] ?? "";
};
const leadsIn = (cookies: string, at = now) => followedBy({ query: new URLSearchParams(), cookies }, secret, at);

describe("the cookie of the second check", () => {
	it("has the last five leads, each for a day", () => {
		let cookies: string | undefined;
		for (const [index, lead] of ["a", "b", "c", "b", "d", "e", "f"].entries())
			cookies = cookieOf(lead, new Date(now.getTime() + index * hour), cookies);
		expect(leadsIn(cookies ?? "", new Date(now.getTime() + 6 * hour))).toEqual(["f", "e", "d", "b", "c"]);
		expect(leadsIn(cookies ?? "", new Date(now.getTime() + 27.5 * hour))).toEqual(["f", "e", "d"]);
		expect((cookies ?? "").length).toBeLessThan(700);
	});

	it("of an earlier build, with one lead, is read; what is not signed is left out", () => {
		const [entry] = JSON.parse(decodeURIComponent(cookieOf("lead").split("=")[1] ?? ""));
		const written = (value: unknown) => `__Host-follow=${encodeURIComponent(JSON.stringify(value))}`;
		expect(leadsIn(written(entry))).toEqual(["lead"]);
		expect(leadsIn(written([entry.replace("lead", "other"), entry, 5, null, {}, [entry]]))).toEqual(["lead"]);
		for (const value of [null, 5, {}, "", "lead/9999999999/x"]) expect(leadsIn(written(value))).toEqual([]);
	});

	it("keeps the leads that this browser has open already", async () => {
		const { cookies } = await send({ proof: "0117" }, cookieOf("another"));
		expect(leadsIn(cookies[0] ?? "")).toEqual(["lead", "another"]);
	});
});

describe("a form of the page without the check", () => {
	const held = { intent: "note", accessNote: "La clé est\r\nsous le pot." };

	it("is not there when the customer only passes the check: the page opens without a notice", async () => {
		expect(await send({ proof: "0117", source: "landing=%2Fprix" })).toMatchObject({ status: 303 });
	});

	it("changes nothing, is no attempt at the check, and gets back what was typed", async () => {
		const answer = await send(held);
		expect(answer).toMatchObject({ status: 401, data: { failure: "expired", pressed: "note", values: held } });
		expect(await forms.store.count("followChecks")).toBe(0);
	});

	it("is returned with the check, unsent, and survives wrong answers, too many of them and an outage", async () => {
		expect(await send({ ...held, proof: "9999" })).toMatchObject({
			status: 422,
			data: { errors: { proof: { code: "wrong" } }, values: held },
		});
		const { proofs } = forms.services.limits;
		Object.assign(forms.services.limits, { proofs: createRateLimit({ most: 0, windowMs: 60_000 }) });
		expect(await send({ ...held, proof: "0117" })).toMatchObject({
			status: 422,
			data: { errors: { proof: { code: "too-many" } }, values: held },
		});
		Object.assign(forms.services.limits, { proofs });
		const { commit } = forms.store;
		forms.store.commit = () => Promise.reject(new StoreUnavailableError("locked"));
		expect(await send({ ...held, proof: "0117" })).toMatchObject({ status: 503, data: { values: held } });
		forms.store.commit = commit;
		const passed = await send({ ...held, proof: "0117" });
		expect(passed).toMatchObject({
			status: 200,
			data: { failure: "unsent", pressed: "note", isOutdated: true, values: held },
		});
		expect((passed.data as { values: object }).values).not.toHaveProperty("proof");
		expect(leadsIn(passed.cookies[0] ?? "")).toEqual(["lead"]);
	});

	it("alone redirects to the page", async () => {
		expect(await send({ proof: "0117" })).toMatchObject({ status: 303, location: expect.stringContaining(token) });
	});
});
