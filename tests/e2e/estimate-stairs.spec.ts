import { locales } from "#app/locale/locales.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { company } from "#content/company.ts";
import { mailsTo } from "../mail/written-mails.ts";
import {
	answerDetails,
	figures,
	fromAnywhere,
	leadOf,
	open,
	panel,
	pathTo,
	phone,
	prepare,
	reachPerson,
	send,
	stories,
	tellWho,
	words,
} from "./estimate/visitor.ts";
import { expect, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

/** Tests a number question with a default: it may stay unanswered, and the count changes the price. */
const server = visitorServer();
test.use({ viewport: phone });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

const kind = "house-cleaning";
const { stairs: _, ...fields } = stories[kind].fields;
const counted = { fr: "2 escaliers", en: "2 flights of stairs" };

for (const locale of locales) {
	test(`the number of flights of stairs is 0 by default and changes the price, in ${locale}`, {
		tag: "@thorough",
	}, async ({ page }) => {
		const visitor = { page, origin: server.origin, locale, js: true };
		const { questions, more, unknown, panel: panelWords } = words[locale];
		const { label } = questions[kind].stairs;
		await prepare(visitor, { kinds: [kind] });
		await open(visitor, pathTo("estimate-details", locale));
		await answerDetails(visitor, kind, { ...stories[kind], fields });
		const field = page.getByRole("textbox", { name: label });
		const question = page.locator(".question", { has: field });
		await expect(field).toHaveValue("0");
		const without = await figures(panel(visitor));

		await question.getByRole("button", { name: fillIn(more, { label }) }).click({ clickCount: 2 });
		await expect(field).toHaveValue("2");
		await expect(panel(visitor)).toContainText(counted[locale]);
		const withTwo = await figures(panel(visitor));
		expect(withTwo).not.toBe(without);

		await question.getByRole("checkbox", { name: unknown }).check();
		await expect(panel(visitor)).toContainText(panelWords.openQuestions[kind].stairs ?? "");
		await field.fill("2");
		await expect(question.getByRole("checkbox", { name: unknown })).not.toBeChecked();
		await expect.poll(() => figures(panel(visitor))).toBe(withTwo);

		await reachPerson(visitor);
		await tellWho(visitor, `Escalier ${locale}`);
		const reference = await send(visitor);
		await expect(page.getByRole("region", { name: words[locale].follow.range })).toContainText(counted[locale]);
		expect(leadOf(server.data, reference).estimate?.answers.services[kind]).toMatchObject({ stairs: 2 });
		await expect
			.poll(async () => {
				const mails = await mailsTo(server, company.email);
				return mails.find(({ subject }) => subject?.includes(reference))?.text;
			})
			.toContain(words.fr.questions[kind].stairs.label);
	});
}

test("a draft saved without the stairs question opens with 0 stairs", async ({ page }) => {
	const visitor = { page, origin: server.origin, locale: "fr" as const, js: false };
	await prepare(visitor, { kinds: [kind], details: { "house-cleaning.rooms": "5" } });
	await open(visitor, pathTo("estimate-details", "fr"));
	await expect(page.locator("[name='house-cleaning.rooms']")).toHaveValue("5");
	await expect(page.locator("[name='house-cleaning.stairs']")).toHaveValue("0");
});
