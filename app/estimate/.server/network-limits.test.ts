import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { issueFormKey } from "#app/.server/form-key.ts";
import { createRateLimit } from "#app/.server/rate-limit.ts";
import type { RequestContext } from "#app/.server/request-context.ts";
import { spamFlags } from "#app/leads/.server/spam-flags.ts";
import { storePhotos } from "#app/leads/.server/store-photos.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { ductAnswers, estimateLead } from "../../../tests/mail/sample-leads.ts";
import { changeDraft } from "./drafts.ts";
import { openForms, secret } from "./form-requests.testing.ts";
import { receiveFollow } from "./receive-follow.ts";
import { receiveServices } from "./receive-services.ts";
import { draftIdOf } from "./visitor-cookies.ts";

const start = new Date("2026-11-15T15:00:00Z");
/** Three addresses of one household, then one of another network. */
const addresses = ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2:aaaa::3", "2001:db8:2:2::1"];
let forms: Awaited<ReturnType<typeof openForms>>;

beforeEach(async () => {
	forms = await openForms(start);
	const limit = () => createRateLimit({ most: 2, windowMs: 600_000 });
	Object.assign(forms.services.limits, { drafts: limit(), proofs: limit(), address: limit() });
});
afterEach(() => forms.close());

async function fromEach<Result>(send: (address: string) => Promise<Result>): Promise<Result[]> {
	const results: Result[] = [];
	for (const address of addresses) results.push(await send(address));
	return results;
}

describe("a household that changes its IPv6 address is limited like one address", () => {
	it("for estimates that are started", async () => {
		const fields = { service: "ventilation-ducts" };
		const statuses = await fromEach(async (address) => (await forms.send(receiveServices, { address, fields })).status);
		expect(statuses).toEqual([303, 303, 429, 303]);
	});

	it("for estimates that are started after one was sent", async () => {
		const fields = { service: "ventilation-ducts" };
		const statuses: number[] = [];
		let cookies = "";
		for (const address of addresses.slice(0, 3)) {
			const answer = await forms.send(receiveServices, { address, fields, cookies });
			statuses.push(answer.status);
			cookies = answer.cookies[0]?.split(";")[0] ?? "";
			const id = draftIdOf({ query: new URLSearchParams(), cookies, acceptLanguage: undefined });
			await changeDraft(forms.services, String(id), () => ({ followToken: "t".repeat(22) }));
		}
		expect(statuses).toEqual([303, 303, 429]);
	});

	it("for photos of contact forms that are not sent", async () => {
		const photo = {
			kind: "photo" as const,
			bytes: new Uint8Array(1),
			width: 1,
			height: 1,
			name: "a.jpg",
			field: "photos",
		};
		const kept = await fromEach(async (address) => {
			const upload = { photos: [{ ...photo, hash: address.padEnd(20, "-") }], refused: [] };
			const change = { formId: address, intent: "photos", photos: [], upload };
			const { refused } = await storePhotos(change, { address } as RequestContext, forms.services);
			return refused.map(({ reason }) => reason);
		});
		expect(kept).toEqual([[], [], ["busy"], []]);
	});

	it("for the second check of a lead", async () => {
		const token = "t".repeat(22);
		const data = { ...estimateLead(ductAnswers), followToken: token };
		await forms.store.commit([{ kind: "create", collection: "leads", id: "lead", data }]);
		const codes = await fromEach(async (address) => {
			const sent = { params: { token }, fields: { proof: "nobody@exemple.example" }, address };
			return ((await forms.send(receiveFollow, sent)).data as StepAnswer).errors.proof?.code;
		});
		expect(codes).toEqual(["wrong", "wrong", "too-many", "wrong"]);
	});

	it("for forms that are flagged when there are too many", async () => {
		const form = new FormData();
		form.set("key", issueFormKey(secret, new Date(start.getTime() - 10_000)));
		const flags = await fromEach((address) =>
			spamFlags(form, "contact", { address } as RequestContext, forms.services),
		);
		expect(flags).toEqual([[], [], ["rate-limit"], []]);
	});
});
