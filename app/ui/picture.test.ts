import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Picture } from "./picture.tsx";

const offered = (props: { first?: boolean; small?: boolean }) =>
	[
		...renderToStaticMarkup(createElement(Picture, { name: "dryer", alt: "", sizes: "100vw", ...props })).matchAll(
			/ (\d+)w/g,
		),
	].map(([, width]) => Number(width));

it("offers the widest files only for the first picture of a page, and the narrowest only for small ones", () => {
	expect(offered({})).toEqual([400, 640, 800]);
	expect(offered({ first: true })).toEqual([400, 640, 800, 1200, 1600]);
	expect(offered({ small: true })).toEqual([160, 240, 400, 640, 800]);
});
