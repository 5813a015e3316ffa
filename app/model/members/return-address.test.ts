import { describe, expect, it } from "vitest";
import { landingOf, readReturn, returnAddressOf, withReturn } from "./return-address.ts";

describe("readReturn", () => {
	it.each([
		"/admin",
		"/admin?vue=toutes&q=%C3%A9t%C3%A9",
		"/admin/demandes/0b5c-1?volet=ecrire",
		"/admin/contenu/page:home",
		"/admin/contenu/page%3Ahome/versions",
		"/admin/reglages/historique/settings.prices",
	])("accepts a page of the office: %s", (path) => {
		expect(readReturn(path)).toBe(path);
	});

	it.each([
		"",
		"/",
		"/contact",
		"//evil.example",
		"///evil.example/admin",
		"/\\evil.example",
		"https://evil.example/admin",
		"/admin@evil.example",
		"/admin.evil.example",
		"/administration",
		"/admin/",
		"/admin//evil.example",
		"/admin/\\evil.example",
		"/admin/..//evil.example",
		"/admin/../contact",
		"/admin/..",
		"/admin/.",
		"/admin/%2e%2e/contact",
		"/admin/%2E%2E%2F%2Fevil.example",
		"/admin/%5Cevil.example",
		"/admin/tableau\r\nLocation: //evil.example",
		"/admin/tableau%0D%0A",
		"/admin/\ttableau",
		" /admin/tableau",
		"/admin/tableau ",
		"/admin/tableau#x",
		"/admin/été",
		"/admin?q=é",
		"/admin/connexion",
		"/admin/connexion/avec/google",
		"/admin/deconnexion",
		"/admin/annuler?token=x",
		"/admin/invitation/x.y",
		`/admin?q=${"a".repeat(600)}`,
	])("refuses anything else: %j", (value) => {
		expect(readReturn(value)).toBeNull();
	});

	it("refuses a missing value", () => {
		expect(readReturn(null)).toBeNull();
	});
});

describe("landingOf", () => {
	it("leads members of the office to the page that they asked for, or to the inbox", () => {
		expect(landingOf("agent", null)).toBe("/admin");
		expect(landingOf("editor", "/admin/contenu")).toBe("/admin/contenu");
	});

	it("leads a crew to its agenda, an appointment or the account, and never to another page", () => {
		for (const page of ["/admin/agenda", "/admin/agenda?vue=jour", "/admin/rendez-vous/1", "/admin/compte"]) {
			expect(landingOf("crew", page)).toBe(page);
		}
		for (const page of [
			null,
			"/admin",
			"/admin/demandes/1",
			"/admin/agendas",
			"/admin/compteur",
			"/admin/reglages/rendez-vous",
		]) {
			expect(landingOf("crew", page)).toBe("/admin/agenda");
		}
	});
});

describe("returnAddressOf", () => {
	const of = (path: string) => returnAddressOf(new URL(path, "https://www.airelle.example"));

	it("keeps the query, and leaves it out when it is too long", () => {
		expect(of("/admin/contenu?q=tapis")).toBe("/admin/contenu?q=tapis");
		expect(of(`/admin/contenu?q=${"a".repeat(700)}`)).toBe("/admin/contenu");
	});

	it("is the page of a form that was sent", () => {
		expect(of("/admin?index&vue=toutes")).toBe("/admin?vue=toutes");
		expect(of("/admin/deconnexion")).toBeNull();
	});

	it("returns to itself after it was written into a sign-in address", () => {
		const page = "/admin/demandes/1?volet=ecrire&q=%C3%A9t%C3%A9";
		const address = new URL(withReturn("/admin/connexion?avis=out", page), "https://www.airelle.example");
		expect(readReturn(address.searchParams.get("retour"))).toBe(page);
		expect(withReturn("/admin/connexion", "/admin")).toBe("/admin/connexion");
	});
});
