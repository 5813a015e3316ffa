import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { QrCode } from "./qr-code.tsx";

const uri =
	"otpauth://totp/Airelle:ariane%40airelle.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSW&issuer=Airelle&digits=6&period=30";

describe("QrCode", () => {
	it.each(["Airelle", "é".repeat(30), uri, "x".repeat(213)])("draws a code that decodes to %s", (text) => {
		expect(read(drawn(text))).toBe(text);
	});

	it("grows with the text", () => {
		expect(drawn("a")).toHaveLength(21);
		expect(drawn(uri)).toHaveLength(49);
		expect(drawn("x".repeat(214))).toHaveLength(61);
	});
});

/** The modules without the quiet zone of four, which must be light. */
function drawn(text: string): boolean[][] {
	const svg = renderToStaticMarkup(createElement(QrCode, { text, label: "" }));
	const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
	const dark = [...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x) - 4, Number(y) - 4] as const);
	const matrix = Array.from({ length: size - 8 }, () => Array<boolean>(size - 8).fill(false));
	for (const [x, y] of dark) {
		const row = matrix[y];
		expect(row?.[x]).toBe(false);
		if (row) row[x] = true;
	}
	return matrix;
}

/** Decodes by the standard. The check bytes of each block must be divisible by every root, as scanners verify. */
function read(matrix: readonly (readonly boolean[])[]): string {
	const size = matrix.length;
	const version = (size - 17) / 4;
	const at = (row: number, column: number) => matrix[row]?.[column] === true;
	const format =
		[0, 1, 2, 3, 4, 5, 7, 8].reduce((bits, row, index) => bits | (Number(at(row, 8)) << index), 0) |
		[7, 5, 4, 3, 2, 1, 0].reduce((bits, column, index) => bits | (Number(at(8, column)) << (index + 8)), 0);
	const unmasked = format ^ 0x5412;
	expect(unmasked >> 13).toBe(0);
	const mask = masks[(unmasked >> 10) & 7] ?? (() => false);

	const bits: number[] = [];
	for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
		if (right === 6) right--;
		for (let step = 0; step < size; step++) {
			const row = up ? size - 1 - step : step;
			for (const column of [right, right - 1]) {
				if (!isFunction(row, column, version)) bits.push(Number(at(row, column) !== mask(row, column)));
			}
		}
	}
	const words = Array.from({ length: bits.length >> 3 }, (_, index) =>
		Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(""), 2),
	);
	const { lengths, correction } = blocks[version] ?? { lengths: [], correction: 0 };
	const found = lengths.map(() => [] as number[]);
	for (let index = 0; index < Math.max(...lengths); index++) {
		lengths.forEach((length, block) => {
			if (index < length) found[block]?.push(words.shift() ?? 0);
		});
	}
	const data = found.flat();
	for (let index = 0; index < correction; index++) for (const block of found) block.push(words.shift() ?? 0);
	for (const block of found) {
		for (let power = 0, root = 1; power < correction; power++, root = times(root, 2)) {
			expect(block.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0);
		}
	}
	const stream = data.map((word) => word.toString(2).padStart(8, "0")).join("");
	expect(stream.slice(0, 4)).toBe("0100");
	const header = version < 10 ? 12 : 20;
	const length = Number.parseInt(stream.slice(4, header), 2);
	const bytes = (stream.slice(header, header + length * 8).match(/.{8}/g) ?? []).map((byte) =>
		Number.parseInt(byte, 2),
	);
	return new TextDecoder().decode(new Uint8Array(bytes));
}

/** ISO/IEC 18004, table 9, level M, for the versions above. */
const blocks: Readonly<Record<number, { lengths: number[]; correction: number }>> = {
	1: { lengths: [16], correction: 10 },
	4: { lengths: [32, 32], correction: 18 },
	8: { lengths: [38, 38, 39, 39], correction: 22 },
	10: { lengths: [43, 43, 43, 43, 44], correction: 26 },
};

const centres: Readonly<Record<number, number[]>> = { 1: [], 4: [6, 26], 8: [6, 24, 42], 10: [6, 28, 50] };

function isFunction(row: number, column: number, version: number): boolean {
	const size = version * 4 + 17;
	if (row === 6 || column === 6) return true;
	if ((row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9)) return true;
	if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
	const marks = centres[version] ?? [];
	return marks.some((y) =>
		marks.some((x) => {
			const inFinder = (y < 9 && x < 9) || (y < 9 && x > size - 9) || (y > size - 9 && x < 9);
			return !inFinder && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2;
		}),
	);
}

const masks: ((row: number, column: number) => boolean)[] = [
	(i, j) => (i + j) % 2 === 0,
	(i) => i % 2 === 0,
	(_, j) => j % 3 === 0,
	(i, j) => (i + j) % 3 === 0,
	(i, j) => ((i >> 1) + Math.floor(j / 3)) % 2 === 0,
	(i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
	(i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
	(i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

/** Multiplication in GF(2^8) by logarithms. */
const logarithms = new Map<number, number>();
const powers: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
	powers.push(value);
	logarithms.set(value, power);
	value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

function times(a: number, b: number): number {
	if (a === 0 || b === 0) return 0;
	return powers[((logarithms.get(a) ?? 0) + (logarithms.get(b) ?? 0)) % 255] ?? 0;
}
