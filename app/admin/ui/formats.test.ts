import { describe, expect, it } from "vitest";
import { officeWords as english } from "#content/staff/office.en.ts";
import { officeWords as french } from "#content/staff/office.fr.ts";
import { formatDuration } from "./format-duration.ts";
import { formatSize } from "./format-size.ts";

const minute = 60_000;
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("formatDuration", () => {
	it.each([
		[20_000, "moins d’une minute"],
		[12 * minute, "12 min"],
		[125 * minute, "2 h 5 min"],
		[59.6 * minute, "1 h"],
		[24 * 60 * minute, "1 j"],
		[(3 * 24 * 60 + 4 * 60 + 7) * minute, "3 j 4 h"],
	])("formats %d ms as %s", (milliseconds, words) => {
		expect(plain(formatDuration(milliseconds, french.duration))).toBe(words);
	});

	it("formats in English too", () => {
		expect(plain(formatDuration(25 * 60 * minute, english.duration))).toBe("1 d 1 h");
	});
});

describe("formatSize", () => {
	it.each([
		[0, "0 Ko", "0 KB"],
		[1536, "1,5 Ko", "1.5 KB"],
		[52 * 1024 * 1024, "52 Mo", "52 MB"],
		[3.25 * 1024 ** 3, "3,3 Go", "3.3 GB"],
	])("formats %d bytes as %s or %s", (bytes, inFrench, inEnglish) => {
		expect([plain(formatSize(bytes, "fr")), plain(formatSize(bytes, "en"))]).toEqual([inFrench, inEnglish]);
	});
});
