import { expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { originals } from "#app/.server/content/originals.ts";
import { documentsOf } from "#app/.server/content/overlay.ts";
import { previewKey } from "#app/.server/content/preview-key.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import { loadPage } from "#app/.server/pages/load-page.ts";
import type { Services } from "#app/.server/services.ts";
import type { EntryValue } from "#app/model/editing/content-entry.ts";
import { testPageRequest } from "./page-request.testing.ts";

const article = originals["articles.fr"].find(({ name }) => name === "pets-and-odours");

it.each(["", "gone", undefined, "constructor"])(
	"says that a draft of an article has no topic where it is %j",
	async (topic) => {
		const draft = { fr: { matter: { ...article?.matter, topic }, body: "Texte" } };
		const now = new Date("2026-11-15T12:00:00Z");
		const services = {
			secret: "secret",
			store: { get: async () => ({ data: { draft } }) },
			content: {
				...originalContent,
				readerWith: (drafts: ReadonlyMap<never, EntryValue>) =>
					createSiteContent({ ...originals, ...documentsOf("article", drafts) }).reader(),
			},
		} as unknown as Services;
		const query = new URLSearchParams({ apercu: previewKey("article:pets-and-odours", "secret", now) });
		const visitor = { query, cookies: undefined };
		const params = { slug: article?.matter.slug ?? "" };
		const { status, payload } = await loadPage(testPageRequest({ name: "slug", params, visitor, services, now }));
		expect(status).toBe(200);
		expect(payload).toMatchObject({
			content: { title: article?.matter.title, article: { card: { topicLabel: "Sujet à choisir" } } },
			trail: [{ label: "Conseils" }, { label: "Sujet à choisir" }, { label: article?.matter.title }],
		});
	},
);
