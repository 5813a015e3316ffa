import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AreaMap } from "./area-map.tsx";

const words = { map: "Carte dessinée", elsewhere: "Rive-Nord : appelez-nous", river: "Fleuve Saint-Laurent" };
const mapOf = (...areas: { name: string; places: string[] }[]) =>
	renderToStaticMarkup(createElement(AreaMap, { words, areas, className: "lg:h-[34rem]" }));

describe("the map of the areas", () => {
	it("shows the areas that have a place on the drawing", () => {
		const map = mapOf({ name: "Laval", places: ["Vimont"] }, { name: "Sherbrooke", places: ["Fleurimont"] });
		expect(map).toContain("Laval");
		expect(map).not.toContain("Sherbrooke");
	});

	it("is left out for a company in another region", () => {
		expect(mapOf({ name: "Sherbrooke", places: ["Fleurimont", "Lennoxville"] })).toBe("");
	});
});
