import { Agent, request as httpRequest } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ConfigError } from "./config.ts";
import { type ClientLimits, type RunningServer, serve } from "./serve.ts";

const body = "0123456789";
const log = { info: () => {}, error: () => {} };
const limits: ClientLimits = {
	headers: 200,
	request: 100,
	upload: 60_000,
	slowestUpload: { bytes: 1000, within: 400 },
	silence: 1000,
	connections: { most: 6, readEvery: 50, slowBelow: 1 },
	isUpload: ({ url = "" }) => url === "/photos" || url === "/paused",
};
/** For what must not happen, however busy the machine is. */
const long = 60_000;

let server: RunningServer;
/** Of the bodies at `/photos` and `/encoding`. */
let bytesRead = 0;
/** Whether the response to `/large` was read completely or cut off. */
const largeAnswer = Promise.withResolvers<"read" | "cut">();
/** Lets the listener continue to read at `/paused`. */
const resume = Promise.withResolvers<void>();
const sockets: Socket[] = [];

/** Sends a request, and returns all that the server sends until it closes the connection. */
async function receivedUntilClosed(request: string): Promise<string> {
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
	return received;
}

async function start(changed: Partial<ClientLimits> = {}): Promise<void> {
	bytesRead = 0;
	const count = (chunk: Buffer) => {
		bytesRead += chunk.length;
	};
	server = await serve(
		(request, response) => {
			// Like the HTTP pipeline, `/refused` responds before the body is read.
			if (request.url === "/large") {
				response.end(Buffer.alloc(50_000_000));
				response.once("close", () => largeAnswer.resolve(response.writableFinished ? "read" : "cut"));
			} else if (request.url === "/paused") {
				request.once("data", () => request.pause()).on("end", () => response.end("all of it"));
				void resume.promise.then(() => request.resume());
			} else if (request.url === "/encoding") {
				request.on("data", count).once("data", () => request.pause());
			} else if (request.url === "/half-read") {
				request.once("data", () => {
					request.pause();
					response.writeHead(404, { "Content-Length": 0 }).end();
				});
				request.on("data", () => {});
			} else if (request.url === "/refused") response.writeHead(413, { "Content-Length": 0 }).end();
			else request.on("data", count).on("end", () => response.end("all of it"));
		},
		{ PORT: 0, HOST: "127.0.0.1", origin: "https://www.airelle.example" },
		log,
		{ ...limits, ...changed },
	);
}

async function startAgain(changed: Partial<ClientLimits>): Promise<void> {
	await server.stop();
	await start(changed);
}

beforeEach(() => start());

afterEach(async () => {
	for (const socket of sockets.splice(0)) socket.destroy();
	await server.stop();
});

/** A client that sends the headers of a POST request and keeps its half of the connection open. */
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

describe("an address to listen on that this machine does not have", () => {
	it.each(["192.0.2.1", "no-such-machine.invalid"])("%s is reported as a wrong setting", async (HOST) => {
		const started = serve(() => {}, { PORT: 0, HOST, origin: "http://localhost" }, log);
		await expect(started).rejects.toThrow(new RegExp(`HOST is "${HOST}".*127\\.0\\.0\\.1`, "s"));
		await expect(started).rejects.toBeInstanceOf(ConfigError);
	});
});

