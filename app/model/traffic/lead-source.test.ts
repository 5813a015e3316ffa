import { describe, expect, it } from "vitest";
import { postedSource, readPostedSource, readSource, withoutCampaign } from "./lead-source.ts";

const read = (query: string, host: string | null = null, landing = "/") =>
	readSource({ host, landing, query: new URLSearchParams(query) });

describe("the source of a visit", () => {
	it.each([
		["", null, "direct"],
		["", "www.google.com", "search"],
		["", "google.co.uk", "search"],
		["", "duckduckgo.com", "search"],
		["", "m.facebook.com", "social"],
		["", "t.co", "social"],
		["", "mail.google.com", "mail"],
		["", "journal-local.example", "referral"],
		["utm_medium=cpc&utm_source=google", "www.google.com", "ads"],
		["gclid=abc", "www.google.com", "ads"],
		["utm_medium=email&utm_source=airelle", null, "mail"],
		["utm_source=infolettre", null, "mail"],
		["utm_medium=social", null, "social"],
		["utm_source=depliant", null, "referral"],
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
		"jean@exemple.example",
		"5145550199",
		"9f8b2c4d1e6a7f3b",
		"x".repeat(41),
		"<script>",
		"a/b?c=d",
		"550e8400-e29b-41d4-a716-446655440000",
	])("turns a campaign that could be a person into “other”: %s", (campaign) => {
		expect(read(`utm_campaign=${encodeURIComponent(campaign)}`).campaign).toBe("other");
	});

	it.each(["192.168.10.2000", "localhost", "a b.example", `${"x".repeat(60)}.example`])("hides the host %s", (host) => {
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
