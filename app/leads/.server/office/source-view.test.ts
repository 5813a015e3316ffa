import { describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import type { LeadSource } from "#app/model/traffic/lead-source.ts";
import { sourceView } from "./source-view.ts";

const reader = originalContent.reader();
const direct: LeadSource = { channel: "direct", host: null, campaign: null, landing: null, promotion: null };
const view = (source: Partial<LeadSource>, locale: "fr" | "en" = "fr") =>
	sourceView({ source: { ...direct, ...source } }, locale, reader);

describe("where a request comes from", () => {
	it("is said in both languages", () => {
		const source: LeadSource = {
			...{ channel: "ads", host: "google.com", campaign: "automne" },
			...{ promotion: "TAPIS-10", landing: "services-dryer-ducts" },
		};
		expect(view(source)).toEqual({
			from: "Publicité, google.com, campagne automne, code TAPIS-10",
			landing: "Conduits de sécheuse",
		});
		expect(view(source, "en")).toEqual({
			from: "Ads, google.com, campaign automne, code TAPIS-10",
			landing: "Dryer ducts",
		});
	});

	it.each([
		["index", "Accueil"],
		["estimate", "Début de l’estimation"],
		["estimate-appointment", "Début de l’estimation"],
		["blog-topic/air", "Blogue"],
		["gallery-service/tapis", "Réalisations"],
		["privacy", "Confidentialité et renseignements personnels"],
		["slug/gone", "Page retirée"],
	])("names the first page %s", (landing, title) => {
		expect(view({ landing })?.landing).toBe(title);
	});

	it("names an article in the member's language, whatever the language of the visit", () => {
		const article = (locale: "fr" | "en") => reader.read(`articles.${locale}`).find(({ name }) => name === first?.name);
		const [first] = reader.read("articles.fr");
		const slug = (locale: "fr" | "en") => `slug/${article(locale)?.matter.slug}`;
		expect(view({ landing: slug("en") })?.landing).toBe(article("fr")?.matter.title);
		expect(view({ landing: slug("fr") }, "en")?.landing).toBe(article("en")?.matter.title);
	});

	it("is unknown without a first page, and hidden values are named", () => {
		expect(view({})).toEqual({ from: "Inconnu", landing: null });
		expect(view({ landing: "contact" })).toMatchObject({ from: "Accès direct" });
		expect(view({ channel: "referral", host: "other", campaign: "other" })?.from).toBe(
			"Sites qui parlent de nous, autre, campagne autre",
		);
	});

	it("is not said when nothing was kept", () => {
		expect(sourceView({ source: null }, "fr", reader)).toBeNull();
		expect(sourceView({}, "fr", reader)).toBeNull();
	});
});
