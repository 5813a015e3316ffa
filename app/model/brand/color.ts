/** A colour as `#rrggbb`, in small letters. */
export type Hex = `#${string}`;

/** Lightness from 0 to 1, chroma from 0 (grey) to about 0.37, hue in degrees: OKLCH, in which equal steps look equal. */
export interface Oklch {
	l: number;
	c: number;
	h: number;
}

/** The least contrast of WCAG AA: for text, and for large text, icons and the edges of fields. */
export const leastForText = 4.5;
export const leastForShapes = 3;

/** The contrast of WCAG 2, from 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
	const [one, other] = [luminance(a), luminance(b)];
	return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance(hex: Hex): number {
	const [red, green, blue] = linearOf(hex);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function oklchOf(hex: Hex): Oklch {
	const [red, green, blue] = linearOf(hex);
	const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
	const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
	const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
	const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
	const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
	const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
	return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** The nearest colour that screens can show: the same lightness and hue, with less chroma if need be. */
export function hexOf({ l, c, h }: Oklch): Hex {
	const lightness = Math.min(1, Math.max(0, l));
	let chroma = Math.max(0, c);
	while (chroma > 0 && !isShown(linearFrom(lightness, chroma, h))) chroma = Math.max(0, chroma - 0.004);
	const channels = linearFrom(lightness, chroma, h).map((channel) => toByte(channel).toString(16).padStart(2, "0"));
	return `#${channels.join("")}`;
}

type Channels = readonly [red: number, green: number, blue: number];

function linearFrom(l: number, c: number, h: number): Channels {
	const angle = (h * Math.PI) / 180;
	const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
	const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
	return [
		4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
		-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
		-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
	];
}

function isShown(channels: Channels): boolean {
	return channels.every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

function linearOf(hex: Hex): Channels {
	const channel = (start: number) => {
		const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	};
	return [channel(1), channel(3), channel(5)];
}

function toByte(linear: number): number {
	const value = Math.min(1, Math.max(0, linear));
	return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
}
