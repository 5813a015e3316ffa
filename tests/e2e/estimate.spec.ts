import { type Locale, locales } from "#app/locale/locales.ts";
import { type Kind, kinds } from "#app/model/estimate/questions.ts";
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
	type Visitor,
	words,
} from "./estimate/visitor.ts";
import { expect, test } from "./journey.ts";
import { visitorServer } from "./spec-servers.ts";

const server = visitorServer();
test.use({ viewport: phone });
// Each visitor has their own IP address: five leads from one address are flagged as spam, and those send no e-mail.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAnywhere()));

/** The services that a normal run sends in one language, with or without JavaScript: two in each combination. */
function usualKinds(locale: Locale, js: boolean): Kind[] {
	const combination = locales.indexOf(locale) * 2 + (js ? 0 : 1);
	// `estimate-appointment.spec.ts` sends the one without a price.
	return kinds.filter((kind, index) => index % 4 === combination && kind !== "post-disaster");
}

for (const js of [true, false]) {
	test.describe(`${js ? "with" : "without"} JavaScript`, () => {
		test.use({ javaScriptEnabled: js });

		for (const locale of locales) {
			const asked = usualKinds(locale, js);
			test(`an estimate for ${asked.join(" and ")} in ${locale} gets a reference`, async ({ page }) => {
				await sendEstimate({ page, origin: server.origin, locale, js }, asked);
			});

			for (const kind of kinds) {
				test(`an estimate for ${kind} alone in ${locale} gets a reference`, { tag: "@thorough" }, async ({ page }) => {
					await sendEstimate({ page, origin: server.origin, locale, js }, [kind]);
				});
			}
		}
	});
}

async function sendEstimate(visitor: Visitor, asked: readonly Kind[]): Promise<void> {
	const { page, locale } = visitor;
	const name = `Ariane ${asked.join(" ")}`;
	await chooseServices(visitor, asked);
	for (const kind of asked) await answerDetails(visitor, kind);
	await reachPerson(visitor);
	await tellWho(visitor, name);
	const before = await figures(panel(visitor));
	const reference = await send(visitor);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(words[locale].follow.sent.heading);
	expect(await figures(page.getByRole("region", { name: words[locale].follow.range }))).toBe(before);
	const lead = leadOf(server.data, reference);
	const services = Object.fromEntries(asked.map((kind) => [kind, stories[kind].answers]));
	expect(lead).toMatchObject({
		kind: "estimate",
		locale,
		name,
		phone: "5145550142",
		postalCode: "H2T2S9",
		estimate: { answers: { services, promotionCode: null } },
	});
	const result = lead.estimate?.result;
	expect(result?.pricesVersion).toBe(prices.version);
	if (asked.includes("post-disaster")) expect(before).not.toMatch(/\d+ \$|\$\d/);
	else expect(result?.highTotal).toBeGreaterThan(result?.lowTotal ?? Number.POSITIVE_INFINITY);
}
