import { describe, expect, it } from "vitest";
import { renderConfirmation } from "#app/leads/.server/mails/visitor-mails.ts";
import type { Brand } from "#app/model/brand/brand.ts";
import { derivePalette, shippedPalette } from "#app/model/brand/palette.ts";
import { contactLead } from "../../../tests/mail/sample-leads.ts";
import { originals } from "../content/originals.ts";
import { createSiteContent } from "../content/site-content.ts";
import { editionOf, siteBrand } from "./site-brand.ts";

const boreal = { main: "#2b4c9b", accent: "#1f7a3d" } as const;
const upload = "upload:3f0c8f5e-0d3a-4f0e-9a55-6f1f3d0a1b2c";

function readerOf(changes: Partial<Brand>, name = originals.company.name) {
	const company = { ...originals.company, name };
	return createSiteContent({ ...originals, company, brand: { ...originals.brand, ...changes } }).reader();
}

describe("the brand of pages", () => {
	it("is absent as long as name and look are the shipped ones, whatever the prefix of requests", () => {
		expect(siteBrand(readerOf({}))).toBeUndefined();
		expect(siteBrand(readerOf({ prefix: "ZZZ" }))).toBeUndefined();
		expect(editionOf("b1", undefined)).toBe("b1");
	});

	it("has the initials of another name, and no style", () => {
		const brand = siteBrand(readerOf({}, "Propreté Boréale"));
		expect(brand?.mark).toEqual({ kind: "initials", letters: "PB" });
		expect(brand).not.toHaveProperty("style");
		expect(editionOf("b1", brand)).toBe(`b1-${brand?.version}`);
	});

	it("has the logo in place of the mark, under a path with the version", () => {
		const brand = siteBrand(readerOf({ mark: upload, logo: upload }));
		expect(brand?.mark).toEqual({ kind: "logo", path: `/_brand/${brand?.version}/logo.png` });
		expect(siteBrand(readerOf({ mark: upload }))?.mark).toMatchObject({ kind: "mark" });
	});

	it("has every colour that differs, in the layer of the tokens, and the typefaces of the pair", () => {
		const { style, fonts, themeColor } = siteBrand(readerOf({ colors: boreal, fonts: "classic" })) ?? {};
		const palette = derivePalette(boreal);
		expect(style).toMatch(/^@layer theme\{:root\{/);
		expect(style).toContain(`--color-spruce:${palette.spruce}`);
		expect(style).toContain('--font-display:"Fraunces","Fraunces Fallback"');
		expect(style).not.toContain("18 64 63");
		expect(fonts).toHaveLength(2);
		expect(themeColor).toBe(palette.cream);
	});

	it("changes its version with the name and the look", () => {
		const versions = [readerOf({}, "A"), readerOf({}, "B"), readerOf({ colors: boreal }, "A")].map(
			(reader) => siteBrand(reader)?.version,
		);
		expect(new Set(versions).size).toBe(3);
	});
});

describe("a mail", () => {
	const origin = "https://www.boreale.example";

	it("has the colours of the brand, and none of the shipped greens", async () => {
		const { html } = await renderConfirmation(contactLead, readerOf({ colors: boreal }, "Propreté Boréale"), origin);
		const palette = derivePalette(boreal);
		for (const token of ["spruce", "cream", "ink", "ink-600"] as const) expect(html).toContain(palette[token]);
		for (const token of ["spruce", "spruce-950", "teal-700", "mint", "berry-600"] as const) {
			expect(html).not.toContain(shippedPalette[token]);
		}
	});

	it("shows an uploaded logo with the name as its text", async () => {
		const reader = readerOf({ logo: upload }, "Propreté Boréale");
		const { html } = await renderConfirmation(contactLead, reader, origin);
		const image = /<img[^>]*>/.exec(html)?.[0];
		expect(image).toContain('alt="Propreté Boréale"');
		expect(image).toContain(`src="${origin}/_brand/${siteBrand(reader)?.version}/logo.png"`);
	});
});
