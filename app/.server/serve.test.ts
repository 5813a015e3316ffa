import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RunningServer, serve } from "./serve.ts";

const body = "0123456789";
const log = { info: () => {}, error: () => {} };
const limits = {
	headers: 200,
	request: 100,
	upload: 60_000,
	slowestUpload: { bytes: 1000, within: 400 },
	silence: 1000,
	isUpload: ({ url = "" }) => url === "/photos" || url === "/paused",
};

let server: RunningServer;
/** What became of the answer to `/large`. */
const largeAnswer = Promise.withResolvers<"read" | "cut">();
/** Lets the listener read on at `/paused`. */
const resume = Promise.withResolvers<void>();
const sockets: Socket[] = [];

beforeEach(async () => {
	server = await serve(
		(request, response) => {
			// As the shell does: what is too large is refused before it is read.
			if (request.url === "/large") {
				response.end(Buffer.alloc(50_000_000));
				response.once("close", () => largeAnswer.resolve(response.writableFinished ? "read" : "cut"));
			} else if (request.url === "/paused") {
				request.once("data", () => request.pause()).on("end", () => response.end("all of it"));
				void resume.promise.then(() => request.resume());
			} else if (request.url === "/refused") response.writeHead(413, { "Content-Length": 0 }).end();
			else request.on("end", () => response.end("all of it")).resume();
		},
		{ PORT: 0, HOST: "127.0.0.1", origin: "https://www.airelle.example" },
		log,
		limits,
	);
});

afterEach(async () => {
	for (const socket of sockets.splice(0)) socket.destroy();
	await server.stop();
});

/** A client that begins to send a body, and keeps its half of the line open whatever happens. */
function begin(path: string, headers = `Content-Length: ${body.length}`) {
	const socket = connect({ port: server.port, host: "127.0.0.1", allowHalfOpen: true });
	sockets.push(socket);
	const client = {
		socket,
		received: "",
		closed: new Promise<void>((resolve) => socket.once("end", resolve).once("close", () => resolve())),
	};
	socket
		.on("error", () => {})
		.on("data", (chunk) => {
			client.received += chunk.toString();
		});
	socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`);
	return client;
}

describe("a body that does not arrive", () => {
	it("ends with 408 and the headers of every answer", async () => {
		const slow = begin("/contact");
		slow.socket.write(body.slice(0, 3));
		await slow.closed;
		expect(slow.received).toMatch(/^HTTP\/1\.1 408 /);
		expect(slow.received).toContain("Content-Security-Policy: default-src 'none'");
	});

	it("ends with 408 when its length is not said", async () => {
		const slow = begin("/contact", "Transfer-Encoding: chunked");
		slow.socket.write("3\r\n012\r\n");
		await slow.closed;
		expect(slow.received).toMatch(/^HTTP\/1\.1 408 /);
	});

	it("does not hold the line after it was refused", async () => {
		const slow = begin("/refused");
		await slow.closed;
		expect(slow.received).toMatch(/^HTTP\/1\.1 413 /);
		expect(slow.received).not.toContain("408");
	});

	it("has longer when it brings photos", async () => {
		const photos = begin("/photos");
		photos.socket.write(body.slice(0, 3));
		const slow = begin("/contact");
		await slow.closed;
		expect(slow.received).toMatch(/^HTTP\/1\.1 408 /);
		expect(photos.received).toBe("");
		photos.socket.write(body.slice(3));
		await new Promise((resolve) => photos.socket.once("data", resolve));
		expect(photos.received).toMatch(/^HTTP\/1\.1 200 /);
	});

	it("ends with 408 when it brings photos a byte at a time", async () => {
		const slow = begin("/photos", "Content-Length: 5000");
		const dripping = setInterval(() => slow.socket.write("x"), 20);
		await slow.closed;
		clearInterval(dripping);
		expect(slow.received).toMatch(/^HTTP\/1\.1 408 /);
	});

	it("is not blamed for the time that the server takes to read it", async () => {
		const waiting = begin("/paused");
		waiting.socket.write(body.slice(0, 3));
		// Ends by the same limit, later.
		const slow = begin("/photos", "Content-Length: 5000");
		await slow.closed;
		expect(waiting.received).toBe("");
		resume.resolve();
		waiting.socket.write(body.slice(3));
		await new Promise((resolve) => waiting.socket.once("data", resolve));
		expect(waiting.received).toMatch(/^HTTP\/1\.1 200 /);
	});

	it("leaves the requests that arrive whole alone", async () => {
		const quick = begin("/contact");
		quick.socket.write(body);
		const slow = begin("/contact");
		await slow.closed;
		expect(quick.received).toMatch(/^HTTP\/1\.1 200 /);
		quick.socket.write(`POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
		await new Promise((resolve) => quick.socket.once("data", resolve));
		expect(quick.received.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
	});
});

describe("a client that holds the line", () => {
	it("with headers that do not end is answered 408", async () => {
		const slow = begin("/contact", "X-Slow: y");
		slow.socket.write("POST /contact HTTP/1.1\r\nHost: localhost\r\n");
		await slow.closed;
		expect(slow.received).toMatch(/HTTP\/1\.1 408 /);
	});

	it("with questions far ahead of their answers is put out", async () => {
		const ask = (times: number) => body + "GET /refused HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(times);
		const answers = ({ received }: { received: string }) => received.match(/HTTP\/1\.1 413 /g)?.length ?? 0;
		const ahead = begin("/refused");
		ahead.socket.write(ask(40));
		await ahead.closed;
		expect(answers(ahead)).toBeLessThan(10);
		const polite = begin("/refused");
		polite.socket.write(ask(3));
		await expect.poll(() => answers(polite)).toBe(4);
	});

	it("without a word is put out", async () => {
		const socket = connect({ port: server.port, host: "127.0.0.1" });
		sockets.push(socket);
		await new Promise((resolve) =>
			socket
				.on("error", () => {})
				.once("close", resolve)
				.resume(),
		);
	});

	it("and does not read what it asked for is put out", async () => {
		const socket = connect({ port: server.port, host: "127.0.0.1" });
		sockets.push(socket);
		socket.on("error", () => {}).pause();
		socket.write("GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n");
		expect(await largeAnswer.promise).toBe("cut");
	});
});

describe("what never reaches the site", () => {
	it.each([
		["a broken request line", "GET / HTTP/9.9\r\n\r\n", 400],
		["an expectation that nobody can meet", "GET / HTTP/1.1\r\nHost: localhost\r\nExpect: coffee\r\n\r\n", 417],
		["a header without end", `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
	])("%s is refused with the headers of every answer", async (_, request, status) => {
		const socket = connect({ port: server.port, host: "127.0.0.1" });
		sockets.push(socket);
		let received = "";
		socket
			.on("error", () => {})
			.on("data", (chunk) => {
				received += chunk.toString();
			});
		socket.write(request);
		await new Promise((resolve) => socket.once("close", resolve));
		expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
		for (const name of [
			"Content-Security-Policy",
			"Permissions-Policy",
			"Strict-Transport-Security",
			"X-Frame-Options",
		]) {
			expect(received).toContain(`\r\n${name}: `);
		}
	});
});
