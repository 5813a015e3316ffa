import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Picture } from "./picture.tsx";

interface Kind {
	first?: boolean;
	small?: boolean;
}

const rendered = (kind: Kind) =>
	renderToStaticMarkup(createElement(Picture, { name: "dryer", alt: "", sizes: "100vw", ...kind }));
const offered = (kind: Kind) => [...rendered(kind).matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
const priority = (kind: Kind) => rendered(kind).match(/fetchPriority="(\w+)"/i)?.[1];

it("offers the widest files only for the first picture of a page, and the narrowest only for small ones", () => {
	expect(offered({})).toEqual([400, 640, 800]);
	expect(offered({ first: true })).toEqual([400, 640, 800, 1200, 1600]);
	expect(offered({ small: true })).toEqual([160, 240, 400, 640, 800]);
});

it("loads the first picture of a page with high priority, and small ones after the fonts", () => {
	expect(priority({ first: true })).toBe("high");
	expect(priority({ small: true })).toBe("low");
	expect(priority({})).toBeUndefined();
});
