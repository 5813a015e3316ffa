import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fontPairs } from "#app/model/brand/font-pairs.ts";

const css = readFileSync("app/editing/office/settings/brand/brand-fonts.css", "utf8");

it.each(Object.entries(fontPairs))("the card of the pair %s is drawn in its typefaces", (pair, { display, text }) => {
	const [, rules = ""] = new RegExp(`\\[data-fonts="${pair}"\\] \\{([^}]*)\\}`).exec(css) ?? [];
	const fonts = [...rules.matchAll(/--brand-(\w+): "([^"]+)"/g)].map(([, use, name]) => [use, name]);
	expect(Object.fromEntries(fonts)).toEqual({ display, text });
});
