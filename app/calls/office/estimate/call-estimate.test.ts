import { readFileSync } from "node:fs";
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { sentFields } from "#app/admin/ui/schema-form/form-fields.testing.ts";
import { StaffLanguageProvider } from "#app/admin/ui/staff-language.tsx";
import { type Locale, locales } from "#app/locale/locales.ts";
import { callAnswers, formOf } from "#app/model/calls/call-answers.ts";
import { everything, noon, someKinds } from "#app/model/estimate/any-answers.testing.ts";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import { readAnswers } from "#app/model/estimate/form.ts";
import { kinds, questionsOf } from "#app/model/estimate/questions.ts";
import { describeEstimate } from "#app/model/estimate/text.ts";
import { isBegun, typedAnswers } from "#app/model/estimate/typed-answers.testing.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { type CallEstimateView, callEstimateView } from "../../.server/estimate/call-estimate-view.ts";
import { CallEstimate } from "./call-estimate.tsx";
import { CallRange } from "./call-range.tsx";
import type { StartValues } from "./use-call-answers.ts";

/** No service is chosen, so no agenda is read. */
const parts = { content: originalContent, clock: { now: () => noon }, store: {} as DocumentStore };
const views = {
	fr: await callEstimateView(new FormData(), parts, "fr"),
	en: await callEstimateView(new FormData(), parts, "en"),
};

type Part = (props: { view: CallEstimateView; values: StartValues }) => React.ReactNode;

function rendered(part: Part, values: StartValues, locale: Locale = "fr"): string {
	const shown = createElement(part, { view: views[locale], values });
	return renderToStaticMarkup(createElement(StaffLanguageProvider, { locale } as never, shown));
}

const everyAnswer = fc.tuple(someKinds, everything.filter(isBegun)).map(([chosen, all]) => {
	const fields = chosen.flatMap((kind) => typedAnswers(kind, all[kind])).map(([name, value]) => [name, [value]]);
	return { chosen, values: { ...Object.fromEntries(fields), service: chosen } as StartValues };
});

describe("the estimate in a call", () => {
	it.each(locales)("asks every question of the table in %s, and starts without an answer", (locale) => {
		const html = rendered(CallEstimate, {}, locale);
		const texts = views[locale].live.words.questions;
		for (const kind of kinds) {
			for (const { name } of questionsOf(kind)) {
				expect(html).toContain(`${kind}.${name}`);
				const { label } = (texts[kind] as Record<string, { label: string }>)[name] ?? { label: "missing" };
				expect(html).toContain(label.replaceAll("'", "&#x27;"));
			}
		}
		const form = sentFields(html);
		for (const kind of kinds) form.append("service", kind);
		const { answers } = readAnswers(kinds, callAnswers(form).details, null);
		expect(answers).toEqual(readAnswers(kinds, {}, null).answers);
	});

	it("sends the answers that it starts with", () => {
		fc.assert(
			fc.property(everyAnswer, ({ chosen, values }) => {
				const form = sentFields(rendered(CallEstimate, values));
				for (const kind of chosen) form.append("service", kind);
				const read = (sent: FormData) => readAnswers(chosen, callAnswers(sent).details, null).answers;
				expect(read(form)).toEqual(read(formOf(values)));
			}),
			{ numRuns: 30 },
		);
	});

	it("shows the range of the site for the same answers", () => {
		fc.assert(
			fc.property(everyAnswer, fc.constantFrom(...locales), ({ chosen, values }, locale) => {
				const html = rendered(CallRange, values, locale);
				const { prices, promotions, words } = views[locale].live;
				const { answers } = readAnswers(chosen, callAnswers(formOf(values)).details, null);
				const text = describeEstimate(estimate(answers, prices, promotions, noon), words, promotions, locale);
				const amounts = text.range ? [text.range, text.gst, text.qst, text.total] : [];
				if (chosen.length > 0) for (const amount of amounts) expect(html).toContain(amount);
			}),
			{ numRuns: 50 },
		);
	});

	it("shows the questions of each service that is chosen", () => {
		const css = readFileSync("app/calls/office/styles/call-estimate.css", "utf8");
		for (const kind of kinds)
			expect(css).toContain(`form:has([name="service"][value="${kind}"]:checked) .call-service[data-kind="${kind}"]`);
	});
});
