import { type ActionFunctionArgs, RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { type RequestContext, requestContextKey } from "#app/.server/request-context.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import type { Write } from "#app/model/ports.ts";
import { action } from "./choose-consent.ts";

/** The address of the form has no locale: the server takes it for French. */
async function recorded(fields: Record<string, string>) {
	const writes: Write[] = [];
	const store = { commit: async (batch: readonly Write[]) => writes.push(...batch) };
	const context = new RouterContextProvider();
	context.set(requestContextKey, { locale: "fr", origin: "https://airelle.example" } as RequestContext);
	context.set(servicesContext, { store, clock: { now: () => new Date() } } as unknown as Services);
	const headers = { "Sec-Fetch-Site": "same-origin", Accept: "application/json" };
	const body = new URLSearchParams({ choice: "granted", ...fields });
	const request = new Request("https://airelle.example/_consent", { method: "POST", body, headers });
	await action({ request, context, params: {} } as unknown as ActionFunctionArgs);
	return writes.map((write) => ("data" in write ? write.data : null));
}

it("records the consent with the language and the question of the page where it was given", async () => {
	const [[french], [english]] = [await recorded({ path: "/" }), await recorded({ path: "/en/contact-us" })];
	expect(french).toMatchObject({ choice: "granted", locale: "fr" });
	expect(english).toMatchObject({ choice: "granted", locale: "en", textVersion: expect.any(String) });
	expect(english).not.toMatchObject({ textVersion: (french as { textVersion: string }).textVersion });
	// A page that does not exist has a language too, and names no page.
	expect(await recorded({ path: "/en/nothing-here" })).toMatchObject([{ locale: "en" }]);
	expect(await recorded({})).toMatchObject([{ locale: "fr" }]);
});
