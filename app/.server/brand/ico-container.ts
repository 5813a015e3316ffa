/** ICO format: a header, one 16-byte entry per image, then the PNG files unchanged. */
export function icoContainer(images: readonly { size: number; png: Uint8Array }[]): Buffer {
	const header = Buffer.alloc(6 + 16 * images.length);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(images.length, 4);
	let offset = header.length;
	for (const [index, { size, png }] of images.entries()) {
		const entry = 6 + 16 * index;
		header.writeUInt8(size, entry);
		header.writeUInt8(size, entry + 1);
		header.writeUInt16LE(1, entry + 4);
		header.writeUInt16LE(32, entry + 6);
		header.writeUInt32LE(png.length, entry + 8);
		header.writeUInt32LE(offset, entry + 12);
		offset += png.length;
	}
	return Buffer.concat([header, ...images.map((image) => image.png)]);
}
