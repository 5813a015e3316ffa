import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { readForm } from "./read-form.ts";

const boundary = "----form";
const multipart = `multipart/form-data; boundary=${boundary}`;

function sent(body: BodyInit, type?: string): Request {
	const headers = type ? { "Content-Type": type } : undefined;
	return new Request("https://airelle.example/admin/x", {
		method: "POST",
		body,
		headers,
		duplex: "half",
	} as RequestInit);
}

const field = (name: string, value: string) =>
	`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (content: string) =>
	`--${boundary}\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n${content}\r\n`;
const end = `--${boundary}--\r\n`;

async function resultOf(request: Request): Promise<unknown> {
	try {
		return [...(await readForm(request))];
	} catch (thrown) {
		return (thrown as { init?: { status?: number } }).init?.status ?? thrown;
	}
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function keptBytes(): number {
	collectGarbage();
	collectGarbage();
	return process.memoryUsage().arrayBuffers;
}

describe("readForm", () => {
	const typed: [string, string][] = [
		["text", "Bonjour à tous\r\nligne deux & plus"],
		["services", "a"],
		["services", "b"],
		["empty", ""],
	];

	it("reads every field in order, in both encodings of a form", async () => {
		const body = new FormData();
		for (const [name, value] of typed) body.append(name, value);
		expect(await resultOf(sent(body))).toEqual(typed);
		expect(await resultOf(sent(new URLSearchParams(typed)))).toEqual(typed);
	});

	it("drops files and keeps the fields after them", async () => {
		const body = field("before", "1") + file("x".repeat(2_000_000)) + field("after", "2") + end;
		expect(await resultOf(sent(body, multipart))).toEqual([
			["before", "1"],
			["after", "2"],
		]);
	});

	it("never holds a large file in memory", async () => {
		const megabyte = new Uint8Array(1024 * 1024).fill(65);
		const [start = "", rest = ""] = file("|").split("|");
		const pieces: (string | Uint8Array)[] = [start, ...Array(48).fill(megabyte), rest + field("name", "Léa") + end];
		const before = keptBytes();
		let most = 0;
		const body = new ReadableStream<Uint8Array>({
			pull(controller) {
				if (pieces.length % 10 === 0) most = Math.max(most, keptBytes() - before);
				const piece = pieces.shift();
				if (piece === undefined) controller.close();
				else controller.enqueue(typeof piece === "string" ? new TextEncoder().encode(piece) : piece.slice());
			},
		});
		expect(await resultOf(sent(body, multipart))).toEqual([["name", "Léa"]]);
		expect(most).toBeLessThan(16 * 1024 * 1024);
	});

	it("accepts the largest form of the back office, and responds 413 to more", async () => {
		const many = (count: number) => field("a", "b").repeat(count) + end;
		expect(await resultOf(sent(many(2_000), multipart))).toHaveLength(2_000);
		expect(await resultOf(sent(many(2_001), multipart))).toBe(413);
		expect(await resultOf(sent(field("a", "x".repeat(512 * 1024 - 1)) + end, multipart))).toHaveLength(1);
		expect(await resultOf(sent(field("a", "x".repeat(512 * 1024)) + end, multipart))).toBe(413);
	});

	it("counts the fields of an urlencoded form before it reads them", async () => {
		const type = "application/x-www-form-urlencoded";
		expect(await resultOf(sent(`${"a&".repeat(1_999)}b=%C3%A9+1`, type))).toHaveLength(2_000);
		expect(await resultOf(sent(`${"a&".repeat(2_000)}a`, type))).toBe(413);
		expect(await resultOf(sent("&".repeat(512 * 1024 - 1), type))).toBe(413);
	});

	it("responds 400 to a body that cannot be parsed", async () => {
		expect(await resultOf(sent(field("a", "b"), multipart))).toBe(400);
		expect(await resultOf(sent("a=b", "multipart/form-data"))).toBe(400);
	});
});