describe("a slow request body", () => {
	it("ends with 408 and the security headers", async () => {
		const slow = begin("/contact");
		slow.socket.write(body.slice(0, 3));
		await slow.closed;
		expect(slow.received).toMatch(/^HTTP\/1\.1 408 /);
		expect(slow.received).toContain("Content-Security-Policy: default-src 'none'");
	});

	it("ends with 408 when it is chunked", async () => {
		const slow = begin("/contact", "Transfer-Encoding: chunked");
		slow.socket.write("3\r\n012\r\n");
		await slow.closed;
		expect(slow.received).toMatch(/^HTTP\/1\.1 408 /);
	});

	it("does not keep the connection open after it was rejected", async () => {
		const slow = begin("/refused");
		await slow.closed;
		expect(slow.received).toMatch(/^HTTP\/1\.1 413 /);
		expect(slow.received).not.toContain("408");
	});

	it("has a longer time limit for photos", async () => {
		await startAgain({ slowestUpload: { bytes: 1000, within: long } });
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

	it("ends with 408 when photos arrive below the minimum rate", async () => {
		const slow = begin("/photos", "Content-Length: 5000");
		const dripping = setInterval(() => slow.socket.write("x"), 20);
		await slow.closed;
		clearInterval(dripping);
		expect(slow.received).toMatch(/^HTTP\/1\.1 408 /);
	});

	it("does not time out while the server has paused reading", async () => {
		const waiting = begin("/paused");
		waiting.socket.write(body.slice(0, 3));
		// Hits the same limit, but later.
		const slow = begin("/photos", "Content-Length: 5000");
		await slow.closed;
		expect(waiting.received).toBe("");
		resume.resolve();
		waiting.socket.write(body.slice(3));
		await new Promise((resolve) => waiting.socket.once("data", resolve));
		expect(waiting.received).toMatch(/^HTTP\/1\.1 200 /);
	});

	it("does not hold up the next request on the connection when it was refused half read", async () => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		const ask = (path: string, content: Buffer) =>
			new Promise<number | undefined>((resolve, reject) => {
				const options = { port: server.port, host: "127.0.0.1", method: "POST", path, agent };
				httpRequest(options, (answer) => resolve(answer.resume().statusCode))
					.on("error", reject)
					.end(content);
			});
		const refused = ask("/half-read", Buffer.alloc(300_000));
		expect([await refused, await ask("/photos", Buffer.from("x"))]).toEqual([404, 200]);
		agent.destroy();
	});

	it("does not affect requests that arrive completely", async () => {
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

describe("a client that holds its connection", () => {
	it("gets 408 when its headers do not end", async () => {
		const slow = begin("/contact", "X-Slow: y");
		slow.socket.write("POST /contact HTTP/1.1\r\nHost: localhost\r\n");
		await slow.closed;
		expect(slow.received).toMatch(/HTTP\/1\.1 408 /);
	});

	it("is disconnected when it pipelines more than 8 requests", async () => {
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

	it("is disconnected when it sends nothing", async () => {
		const socket = connect({ port: server.port, host: "127.0.0.1" });
		sockets.push(socket);
		await new Promise((resolve) =>
			socket
				.on("error", () => {})
				.once("close", resolve)
				.resume(),
		);
	});

	it("is disconnected when it stays silent after a response, which promised no shorter time", async () => {
		const received = await receivedUntilClosed("GET /refused HTTP/1.1\r\nHost: localhost\r\n\r\n");
		expect(received).toContain("Connection: keep-alive\r\n");
		expect(received).not.toContain("Keep-Alive: timeout");
	});

	it("is disconnected when it does not read its response", async () => {
		const socket = connect({ port: server.port, host: "127.0.0.1" });
		sockets.push(socket);
		socket.on("error", () => {}).pause();
		socket.write("GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n");
		expect(await largeAnswer.promise).toBe("cut");
	});
});

describe("a request that never reaches the listener", () => {
	it.each([
		["a broken request line", "GET / HTTP/9.9\r\n\r\n", 400],
		["an expectation that nobody can meet", "GET / HTTP/1.1\r\nHost: localhost\r\nExpect: coffee\r\n\r\n", 417],
		["a header without end", `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
	])("with %s is rejected with the security headers", async (_, request, status) => {
		const received = await receivedUntilClosed(request);
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

describe("more connections than the server takes", () => {
	beforeEach(() =>
		startAgain({ headers: long, request: long, silence: long, slowestUpload: { bytes: 1000, within: long } }),
	);

	/** The status of the answer; null when the connection is refused. */
	const get = (path: string) =>
		new Promise<number | null>((resolve) => {
			httpRequest({ port: server.port, host: "127.0.0.1", path, agent: false }, (response) => {
				response.resume();
				resolve(response.statusCode ?? null);
			})
				.on("error", () => resolve(null))
				.end();
		});

	const whole = "GET /refused HTTP/1.1\r\nHost: localhost\r\n\r\n";

	function fill(count: number, sent: string): Socket[] {
		const opened = Array.from({ length: count }, () => {
			const socket = connect({ port: server.port, host: "127.0.0.1" }).on("error", () => {});
			socket.write(sent);
			return socket;
		});
		sockets.push(...opened);
		return opened;
	}

	it.each([
		["whose first request never arrives", "GET / HTTP/1.1\r\nHost: local"],
		["that send nothing after a whole request", whole],
		["whose second request never arrives", `${whole}GET / HTTP/1.1\r\nHost: local`],
		["that do not read their response", "GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n"],
	])("end the slowest of those %s, and serve the new one", async (_, sent) => {
		const slow = fill(6, sent);
		if (!sent.includes("/large")) for (const socket of slow) socket.resume();
		// Their own time limits would end all of them.
		const ended = () => slow.filter(({ closed }) => closed).length;
		await expect.poll(async () => [await get("/refused"), ended() <= 1]).toEqual([413, true]);
	});

	it("end no upload that arrives faster, also after a long idle time, and none that waits for the server", async () => {
		const encoding = begin("/encoding");
		encoding.socket.write(body.slice(0, 3));
		await expect.poll(() => bytesRead).toBe(3);
		const upload = begin("/refused", "Content-Length: 0");
		await expect.poll(() => upload.received).toMatch(/^HTTP\/1\.1 413 /);
		await setTimeout(1000);
		const size = 1_000_000;
		upload.socket.write(`POST /photos HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${size}\r\n\r\n`);
		let sent = 0;
		// Ten times as fast as it has to be: on a busy machine, the timer is late.
		const sending = setInterval(() => {
			upload.socket.write("x".repeat(100));
			sent += 100;
		}, 5);
		await expect.poll(() => bytesRead).toBeGreaterThan(1000);
		const slow = fill(4, "GET / HTTP/1.1\r\nHost: local");
		await expect.poll(async () => [await get("/refused"), slow.some(({ closed }) => closed)]).toEqual([413, true]);
		clearInterval(sending);
		upload.socket.write("x".repeat(size - sent));
		await expect.poll(() => upload.received).toMatch(/HTTP\/1\.1 200 /);
		expect(encoding.socket.closed).toBe(false);
	});

	it("refuse the new one when all others are being served", async () => {
		for (let n = 0; n < 6; n++) begin("/encoding").socket.write(body.slice(0, 3));
		await expect.poll(() => bytesRead).toBe(18);
		expect(await get("/refused")).toBeNull();
	});
});
