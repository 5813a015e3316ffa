type Sharp = typeof import("sharp")["default"];

/** The loaders of the formats that `picture-format.ts` detects; the library has many more, including SVG. */
const loaders = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`);

let loading: Promise<Sharp> | undefined;

/** Imports sharp with the first photo: a server without uploads never loads it. */
export function loadSharp(): Promise<Sharp> {
	loading ??= import("sharp").then(({ default: sharp }) => {
		// No picture is decoded twice, so a cache is useless; one thread per picture takes a fraction of the memory.
		sharp.cache(false);
		sharp.concurrency(1);
		sharp.block({ operation: ["VipsForeignLoad"] });
		sharp.unblock({ operation: loaders });
		return sharp;
	});
	return loading;
}
