import { type ActionFunctionArgs, RouterContextProvider } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { createRateLimit, type RateLimit } from "#app/.server/rate-limit.ts";
import { type RequestContext, requestContextKey } from "#app/.server/request-context.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import type { Write } from "#app/model/ports.ts";
import { action } from "./choose-consent.ts";

let limit: RateLimit;
beforeEach(() => {
	limit = createRateLimit({ most: 4, windowMs: 60_000 });
});

const tagManager = { id: "GTM-TEST", origin: "https://tags.example" };

/** The address of the form has no locale: the server takes it for French. */
async function choose(
	fields: Record<string, string>,
	more: { address?: string; settings?: object; headers?: Record<string, string> } = {},
) {
	const writes: Write[] = [];
	const store = { commit: async (batch: readonly Write[]) => writes.push(...batch) };
	const context = new RouterContextProvider();
	const { address = "198.51.100.7", settings = { tagManager } } = more;
	const requestContext = { locale: "fr", origin: "https://airelle.example", address, settings };
	context.set(requestContextKey, requestContext as unknown as RequestContext);
	const services = { store, clock: { now: () => new Date() }, limits: { consents: limit } };
	context.set(servicesContext, services as unknown as Services);
	const headers = { "Sec-Fetch-Site": "same-origin", Accept: "application/json", ...more.headers };
	const body = new URLSearchParams({ choice: "granted", ...fields });
	const request = new Request("https://airelle.example/_consent", { method: "POST", body, headers });
	const response = (await action({ request, context, params: {} } as unknown as ActionFunctionArgs)) as Response;
	return {
		recorded: writes.map((write) => ("data" in write ? write.data : null)),
		cookie: response.headers.get("Set-Cookie"),
		location: response.headers.get("Location"),
	};
}

it("records the consent with the language and the question of the page where it was given", async () => {
	const [french] = (await choose({ path: "/" })).recorded;
	const [english] = (await choose({ path: "/en/contact-us" })).recorded;
	expect(french).toMatchObject({ choice: "granted", locale: "fr" });
	expect(english).toMatchObject({ choice: "granted", locale: "en", textVersion: expect.any(String) });
	expect(english).not.toMatchObject({ textVersion: (french as { textVersion: string }).textVersion });
	// A page that does not exist has a language too, and names no page.
	expect((await choose({ path: "/en/nothing-here" })).recorded).toMatchObject([{ locale: "en" }]);
	expect((await choose({})).recorded).toMatchObject([{ locale: "fr" }]);
});

it("keeps the choice in the browser, but records no more than the limit of a network", async () => {
	const recorded = [];
	for (let n = 1; n <= 6; n++) {
		const answer = await choose({ path: "/" }, { address: `198.51.100.${n}` });
		expect(answer.cookie).toContain("granted");
		recorded.push(...answer.recorded);
	}
	expect(recorded).toHaveLength(4);
	expect((await choose({ path: "/" }, { address: "203.0.113.1" })).recorded).toHaveLength(1);
});

it("records nothing where no question is asked", async () => {
	const answer = await choose({ path: "/" }, { settings: { tagManager: null } });
	expect(answer).toMatchObject({ recorded: [], cookie: expect.stringContaining("granted") });
});

it("returns to the page of the form, with the query that it had", async () => {
	const from = async (path: string, referrer?: string) => {
		const headers = { Accept: "text/html", ...(referrer === undefined ? {} : { Referer: referrer }) };
		return (await choose({ path }, { headers })).location;
	};
	const estimate = "/estimation-gratuite";
	const query = "?service=dryer-ducts&code=AMI%202026&utm_source=feuillet";
	expect(await from(estimate, `https://airelle.example${estimate}${query}`)).toBe(estimate + query);
	expect(await from("/en/search", "https://airelle.example/en/search?q=l%C2%A0a%0D%0Ab")).toBe(
		"/en/search?q=l%C2%A0a%0D%0Ab",
	);
	// The query belongs to another page or site, or there is none.
	expect(await from(estimate, `https://airelle.example/recherche${query}`)).toBe(estimate);
	expect(await from(estimate, `https://elsewhere.example${estimate}${query}`)).toBe(estimate);
	for (const referrer of [undefined, "", "no address", "https://airelle.example/"])
		expect(await from(estimate, referrer)).toBe(estimate);
	// The path is never taken from the form.
	for (const path of ["//elsewhere.example/", "https://elsewhere.example/", "/nothing/here?x"])
		expect(await from(path, path)).toBe("/");
});
