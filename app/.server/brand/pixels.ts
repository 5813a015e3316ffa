import type { Hex } from "#app/model/brand/color.ts";

/** Decoded RGBA pixels, as sharp takes them without another encoding. */
export interface Pixels {
	data: Buffer;
	width: number;
	height: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

export function rgbOf(hex: Hex): Rgb {
	const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
	return [channel(1), channel(3), channel(5)];
}

/** For `sharp(…)` and for `composite`. */
export function rawInput({ data, width, height }: Pixels) {
	return { input: data, raw: { width, height, channels: 4 } } as const;
}

/** A square with rounded corners. `radius` is a share of its side. */
export function roundedSquare(side: number, radius: number, color: Hex): Pixels {
	const data = Buffer.alloc(side * side * 4);
	const [red, green, blue] = rgbOf(color);
	const corner = side * radius;
	const beyond = (at: number) => Math.max(corner - at, at - (side - corner), 0);
	for (let y = 0; y < side; y++) {
		for (let x = 0; x < side; x++) {
			// The distance of the pixel's centre from the edge gives its coverage.
			const coverage = corner - Math.hypot(beyond(x + 0.5), beyond(y + 0.5)) + 0.5;
			const alpha = Math.round(255 * (corner === 0 ? 1 : Math.min(1, Math.max(0, coverage))));
			data.set([red, green, blue, alpha], (y * side + x) * 4);
		}
	}
	return { data, width: side, height: side };
}

/** Replaces three channels of coverage by three colours. The shapes do not overlap. */
export function colored(layers: Buffer, side: number, colors: readonly [Rgb, Rgb, Rgb]): Pixels {
	const data = Buffer.alloc(side * side * 4);
	for (let pixel = 0; pixel < side * side; pixel++) {
		const parts = [0, 1, 2].map((layer) => layers[pixel * 3 + layer] ?? 0);
		const whole = parts.reduce((sum, part) => sum + part, 0);
		if (whole === 0) continue;
		for (const channel of [0, 1, 2] as const) {
			const mixed = colors.reduce((sum, color, layer) => sum + color[channel] * (parts[layer] ?? 0), 0);
			data[pixel * 4 + channel] = Math.round(mixed / whole);
		}
		data[pixel * 4 + 3] = Math.min(255, whole);
	}
	return { data, width: side, height: side };
}
