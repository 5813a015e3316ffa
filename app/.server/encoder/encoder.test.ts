import { describe, expect, it } from "vitest";
import { noise } from "../photos/pictures.testing.ts";
import { readUpload } from "../photos/read-upload.ts";
import { encoder } from "./encoder.ts";

const inChunks = (bytes: Uint8Array, size: number) =>
	Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
		bytes.subarray(index * size, (index + 1) * size),
	);

describe("encoder", () => {
	it("encodes photos in another process, each from its own bytes", async () => {
		const widths = [60, 80, 100, 120, 140, 160];
		const photos = await Promise.all(widths.map(async (width) => (await noise(width, 50)).jpeg().toBuffer()));
		const encoded = await Promise.all(photos.map((photo) => encoder.encodePhoto(inChunks(photo, 997), "192.0.2")));
		expect(encoded.map((photo) => photo.kind === "photo" && photo.width)).toEqual(widths);
	});

	it("encodes the photos of a form there", async () => {
		const body = new FormData();
		body.append("photos", new Blob([new Uint8Array(await (await noise(90, 60)).jpeg().toBuffer())]), "photo.jpg");
		const request = new Request("http://localhost/", { method: "POST", body });
		const { photos, refused } = await readUpload(request, { most: 6, bytes: 1_000_000 }, { network: "192.0.2" });
		expect([photos.length, refused]).toEqual([1, []]);
	});

	it("makes the copies of a gallery there too", async () => {
		const photo = await (await noise(200, 100)).jpeg().toBuffer();
		expect(await encoder.encodeCopies(photo, [100])).toMatchObject([{ asked: 100, width: 100, height: 50 }]);
	});

	it("refuses at once a file that is no picture", async () => {
		const text = [Buffer.from("This is "), Buffer.from("text")];
		expect(await encoder.encodePhoto(text, "192.0.2")).toEqual({ kind: "refused", reason: "not-a-picture" });
		expect(await encoder.encodePhoto([], "192.0.2")).toEqual({ kind: "refused", reason: "not-a-picture" });
	});

	it("refuses a broken picture", async () => {
		const photo = await (await noise(400, 300)).jpeg().toBuffer();
		const half = photo.subarray(0, photo.length / 2);
		expect(await encoder.encodePhoto([half], "192.0.2")).toEqual({ kind: "refused", reason: "unreadable" });
	});
});
