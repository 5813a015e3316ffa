import { describe, expect, it } from "vitest";
import type { GalleryEntry } from "./gallery-entry.ts";
import {
	type GalleryValues,
	galleryErrors,
	galleryValues,
	longestOf,
	parseGallery,
	valuesOfEntry,
} from "./gallery-form.ts";

const known = { photos: ["one", "two"], areas: ["montreal"] };
const values: GalleryValues = {
	after: "two",
	afterAltFr: "Conduit propre",
	afterAltEn: "Clean duct",
	before: "one",
	beforeAltFr: "Conduit plein de charpie",
	beforeAltEn: "Duct full of lint",
	titleFr: "Conduit de sécheuse",
	titleEn: "Dryer duct",
	textFr: "",
	textEn: "",
	service: "dryer-ducts",
	area: "montreal",
	quotes: "on",
	confirm: "on",
};

describe("the form of the gallery", () => {
	it("reads what was chosen and written", () => {
		const form = new FormData();
		for (const [name, value] of Object.entries({ ...values, titleFr: " Conduit\r\nde sécheuse\u00a0: rue " }))
			form.set(name, value);
		expect(parseGallery(galleryValues(form), known)).toEqual({
			service: "dryer-ducts",
			area: "montreal",
			quotes: true,
			text: { fr: "", en: "" },
			title: { fr: "Conduit de sécheuse\u00a0: rue", en: "Dryer duct" },
			before: { photo: "one", alt: { fr: "Conduit plein de charpie", en: "Duct full of lint" } },
			after: { photo: "two", alt: { fr: "Conduit propre", en: "Clean duct" } },
		});
	});

	it("needs no words about a photo that is not shown", () => {
		const entry = parseGallery({ ...values, before: "", beforeAltFr: "", beforeAltEn: "", area: "" }, known);
		expect(entry).toMatchObject({ before: null, area: null });
	});

	it("says what is missing, and which photo may not be shown", () => {
		const empty = galleryValues(new FormData());
		expect(galleryErrors(empty, known)).toEqual({
			after: "missing",
			afterAltFr: "missing",
			afterAltEn: "missing",
			titleFr: "missing",
			titleEn: "missing",
			service: "missing",
			confirm: "missing",
		});
		expect(galleryErrors({ ...values, before: "three" }, known)).toEqual({ before: "not-allowed" });
		expect(galleryErrors({ ...values, before: "two" }, known)).toEqual({ before: "same-photo" });
		expect(galleryErrors({ ...values, beforeAltEn: " ", service: "x", area: "x" }, known)).toEqual({
			beforeAltEn: "missing",
			service: "missing",
			area: "missing",
		});
		const long = { ...values, titleFr: "x".repeat(longestOf.titleFr + 1), textEn: "x".repeat(longestOf.textEn + 1) };
		expect(galleryErrors(long, known)).toEqual({ titleFr: "too-long", textEn: "too-long" });
		expect(parseGallery(long, known)).toBeNull();
	});

	it("shows an entry as it was written, and asks again to look at its photos", () => {
		const written = parseGallery(values, known);
		if (!written?.before) throw new Error("refused");
		const { quotes: _, ...rest } = written;
		const size = { width: 4, height: 3 };
		const entry: GalleryEntry = {
			...rest,
			id: "g",
			month: "2026-11",
			sentence: "Merci",
			locale: "fr",
			by: { id: "a", name: "Ariane" },
			before: { ...written.before, ...size },
			after: { ...written.after, ...size },
		};
		expect(valuesOfEntry(entry)).toEqual({ ...values, confirm: "" });
	});
});
