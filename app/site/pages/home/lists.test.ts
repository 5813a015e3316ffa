import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import { LanguageProvider } from "#app/ui/messages.tsx";
import { Articles } from "./lists.tsx";

it("the section of the articles is left out when no article is published", () => {
	const articles = createElement(Articles, { words: originals["words.en"].home.articles, articles: [] });
	const language = { locale: "en", messages: {} } as never;
	expect(renderToStaticMarkup(createElement(LanguageProvider, language, articles))).toBe("");
});
