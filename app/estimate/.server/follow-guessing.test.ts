import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRateLimit } from "#app/.server/rate-limit.ts";
import { mailWrite } from "#app/leads/.server/mail-write.ts";
import { erasePerson } from "#app/leads/.server/person.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { purgeExpired } from "#app/privacy/.server/retention.ts";
import { ductAnswers, estimateLead } from "../../../tests/mail/sample-leads.ts";
import { openForms } from "./form-requests.testing.ts";
import { receiveFollow } from "./receive-follow.ts";

const now = new Date("2026-11-15T12:00:00Z");
const token = "t".repeat(22);
const minute = 60_000;
const lead: Lead = { ...estimateLead(ductAnswers), followToken: token };
let forms: Awaited<ReturnType<typeof openForms>>;

beforeEach(async () => {
	forms = await openForms(now);
	Object.assign(forms.services.limits, { proofs: createRateLimit({ most: 6, windowMs: 10 * minute }) });
	await forms.store.commit([{ kind: "create", collection: "leads", id: "lead", data: lead }]);
});
afterEach(() => forms.close());

let host = 0;
/** Sends each guess from a new network. */
async function guess(proof = "nobody@exemple.example"): Promise<string> {
	host++;
	const address = `10.${(host >> 8) % 256}.${host % 256}.1`;
	const { status, data } = await forms.send(receiveFollow, { params: { token }, fields: { proof }, address });
	return status === 303 ? "passed" : ((data as StepAnswer).errors.proof?.code ?? "");
}

const warnings = async () =>
	(await forms.store.query("outbox")).documents.filter(({ data }) => data.template === "follow-guessing");

describe("guessing at the second check of a lead", () => {
	it("is slowed down to a few guesses a day, however many networks are used", async () => {
		let tried = 0;
		for (let minutes = 0; minutes < 24 * 60; minutes += 5) {
			if ((await guess()) === "wrong") tried++;
			forms.pass(5 * minute);
		}
		expect(tried).toBeGreaterThan(5);
		expect(tried).toBeLessThan(20);
	});

	it("evaluates no more guesses when many arrive concurrently", async () => {
		const answers = await Promise.all(Array.from({ length: 40 }, () => guess()));
		expect(answers.filter((answer) => answer === "wrong")).toHaveLength(5);
		expect(await guess(lead.email ?? "")).toBe("too-many");
	});

	it("notifies the owner once when the guessing continues", async () => {
		for (let tries = 0; tries < 30; tries++) {
			await guess();
			forms.pass(13 * 60 * minute);
			if (tries === 8) expect(await warnings()).toHaveLength(0);
		}
		expect(await warnings()).toMatchObject([{ data: { leadId: "lead", status: "pending" } }]);
	});

	it("is counted on when the owner was warned before the counter expired", async () => {
		const mail = mailWrite("lead-follow-guessing", "follow-guessing", "lead", forms.services);
		await forms.store.commit([mail]);
		for (let tries = 0; tries < 12; tries++) {
			expect(await guess()).toBe("wrong");
			forms.pass(13 * 60 * minute);
		}
		expect((await forms.store.get("followChecks", "lead"))?.data).toMatchObject({ failures: 12, warned: true });
		expect(await warnings()).toHaveLength(1);
	});

	it("leaves no counter after the person is erased or the lead has expired", async () => {
		await guess();
		await erasePerson({ ...forms.services, mailer: {} }, { email: lead.email ?? "" });
		expect(await forms.store.count("followChecks")).toBe(0);
		await forms.store.commit([{ kind: "create", collection: "leads", id: "lead", data: lead }]);
		await guess();
		await purgeExpired({ ...forms.services, mailer: {} }, new Date("2100-01-01"));
		expect(await forms.store.count("followChecks")).toBe(0);
	});
});

describe("the second check for the visitor", () => {
	it("passes after a few mistakes, and then resets the counter", async () => {
		for (let round = 0; round < 3; round++) {
			for (let slips = 0; slips < 4; slips++) expect(await guess("5551")).toBe("wrong");
			expect(await guess(lead.email ?? "")).toBe("passed");
		}
	});

	it("delays at most twelve hours, even if the clock was ahead for a while", async () => {
		const year = 365 * 24 * 60 * minute;
		forms.pass(year);
		for (let slips = 0; slips < 6; slips++) await guess();
		forms.pass(-year);
		expect(await guess(lead.email ?? "")).toBe("passed");
	});
});
