import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { loadPage } from "#app/.server/pages/load-page.ts";
import type { Services } from "#app/.server/services.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { testPageRequest } from "#app/assembly/page-request.testing.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import type { PageName } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import { kinds } from "#app/model/estimate/questions.ts";
import type {
	DetailsContent,
	EstimateContent,
	FollowContent,
	PersonContent,
} from "#app/model/estimate/step-content.ts";
import type { Draft, Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { ductAnswers, estimateLead } from "../../../tests/mail/sample-leads.ts";
import { changeDraft, startDraft, unguessable } from "./drafts.ts";
import { rememberDraft, rememberFollowed } from "./visitor-cookies.ts";

const now = new Date("2026-11-15T12:00:00Z");
const secret = "a secret that is long enough to sign";
const origin = "https://airelle.example";
const token = "t".repeat(22);
let store: DocumentStore;

beforeEach(async () => {
	store = await newStore();
});
afterEach(() => store.close());

const parts = () => ({ store, clock: { now: () => now } });

async function draftWith(change: Partial<Draft>): Promise<string> {
	const { id } = await startDraft(parts(), "fr");
	await changeDraft(parts(), id, () => change);
	return id;
}

function cookieOf(id: string): string {
	return rememberDraft(id, origin).split(";")[0] ?? "";
}

interface Asked {
	cookies?: string;
	query?: string;
	locale?: Locale;
	at?: Date;
}

function load(name: PageName, { cookies, query = "", locale = "fr", at = now }: Asked = {}) {
	return loadPage(
		testPageRequest({
			name,
			locale,
			params: { token },
			origin,
			now: at,
			services: { store, secret, content: originalContent } as Services,
			visitor: { query: new URLSearchParams(query), cookies },
		}),
	);
}

async function contentOf<Content>(name: PageName, asked: Asked = {}): Promise<Content> {
	const { payload, status } = await load(name, asked);
	expect(status).toBe(200);
	return payload.content as Content;
}

const steps = ["estimate-details", "estimate-appointment", "estimate-person"] as const;

describe.each(locales)("the steps in %s", (locale) => {
	it.each(steps)("%s without a draft redirects to the first step, which says why", async (name) => {
		for (const cookies of [undefined, "estimate=nonsense", cookieOf(unguessable())]) {
			const { status, redirect } = await load(name, { cookies, locale });
			expect([status, redirect]).toEqual([302, `${pathTo("estimate", locale)}?draft=gone`]);
		}
		expect((await contentOf<EstimateContent>("estimate", { query: "draft=gone", locale })).lost?.title).toBeTruthy();
	});

	it.each(steps)("%s of a sent draft redirects to the lead's page", async (name) => {
		const id = await draftWith({ kinds: ["dryer-ducts"], followToken: token });
		expect((await load(name, { cookies: cookieOf(id), locale })).redirect).toBe(
			pathTo("estimate-follow", locale, { token }),
		);
	});

	it.each(["", "X0X", "K1A 0B1"])("estimate-person redirects for the postal code %j", async (postalCode) => {
		const id = await draftWith({ kinds: ["dryer-ducts"], visit: { postalCode } });
		expect((await load("estimate-person", { cookies: cookieOf(id), locale })).redirect).toBe(
			pathTo("estimate-appointment", locale),
		);
	});

	it.each(["estimate", ...steps, "estimate-follow"] as const)("%s has a URL in both languages", async (name) => {
		const id = await draftWith({ kinds: [...kinds], visit: { postalCode: "H2T 2S9" } });
		await store.commit([{ kind: "create", collection: "leads", id: "lead", data: { ...followed, locale } }]);
		const { payload, status } = await load(name, { cookies: cookieOf(id), locale });
		expect(status).toBe(200);
		const { canonical, alternates } = payload.head;
		expect(alternates.map(({ language }) => language)).toEqual(["fr-CA", "en-CA", "x-default"]);
		expect(alternates.find(({ language }) => language === `${locale}-CA`)?.href).toBe(canonical);
		expect(JSON.stringify(payload)).not.toMatch(/\{\{|\]\((?:page|article):/);
	});
});

describe("the first step", () => {
	it("preselects the services of the query and of the draft", async () => {
		const cookies = cookieOf(await draftWith({ kinds: ["house-cleaning"] }));
		const query = "service=duct-cleaning&service=dryer-ducts&service=hacking";
		const { chosen, hasDraft } = await contentOf<EstimateContent>("estimate", { cookies, query });
		expect(chosen).toEqual(["ventilation-ducts", "dryer-ducts", "house-cleaning"]);
		expect(hasDraft).toBe(true);
	});

	it("offers dryer ducts and air exchanger beside ventilation ducts", async () => {
		const { chosen, services } = await contentOf<EstimateContent>("estimate", { query: "service=duct-cleaning" });
		expect(chosen).toEqual(["ventilation-ducts"]);
		expect(services.map(({ name }) => name)).toEqual(expect.arrayContaining(["dryer-ducts", "air-exchanger-ducts"]));
		expect(services).toHaveLength(kinds.length);
	});

	it("leaves out an answer of the query that the draft has received before", async () => {
		const [vents, home] = ["ventilation-ducts.vents", "ventilation-ducts.home"];
		const cookies = cookieOf(
			await draftWith({ kinds: ["ventilation-ducts"], details: { [vents]: "22" }, brought: { [vents]: "14" } }),
		);
		const load = (query: string) => contentOf<EstimateContent>("estimate", { cookies, query });
		const same = await load("service=ventilation-ducts&vents=14&home=condo");
		expect(same.brought).toEqual({ [home]: "condo" });
		expect(same.live.details).toEqual({ [vents]: "22", [home]: "condo" });
		expect((await load("service=ventilation-ducts&vents=18")).brought).toEqual({ [vents]: "18" });
	});

	it("passes what the query brings on to the other language, and to no link for search engines", async () => {
		const brought =
			"service=dryer-ducts&service=ventilation-ducts&vents=18&start=10&code=DUO-AUTOMNE&offer=best&postal=H2T";
		const { head, site } = (await load("estimate", { query: `utm_source=x&${brought}&draft=gone` })).payload;
		expect(site.otherLanguage).toBe(`${pathTo("estimate", "en")}?${brought}`);
		expect(head.canonical).toBe(origin + pathTo("estimate", "fr"));
		expect(head.alternates.map(({ href }) => href)).not.toContainEqual(expect.stringContaining("?"));
		const plain = await load("estimate", { query: `utm_source=x&code=${"x".repeat(31)}` });
		expect(plain.payload.site.otherLanguage).toBe(pathTo("estimate", "en"));
	});

	it("takes answers, a code and a postal code from the query, and nothing else", async () => {
		const query =
			"service=ventilation-ducts&home=condo&vents=8&code=TAPIS&heating=gas-or-oil&floors=2&postal=h2t&postalCode=H1A";
		const { brought, chosen, live, postalCode } = await contentOf<EstimateContent>("estimate", { query });
		expect(brought).toEqual({ "ventilation-ducts.home": "condo", "ventilation-ducts.vents": "8" });
		expect([chosen, live.promotionCode, postalCode]).toEqual([["ventilation-ducts"], "TAPIS", "H2T"]);
	});

	it.each(["<b>", "H2T 2S9 extra", "1234", "", "é".repeat(5000)])(
		"drops the unreadable postal code %j",
		async (typed) => {
			const query = String(new URLSearchParams({ postal: typed }));
			expect((await contentOf<EstimateContent>("estimate", { query })).postalCode).toBe("");
		},
	);

	it("chooses the services of a running promotion whose code the query has, however it is written", async () => {
		const { chosen, live } = await contentOf<EstimateContent>("estimate", { query: "code=duo%20automne" });
		expect([chosen, live.promotionCode]).toEqual([["ventilation-ducts", "dryer-ducts"], "DUO-AUTOMNE"]);
		const at = new Date("2026-12-15T12:00:00Z");
		expect((await contentOf<EstimateContent>("estimate", { query: "code=DUO-AUTOMNE", at })).chosen).toEqual([]);
	});

	it("applies the best promotion for the services that a service page sends", async () => {
		const codeFor = async (services: string[], at = now) => {
			const query = `offer=best&${services.map((service) => `service=${service}`).join("&")}`;
			return (await contentOf<EstimateContent>("estimate", { query, at })).live.promotionCode;
		};
		expect(await codeFor(["duct-cleaning"])).toBeNull();
		expect(await codeFor(["duct-cleaning", "air-exchanger-ducts"])).toBe("GRAND-AIR");
		expect(await codeFor(["duct-cleaning", "air-exchanger-ducts", "dryer-ducts"])).toBe("DUO-AUTOMNE");
		expect(await codeFor(["duct-cleaning", "dryer-ducts"], new Date("2026-12-15T12:00:00Z"))).toBeNull();
	});

	it("keeps the code of the draft unless the query has another one", async () => {
		const cookies = cookieOf(await draftWith({ kinds: ["ventilation-ducts"], promotionCode: "GRAND-AIR" }));
		const codeWith = async (query: string) =>
			(await contentOf<EstimateContent>("estimate", { cookies, query })).live.promotionCode;
		expect(await codeWith("service=dryer-ducts")).toBe("GRAND-AIR");
		expect(await codeWith("code=duo-automne")).toBe("DUO-AUTOMNE");
	});

	it("starts empty after a draft was sent", async () => {
		const cookies = cookieOf(await draftWith({ kinds: ["house-cleaning"], followToken: token }));
		expect(await contentOf<EstimateContent>("estimate", { cookies })).toMatchObject({ chosen: [], hasDraft: false });
	});
});

describe("a step", () => {
	it("has the answers so far, and the texts of the chosen services only", async () => {
		const details = { "dryer-ducts.exit": "roof" };
		const cookies = cookieOf(await draftWith({ kinds: ["dryer-ducts"], details, promotionCode: "X" }));
		const { live, services } = await contentOf<DetailsContent>("estimate-details", { cookies });
		expect(live).toMatchObject({ kinds: ["dryer-ducts"], details, promotionCode: "X", now: now.toISOString() });
		expect(Object.keys(live.words.questions)).toEqual(["dryer-ducts"]);
		expect(services.map(({ name }) => name)).toEqual(["dryer-ducts"]);
	});

	it("has the resume link, and the outcome of sending it", async () => {
		const id = await draftWith({ kinds: ["dryer-ducts"], visit: { postalCode: "h2t2s9" }, person: { name: "Ariane" } });
		const cookies = cookieOf(id);
		const content = await contentOf<PersonContent>("estimate-person", { cookies, query: `link=${now.getTime()}` });
		expect(content).toMatchObject({ resumeLink: `${origin}/_estimate/resume/${id}`, linkSentAt: now.getTime() });
		expect(content.values).toEqual({ name: "Ariane" });
		for (const query of ["", "link=", "link=%3Cb%3E", "link=12", `link=${now.getTime() + 1}`])
			expect((await contentOf<PersonContent>("estimate-person", { cookies, query })).linkSentAt).toBeNull();
	});
});

describe("the page of a lead", () => {
	const passed = (leadId = "lead", at = now) => {
		return rememberFollowed(leadId, { origin, secret, now: at }).split(";")[0] ?? "";
	};
	beforeEach(() => store.commit([{ kind: "create", collection: "leads", id: "lead", data: followed }]));

	it("shows no data of the lead before the second check", async () => {
		const hour = 60 * 60 * 1000;
		const locked = [
			undefined,
			"follow=lead/9999999999/forged",
			passed("another"),
			passed("lead").replace("lead", "Lead"),
			passed("lead", new Date(now.getTime() - 25 * hour)),
		];
		for (const cookies of locked) {
			const { payload } = await load("estimate-follow", { cookies });
			expect((payload.content as FollowContent).lead, cookies).toBeNull();
			expect(JSON.stringify(payload)).not.toContain(followed.reference);
		}
	});

	it("shows the lead for a day after the second check", async () => {
		const { lead: request } = await contentOf<FollowContent>("estimate-follow", { cookies: passed() });
		expect(request).toMatchObject({
			reference: followed.reference,
			isNew: false,
			services: [{ name: "ventilation-ducts" }, { name: "dryer-ducts" }],
		});
		expect(request?.estimate?.result).toEqual(followed.estimate?.result);
		expect(JSON.stringify(request)).not.toContain(followed.email);
	});

	it("responds with 404 for an unknown token", async () => {
		await store.commit([{ kind: "delete", collection: "leads", id: "lead" }]);
		expect((await load("estimate-follow", { cookies: passed() })).status).toBe(404);
	});
});

const followed: Lead = { ...estimateLead(ductAnswers), followToken: token };
