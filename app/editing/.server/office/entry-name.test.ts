import { expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import { renamedContent } from "#app/.server/content/renamed-content.testing.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { type EntryState, listEntryStates } from "../entry-state.ts";
import { entryName } from "./entry-name.ts";
import { listEntries } from "./list-entries.ts";
import { seoFacts } from "./seo-facts.ts";

const reader = renamedContent.reader();
const days = reader.read("company").trust.guaranteeDays;

it("names and finds a text by its title as visitors read it, with the values of its placeholders", async () => {
	const store = await newStore();
	const found = async (search: string, locale: "fr" | "en") =>
		(await listEntries(store, { search, view: "all" }, locale, reader)).entries.map(({ name }) => name);
	expect(await found(`garantie de ${days} jours`, "fr")).toEqual([`Notre garantie de ${days} jours`]);
	expect(await found(`${days}-day`, "en")).toEqual([`Our ${days}-day guarantee`]);
	for (const name of await found("", "fr")) expect(name).not.toContain("{{");
	await store.close();
});

it("names a draft with a wrong placeholder as it was typed", async () => {
	const { state, store } = await guarantee();
	const matter = { ...(state.draft.fr as { matter: object }).matter, title: "{{garantie}} jours" };
	expect(entryName({ ...state, draft: { fr: { matter, body: "" } } }, "fr", reader)).toBe("{{garantie}} jours");
	await store.close();
});

it("knows the values of placeholders for the preview of a search result", async () => {
	const { state, store } = await guarantee();
	const tokens = seoFacts(state, "https://boreale.example", reader)?.tokens;
	expect(tokens?.en).toMatchObject({ "{{guarantee}}": String(days), "{{company}}": reader.read("company").name });
	const matter = { ...(state.draft.fr as { matter: object }).matter, description: "Dès {{price:dryer}}, {{wrong}}" };
	const draft = { ...state.draft, fr: { matter, body: "" } };
	const typed = seoFacts({ ...state, draft }, "https://boreale.example", reader)?.tokens;
	expect(typed?.fr).toMatchObject({ "{{price:dryer}}": expect.stringContaining("$"), "{{wrong}}": "{{wrong}}" });
	await store.close();
});

it("lists the pages of areas that are not served and of hidden services as not online", async () => {
	const [first, ...others] = originals.company.areas;
	const content = createSiteContent(originals);
	const [rugs, ...rest] = originals["service-list"];
	if (!rugs) throw new Error("There is no service");
	content.replace({
		company: { ...originals.company, areas: others },
		"service-list": [{ ...rugs, shown: "hidden" }, ...rest],
	});
	const store = await newStore();
	const { entries } = await listEntries(store, { search: "", view: "all" }, "fr", content.reader());
	const hiddenIds = entries.filter(({ states }) => states.includes("hidden")).map(({ id }) => id);
	expect(first?.id).toBe("montreal");
	expect(hiddenIds.toSorted()).toEqual(["page:area-montreal", `service:${rugs.name}`]);
	await store.close();
});

async function guarantee() {
	const store = await newStore();
	const state = (await listEntryStates(store)).find(({ id }) => id === "legal:guarantee") as EntryState;
	return { state, store };
}
