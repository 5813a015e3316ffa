import { locales } from "#app/locale/locales.ts";
import { kinds } from "#app/model/estimate/questions.ts";
import { prices } from "#content/prices.ts";
import {
	answerDetails,
	chooseServices,
	figures,
	fromAnywhere,
	leadOf,
	panel,
	phone,
	reachPerson,
	send,
	stories,
	tellWho,
	words,
} from "./estimate/visitor.ts";
import { expect, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

const server = visitorServer();
test.use({ viewport: phone });
// Each visitor has their own IP address: five leads from one address are flagged as spam, and those send no e-mail.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

/** Each service runs in one of four combinations (language, JavaScript); `npm run test:thorough` runs all four. */
function tagOf(kind: (typeof kinds)[number], locale: (typeof locales)[number], js: boolean): string[] {
	const ways = locales.flatMap((language) => [`${language} true`, `${language} false`]);
	const usual = ways[kinds.indexOf(kind) % ways.length];
	return usual === `${locale} ${js}` ? [] : ["@thorough"];
}

for (const js of [true, false]) {
	test.describe(`${js ? "with" : "without"} JavaScript`, () => {
		test.use({ javaScriptEnabled: js });

		for (const kind of kinds) {
			for (const locale of locales) {
				test(`an estimate for ${kind} in ${locale} gets a reference`, { tag: tagOf(kind, locale, js) }, async ({
					page,
				}) => {
					const visitor = { page, origin: server.origin, locale, js };
					await chooseServices(visitor, [kind]);
					await answerDetails(visitor, kind);
					await reachPerson(visitor);
					await tellWho(visitor, `Ariane ${kind}`);
					const before = await figures(panel(visitor));
					const reference = await send(visitor);
					await expect(page.getByRole("heading", { level: 1 })).toHaveText(words[locale].follow.sent.heading);
					expect(await figures(page.getByRole("region", { name: words[locale].follow.range }))).toBe(before);
					const lead = leadOf(server.data, reference);
					expect(lead).toMatchObject({
						kind: "estimate",
						locale,
						name: `Ariane ${kind}`,
						phone: "5145550142",
						postalCode: "H2T2S9",
						estimate: { answers: { services: { [kind]: stories[kind].answers }, promotionCode: null } },
					});
					const result = lead.estimate?.result;
					expect(result?.pricesVersion).toBe(prices.version);
					if (kind === "post-disaster") expect(before).not.toMatch(/\d+ \$|\$\d/);
					else expect(result?.highTotal).toBeGreaterThan(result?.lowTotal ?? Number.POSITIVE_INFINITY);
				});
			}
		}
	});
}
