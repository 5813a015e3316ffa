import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { changeDraft, startDraft } from "#app/estimate/.server/drafts.ts";
import { openForms, origin } from "#app/estimate/.server/form-requests.testing.ts";
import { receivePerson } from "#app/estimate/.server/receive-person.ts";
import { rememberDraft } from "#app/estimate/.server/visitor-cookies.ts";
import { everything, noon, someKinds } from "#app/model/estimate/any-answers.testing.ts";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import { detailValues, readAnswers } from "#app/model/estimate/form.ts";
import { kinds } from "#app/model/estimate/questions.ts";
import { typedAnswers } from "#app/model/estimate/typed-answers.testing.ts";
import { prices } from "#content/prices.ts";
import { promotions } from "#content/promotions.ts";
import { readCallWork } from "./read-call-work.ts";

const parts = { content: originalContent, clock: { now: () => noon } };

function call(entries: Iterable<readonly [string, string]>): FormData {
	const form = new FormData();
	for (const [name, value] of entries) form.append(name, value);
	return form;
}

const services = (chosen: readonly string[]) => chosen.map((kind) => ["service", kind] as const);
const read = (...entries: (readonly [string, string])[]) => readCallWork(call(entries), parts);

describe("the work of a call", () => {
	it("is the estimate that a visitor gets for the same answers", () => {
		fc.assert(
			fc.property(someKinds, everything, (chosen, all) => {
				const typed = chosen.flatMap((kind) => typedAnswers(kind, all[kind]));
				const details = detailValues(call(typed), chosen);
				const { answers } = readAnswers(chosen, details, null);
				const work = readCallWork(call([...services(chosen), ...typed]), parts);
				expect(work.kinds).toEqual(chosen);
				if (work.estimate) expect(work.estimate.answers).toEqual(answers);
				if (work.estimate) expect(work.estimate.result).toEqual(estimate(answers, prices, promotions, noon));
			}),
		);
	});

	it("is stored as the public estimate is", async () => {
		const forms = await openForms(noon);
		const details = { "ventilation-ducts.vents": "14", "dryer-ducts.exit": "roof", "dryer-ducts.nest": "unknown" };
		const chosen = ["ventilation-ducts", "dryer-ducts"] as const;
		const { id } = await startDraft(forms.services, "fr");
		await changeDraft(forms.services, id, () => ({ kinds: chosen, details, visit: { postalCode: "H2T 2S9" } }));
		const cookies = rememberDraft(id, origin).split(";")[0] ?? "";
		await forms.send(receivePerson, { cookies, fields: { name: "Ariane Démo", phone: "5145550172", language: "fr" } });
		const [lead] = (await forms.store.query("leads")).documents;
		await forms.close();
		const work = read(...services(chosen), ...Object.entries(details), ["postalCode", "H2T 2S9"]);
		expect(lead?.data.estimate).toEqual(work.estimate);
		expect(lead?.data).toMatchObject({ postalCode: work.postalCode, service: work.kinds[0] });
	});

	it.each(kinds)("of a call that only names %s has no estimate, and the length that its assumptions give", (kind) => {
		const { estimate: made, kinds: chosen, minutes } = read(["service", kind]);
		expect([made, chosen]).toEqual([null, [kind]]);
		if (kind === "post-disaster") expect(minutes).toBeNull();
		else expect(minutes).toBeGreaterThan(0);
	});

	it("has no estimate from answers about a service that is not chosen, or from the empty row of a list", () => {
		expect(read(["service", "dryer-ducts"], ["ventilation-ducts.vents", "12"]).estimate).toBeNull();
		expect(read(["service", "oriental-rugs"], ["oriental-rugs.pieces.a.row", "1"]).estimate).toBeNull();
		expect(read(["ventilation-ducts.vents", "12"])).toMatchObject({ kinds: [], estimate: null, minutes: null });
	});

	it("has an estimate once the person said that they do not know", () => {
		const { estimate: made } = read(["service", "dryer-ducts"], ["dryer-ducts.exit", "unknown"]);
		expect(made?.answers).toMatchObject({ services: { "dryer-ducts": { exit: "unknown" } }, untouched: [] });
	});

	it("names the area of the postal code, and the numbers that are out of range", () => {
		expect(read(["postalCode", "h2t 2s9"])).toMatchObject({ area: "montreal", postalCode: "H2T2S9" });
		expect(read(["postalCode", "J8X 1A1"])).toMatchObject({ area: null, postalCode: "J8X1A1" });
		expect(read(["postalCode", " "])).toMatchObject({ area: null, postalCode: null });
		const wrong = read(["service", "ventilation-ducts"], ["ventilation-ducts.vents", "900"]);
		expect(wrong.errors).toEqual({ "ventilation-ducts.vents": { min: 1, max: 200 } });
	});
});
