import { describe, expect, it } from "vitest";
import { postedSource, readPostedSource, readSource, withoutCampaign } from "./lead-source.ts";

const read = (query: string, host: string | null = null, landing = "/") =>
	readSource({ host, landing, query: new URLSearchParams(query) });

describe("the source of a visit", () => {
	it.each([
		["", null, "direct"],
		["", "www.google.com", "search"],
		["", "google.co.uk", "search"],
		["", "google.com.au", "search"],
		["", "duckduckgo.com", "search"],
		["", "m.facebook.com", "social"],
		["", "t.co", "social"],
		["", "mail.google.com", "mail"],
		["", "ca.mail.yahoo.com", "mail"],
		["", "outlook.live.com", "mail"],
		["", "hotmail.example", "referral"],
		["", "journal-local.example", "referral"],
		["utm_medium=cpc&utm_source=google", "www.google.com", "ads"],
		["gclid=abc", "www.google.com", "ads"],
		["utm_medium=email&utm_source=airelle", null, "mail"],
		["utm_source=infolettre", null, "mail"],
		["utm_medium=social", null, "social"],
		["utm_source=depliant", null, "referral"],
		["utm_source=depliant&utm_medium=affiche", null, "referral"],
		["utm_source=facebook", null, "social"],
		["utm_source=facebook.com&utm_medium=organic", null, "social"],
		["utm_source=fb", null, "social"],
		["utm_source=facebook&utm_medium=cpc", null, "ads"],
		["utm_source=google", null, "search"],
		["utm_source=google&utm_medium=organic", null, "search"],
		["utm_source=gbp&utm_medium=organic", null, "search"],
		["utm_source=fbi", null, "referral"],
	])("%s from %s is %s", (query, host, channel) => {
		expect(read(query, host).channel).toBe(channel);
	});

	it("keeps the host, the campaign, the first page and the code of a promotion", () => {
		expect(read("utm_campaign=Conduits+Automne&code=duo-automne", "www.google.com", "/en/contact-us")).toEqual({
			channel: "search",
			host: "google.com",
			campaign: "conduits-automne",
			landing: "contact",
			promotion: "DUO-AUTOMNE",
		});
	});

	it.each([
		["utm_source=depliant&utm_medium=affiche", "depliant"],
		["utm_source=depliant&utm_campaign=automne", "automne"],
		["utm_source=514+555-0199", "other"],
		["utm_medium=affiche", null],
	])("names the campaign of %s: %s", (query, campaign) => {
		expect(read(query).campaign).toBe(campaign);
	});

	it.each([
		"jean@exemple.example",
		"5145550199",
		"9f8b2c4d1e6a7f3b",
		"x".repeat(41),
		"<script>",
		"a/b?c=d",
		"550e8400-e29b-41d4-a716-446655440000",
		"514-555-0199",
		"514 555.0199",
		"H2X 1Y4",
		"h2x1y4",
		"dQw4w9WgXcQ",
		"k3-9x-2b-7q-5z-1w-8r",
	])("turns a campaign that could be a person into “other”: %s", (campaign) => {
		expect(read(`utm_campaign=${encodeURIComponent(campaign)}`).campaign).toBe("other");
	});

	it.each(["automne-2026", "q4_2026", "b2b", "ete.2026-07", "Conduits+Automne", "50-rabais", "été"])(
		"keeps the name of a campaign: %s",
		(campaign) => {
			expect(read(`utm_campaign=${encodeURIComponent(campaign)}`).campaign).not.toBe("other");
		},
	);

	it("has no campaign with the name of a property that every object has", () => {
		expect(read("utm_campaign=__proto__").campaign).toBe("other");
	});

	it.each([
		["jean-tremblay.blogspot.com", "blogspot.com"],
		["fr.m.wikipedia.org", "wikipedia.org"],
		["jean.tremblay.co.uk", "tremblay.co.uk"],
		["nouvelles.ville.montreal.qc.ca", "montreal.qc.ca"],
		["www.lapresse.ca", "lapresse.ca"],
		["l.instagram.com", "instagram.com"],
	])("keeps only the site of %s: %s", (host, site) => {
		expect(read("", host).host).toBe(site);
	});

	it.each([
		"203.0.113.7",
		"[2001:db8::1]",
		"10.0.0.1",
		"192.168.10.2000",
		"localhost",
		"a b.example",
		`${"x".repeat(60)}.example`,
		`${"google.".repeat(400)}com`,
	])("hides the host %s", (host) => {
		expect(read("", host).host).toBe("other");
	});

	it.each([
		["/estimation-gratuite/suivi/geheim", null],
		["/desabonnement/geheim", null],
		["/secheuse-trop-lente?x=1#y", "slug/secheuse-trop-lente"],
		["/nowhere/at/all", null],
		["https://evil.example/", null],
		["", null],
	])("names the first page %s as %s", (landing, key) => {
		expect(read("", null, landing).landing).toBe(key);
	});

	it.each(["H2T", "h2t1s6", "H2T-1S6"])("has no postal code that was checked on the home page: %s", (code) => {
		expect(read(`code=${code}`).promotion).toBeNull();
	});

	it("is posted without the values of click ids, and read back", () => {
		const query = new URLSearchParams("utm_campaign=automne&gclid=SECRET&fbclid=SECRET&autre=SECRET");
		const posted = postedSource({ host: "www.google.com", landing: "/prix", query });
		expect(posted).not.toContain("SECRET");
		expect(readPostedSource(posted)).toEqual({
			channel: "ads",
			host: "google.com",
			campaign: "automne",
			landing: "prices",
			promotion: null,
		});
	});

	it.each([undefined, "", 4, "x".repeat(801), new Blob([])])("is unknown when the browser posts %s", (posted) => {
		expect(readPostedSource(posted)).toBeNull();
	});
});

describe("a query without parameters of campaigns", () => {
	it.each([
		["", ""],
		["?", ""],
		["?utm_source=a&utm_medium=b&gclid=c&fbclid=d", ""],
		["?q=eau&utm_source=a", "?q=eau"],
		["?q=eau+de+Javel", "?q=eau+de+Javel"],
	])("%s is %s", (search, left) => {
		expect(withoutCampaign(search)).toBe(left);
	});
});
