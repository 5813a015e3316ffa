import sharp, { type Sharp } from "sharp";

/** Noise that does not compress, like foliage. One tile is repeated, because generating noise is slow. */
export async function noise(width: number, height: number): Promise<Sharp> {
	const kind = { type: "gaussian", mean: 128, sigma: 60 } as const;
	const [wide, high] = [Math.min(width, 500), Math.min(height, 500)];
	const create = { width: wide, height: high, channels: 3, background: "#000000", noise: kind } as const;
	const piece = await sharp({ create }).png().toBuffer();
	return plain(width, height).composite([{ input: piece, tile: true }]);
}

export function plain(width: number, height: number, colour = "#cc3311"): Sharp {
	return sharp({ create: { width, height, channels: 3, background: colour } });
}
