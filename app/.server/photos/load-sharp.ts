type Sharp = typeof import("sharp")["default"];

/** The loaders of the formats that `picture-format.ts` knows; the library has many more, SVG among them. */
const loaders = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`);

let loading: Promise<Sharp> | undefined;

/** Loaded by the first photo, not by the first visitor: a server without uploads never pays for it. */
export function loadSharp(): Promise<Sharp> {
	loading ??= import("sharp").then(({ default: sharp }) => {
		// No picture comes twice, and a picture on one thread takes a fraction of the memory.
		sharp.cache(false);
		sharp.concurrency(1);
		sharp.block({ operation: ["VipsForeignLoad"] });
		sharp.unblock({ operation: loaders });
		return sharp;
	});
	return loading;
}
