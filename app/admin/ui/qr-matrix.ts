/**
 * A QR code (ISO/IEC 18004) in byte mode at error correction level M, versions 1 to 10: up to 213 bytes, enough for an
 * `otpauth:` address. Drawn here, so that a secret leaves neither the server nor the browser.
 */

/** Per version: error correction bytes per block, then blocks of each data length. */
const layouts: readonly (readonly [correction: number, ...blocks: number[]])[] = [
	[10, 16],
	[16, 28],
	[26, 44],
	[18, 32, 32],
	[24, 43, 43],
	[16, 27, 27, 27, 27],
	[18, 31, 31, 31, 31],
	[22, 38, 38, 39, 39],
	[22, 36, 36, 36, 37, 37],
	[26, 43, 43, 43, 43, 44],
];

const alignments: readonly (readonly number[])[] = [
	[],
	[6, 18],
	[6, 22],
	[6, 26],
	[6, 30],
	[6, 34],
	[6, 22, 38],
	[6, 24, 42],
	[6, 26, 46],
	[6, 28, 50],
];

/** Rows of modules; true is dark. */
export function qrMatrix(text: string): boolean[][] {
	const bytes = [...new TextEncoder().encode(text)];
	const version = layouts.findIndex((_, index) => bytes.length + (index < 9 ? 2 : 3) <= capacityOf(index + 1)) + 1;
	if (version === 0) throw new RangeError(`${bytes.length} bytes do not fit`);
	const codewords = interleave(dataCodewords(bytes, version), version);
	const candidates = masks.map((mask, number) => draw(version, codewords, mask, number));
	return candidates.reduce((best, candidate) => (penalty(candidate) < penalty(best) ? candidate : best));
}

function capacityOf(version: number): number {
	return (layouts[version - 1] ?? []).slice(1).reduce((sum, length) => sum + length, 0);
}

