import { describe, expect, it } from "vitest";
import { type LeadSource, sourceField } from "#app/model/traffic/lead-source.ts";
import { originalContent } from "../content/original-content.testing.ts";
import { sourceOfForm } from "./source-of-form.ts";

const origin = "https://airelle.example";

function source(headers: Record<string, string>, posted?: string, earlier?: LeadSource | null) {
	const form = new FormData();
	if (posted !== undefined) form.set(sourceField, posted);
	return sourceOfForm(form, new Request(`${origin}/contactez-nous.data`, { headers }), originalContent, earlier);
}

const page = { Referer: `${origin}/contactez-nous?utm_medium=cpc&utm_campaign=automne` };
const mail: LeadSource = { channel: "mail", host: null, campaign: null, landing: "prices", promotion: null };

describe("the source of a form", () => {
	it("is what the browser posts", () => {
		expect(source(page, "landing=%2F&host=www.google.com")).toEqual({
			channel: "search",
			host: "google.com",
			campaign: null,
			landing: "index",
			promotion: null,
		});
	});

	it.each([undefined, ""])("is what the page of the form says when the browser posts %j", (posted) => {
		expect(source(page, posted)).toEqual({
			channel: "ads",
			host: null,
			campaign: "automne",
			landing: "contact",
			promotion: null,
		});
	});

	it("has no first page that does not exist", () => {
		expect(source(page, "landing=%2Fjean-tremblay")).toMatchObject({ channel: "direct", landing: null });
	});

	it("is the one with which the draft was started", () => {
		expect(source(page, "landing=%2F", mail)).toEqual(mail);
	});

	it.each(["", "https://www.google.com/", "x"])("is unknown after the page “%s”", (Referer) => {
		expect(source({ Referer })).toBeNull();
	});

	it.each(["Sec-GPC", "DNT"])("is not kept with %s", (name) => {
		expect(source({ ...page, [name]: "1" }, "landing=%2F", mail)).toBeNull();
	});
});
