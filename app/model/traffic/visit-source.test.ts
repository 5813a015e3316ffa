import { describe, expect, it } from "vitest";
import { readPostedSource } from "./lead-source.ts";
import { type DocumentFacts, unknownSource, visitSource } from "./visit-source.ts";

const site = "https://airelle.example";

function source(path: string, over: Partial<Omit<DocumentFacts, "url">> = {}) {
	return visitSource({ url: new URL(path, site), referrer: "", isNew: true, kept: null, ...over });
}

const read = (...facts: Parameters<typeof source>) => readPostedSource(source(...facts));

describe("the source that a browser posts", () => {
	it("has the first page, the other site and the campaign", () => {
		const referrer = "https://www.google.com/search?q=conduits";
		expect(read("/prix?utm_campaign=automne#tapis", { referrer })).toEqual({
			channel: "search",
			host: "google.com",
			campaign: "automne",
			landing: "prices",
			promotion: null,
		});
		expect(source("/prix", { referrer })).not.toContain("conduits");
	});

	it("is direct when an address was typed", () => {
		expect(read("/prix")).toMatchObject({ channel: "direct", host: null, landing: "prices" });
	});

	it("has no host of an application", () => {
		expect(read("/prix", { referrer: "android-app://com.example.mail/" })).toMatchObject({
			channel: "direct",
			host: null,
		});
	});

	it("is unknown after a reload when nothing was kept", () => {
		expect(source("/prix", { isNew: false })).toBe(unknownSource);
		expect(read("/prix", { isNew: false })).toMatchObject({ channel: "direct", landing: null });
	});

	it.each([true, false])("is read from the page of this site before it when nothing was kept", (isNew) => {
		const referrer = `${site}/en/prices?utm_medium=cpc&utm_campaign=automne&code=duo&gclid=SECRET&q=SECRET`;
		expect(read("/contactez-nous", { referrer, isNew })).toEqual({
			channel: "ads",
			host: null,
			campaign: "automne",
			landing: "prices",
			promotion: "DUO",
		});
		expect(source("/contactez-nous", { referrer, isNew })).not.toContain("SECRET");
		expect(read("/contactez-nous", { referrer: `${site}/`, isNew })).toMatchObject({
			channel: "direct",
			landing: "index",
		});
	});

	it.each([
		["a link of this site", "/prix", { referrer: `${site}/` }],
		["a link of this site on a page with a campaign", "/prix", { referrer: `${site}/?utm_source=x` }],
		["an address that was typed", "/prix", {}],
		["a reload of a page with a campaign", "/prix?utm_source=x", { isNew: false }],
		["a reload after a link of another site", "/prix", { isNew: false, referrer: "https://www.google.com/" }],
		["a page with other parameters", "/recherche?q=eau", {}],
	])("stays the one that was kept, after %s", (_, path, over) => {
		expect(source(path, { ...over, kept: "landing=%2F" })).toBe("landing=%2F");
	});

	it.each([
		["a campaign", "/prix?utm_source=infolettre", {}, "mail"],
		["the click on an advertisement", "/prix?gclid=1", {}, "ads"],
		["a link of another site", "/prix", { referrer: "https://www.facebook.com/" }, "social"],
	])("begins anew with %s", (_, path, over, channel) => {
		expect(read(path, { ...over, kept: "landing=%2F" })).toMatchObject({ channel, landing: "prices" });
	});

	it("is read again from a reloaded page that has its own signs, when nothing was kept", () => {
		expect(read("/prix?utm_source=infolettre", { isNew: false })).toMatchObject({ channel: "mail" });
	});
});