/** Mode, length, the bytes, an end, and padding. */
function dataCodewords(bytes: readonly number[], version: number): number[] {
	const bits: number[] = [];
	const push = (value: number, length: number) => {
		for (let shift = length - 1; shift >= 0; shift--) bits.push((value >>> shift) & 1);
	};
	push(0b0100, 4);
	push(bytes.length, version < 10 ? 8 : 16);
	for (const byte of bytes) push(byte, 8);
	const capacity = capacityOf(version) * 8;
	push(0, Math.min(4, capacity - bits.length));
	while (bits.length % 8 !== 0) bits.push(0);
	for (let pad = 0xec; bits.length < capacity; pad ^= 0xec ^ 0x11) push(pad, 8);
	return Array.from({ length: bits.length / 8 }, (_, index) =>
		bits.slice(index * 8, index * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
	);
}

function interleave(data: readonly number[], version: number): number[] {
	const [correction = 0, ...lengths] = layouts[version - 1] ?? [];
	let offset = 0;
	const blocks = lengths.map((length) => {
		const block = data.slice(offset, offset + length);
		offset += length;
		return { block, check: remainder(block, correction) };
	});
	const longest = Math.max(...lengths);
	const columns = (pick: (entry: (typeof blocks)[number]) => readonly number[], length: number) =>
		Array.from({ length }, (_, index) => blocks.flatMap((entry) => pick(entry)[index] ?? [])).flat();
	return [...columns(({ block }) => block, longest), ...columns(({ check }) => check, correction)];
}

/** Reed–Solomon over GF(2^8) with the polynomial 0x11d. */
function remainder(data: readonly number[], degree: number): number[] {
	let generator = [1];
	for (let power = 0, root = 1; power < degree; power++, root = multiply(root, 2)) {
		generator = [...generator, 0].map((value, index) => value ^ multiply(generator[index - 1] ?? 0, root));
	}
	const rest = [...data, ...Array<number>(degree).fill(0)];
	for (let index = 0; index < data.length; index++) {
		const factor = rest[index] ?? 0;
		generator.forEach((value, position) => {
			rest[index + position] = (rest[index + position] ?? 0) ^ multiply(value, factor);
		});
	}
	return rest.slice(data.length);
}

function multiply(a: number, b: number): number {
	let product = 0;
	for (let bit = 7; bit >= 0; bit--) {
		product = (product << 1) ^ ((product >>> 7) * 0x11d);
		if ((b >>> bit) & 1) product ^= a;
	}
	return product;
}

const masks: readonly ((row: number, column: number) => boolean)[] = [
	(row, column) => (row + column) % 2 === 0,
	(row) => row % 2 === 0,
	(_, column) => column % 3 === 0,
	(row, column) => (row + column) % 3 === 0,
	(row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
	(row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
	(row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
	(row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

type Grid = (boolean | null)[][];

function draw(
	version: number,
	codewords: readonly number[],
	mask: (row: number, column: number) => boolean,
	maskNumber: number,
): boolean[][] {
	const size = version * 4 + 17;
	const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
	const set = (row: number, column: number, dark: boolean) => {
		const line = grid[row];
		if (line && column >= 0 && column < size) line[column] = dark;
	};
	drawFinders(set, size);
	drawAlignments(set, version);
	for (let index = 8; index < size - 8; index++) {
		set(6, index, index % 2 === 0);
		set(index, 6, index % 2 === 0);
	}
	drawFormat(set, size, maskNumber);
	if (version >= 7) drawVersion(set, size, version);
	drawData(grid, codewords, mask);
	return grid.map((row) => row.map(Boolean));
}

type SetModule = (row: number, column: number, dark: boolean) => void;

function drawFinders(set: SetModule, size: number): void {
	for (const [top, left] of [
		[0, 0],
		[0, size - 7],
		[size - 7, 0],
	] as const) {
		for (let row = -1; row <= 7; row++) {
			for (let column = -1; column <= 7; column++) {
				const distance = Math.max(Math.abs(row - 3), Math.abs(column - 3));
				set(top + row, left + column, distance !== 2 && distance !== 4);
			}
		}
	}
}

function drawAlignments(set: SetModule, version: number): void {
	const centres = alignments[version - 1] ?? [];
	const last = centres.length - 1;
	centres.forEach((row, i) => {
		centres.forEach((column, j) => {
			if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
			for (let down = -2; down <= 2; down++) {
				for (let right = -2; right <= 2; right++) {
					set(row + down, column + right, Math.max(Math.abs(down), Math.abs(right)) !== 1);
				}
			}
		});
	});
}

/** Level M is 0; the mask's number follows, then ten bits that protect both. */
function drawFormat(set: SetModule, size: number, maskNumber: number): void {
	let check = maskNumber;
	for (let step = 0; step < 10; step++) check = (check << 1) ^ ((check >>> 9) * 0x537);
	const bits = ((maskNumber << 10) | check) ^ 0x5412;
	const bit = (index: number) => ((bits >>> index) & 1) === 1;
	for (let index = 0; index <= 5; index++) set(index, 8, bit(index));
	set(7, 8, bit(6));
	set(8, 8, bit(7));
	set(8, 7, bit(8));
	for (let index = 9; index < 15; index++) set(8, 14 - index, bit(index));
	for (let index = 0; index < 8; index++) set(8, size - 1 - index, bit(index));
	for (let index = 8; index < 15; index++) set(size - 15 + index, 8, bit(index));
	set(size - 8, 8, true);
}

function drawVersion(set: SetModule, size: number, version: number): void {
	let check = version;
	for (let step = 0; step < 12; step++) check = (check << 1) ^ ((check >>> 11) * 0x1f25);
	const bits = (version << 12) | check;
	for (let index = 0; index < 18; index++) {
		const dark = ((bits >>> index) & 1) === 1;
		const [near, far] = [Math.floor(index / 3), size - 11 + (index % 3)];
		set(far, near, dark);
		set(near, far, dark);
	}
}

/** Two columns at a time, from the right, up and down in turn. */
function drawData(grid: Grid, codewords: readonly number[], mask: (row: number, column: number) => boolean): void {
	const size = grid.length;
	let position = 0;
	for (let right = size - 1; right >= 1; right -= 2) {
		if (right === 6) right = 5;
		const upwards = ((right + 1) & 2) === 0;
		for (let step = 0; step < size; step++) {
			const row = upwards ? size - 1 - step : step;
			for (const column of [right, right - 1]) {
				const line = grid[row];
				if (!line || line[column] !== null) continue;
				const bit = ((codewords[position >>> 3] ?? 0) >>> (7 - (position & 7))) & 1;
				line[column] = (bit === 1) !== mask(row, column);
				position++;
			}
		}
	}
}

/** How hard a candidate is to read: runs, blocks, what looks like a finder, and imbalance. */
function penalty(matrix: readonly (readonly boolean[])[]): number {
	const size = matrix.length;
	const columns = matrix.map((_, index) => matrix.map((row) => row[index] ?? false));
	let total = 0;
	for (const line of [...matrix, ...columns]) {
		const text = line.map((dark) => (dark ? "1" : "0")).join("");
		for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) total += run.length - 2;
		total += 40 * [...text.matchAll(/(?=00001011101|10111010000)/g)].length;
	}
	for (let row = 0; row < size - 1; row++) {
		for (let column = 0; column < size - 1; column++) {
			const first = matrix[row]?.[column];
			const same = [matrix[row]?.[column + 1], matrix[row + 1]?.[column], matrix[row + 1]?.[column + 1]];
			if (same.every((module) => module === first)) total += 3;
		}
	}
	const dark = matrix.flat().filter(Boolean).length;
	return total + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}
