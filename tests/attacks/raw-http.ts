import { connect } from "node:net";

export interface RawAnswer {
	status: number;
	/** Names in lower case; of repeated headers the last one counts. */
	headers: ReadonlyMap<string, string>;
	body: string;
}

export interface Exchange {
	answers: RawAnswer[];
	/** True when the received bytes could not be parsed as HTTP responses. */
	garbled: boolean;
	/** True when the connection was still open at the time limit. */
	hung: boolean;
	ms: number;
}

interface RawOptions {
	port: number;
	/** Written one after the other, each in its own iteration of the event loop. */
	pieces: readonly (string | Buffer)[];
	/** `end`: half-closes after 400 ms of silence. `wait`: keeps the connection open. `cut`: destroys it at once. */
	afterwards: "end" | "wait" | "cut";
	timeLimit: number;
	/** True for requests such as HEAD, whose response has no body whatever its headers say. */
	bodiless?: boolean;
}

const silence = 400;

/** Writes raw bytes to a socket: an HTTP client would normalize or reject them. */
export function exchange({ port, pieces, afterwards, timeLimit, bodiless = false }: RawOptions): Promise<Exchange> {
	const started = performance.now();
	return new Promise((resolve) => {
		const chunks: Buffer[] = [];
		const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
		let settled = false;
		const settle = (hung: boolean) => {
			if (settled) return;
			settled = true;
			clearTimeout(timer);
			clearTimeout(silenceTimer);
			socket.destroy();
			const { answers, garbled } = readAnswers(Buffer.concat(chunks), bodiless);
			resolve({ answers, garbled, hung, ms: performance.now() - started });
		};
		const timer = setTimeout(() => settle(true), timeLimit);
		// Delays the half-close: a server may treat an early one as an aborted request and not respond.
		let silenceTimer: NodeJS.Timeout | undefined;
		socket.on("error", () => settle(false));
		socket.on("end", () => settle(false));
		socket.on("close", () => settle(false));
		socket.on("data", (chunk) => {
			chunks.push(chunk);
			silenceTimer?.refresh();
		});
		socket.on("connect", async () => {
			for (const piece of pieces) {
				if (settled) return;
				socket.write(piece);
				await new Promise((next) => setImmediate(next));
			}
			if (afterwards === "end") silenceTimer = setTimeout(() => socket.end(), silence);
			if (afterwards === "cut") {
				socket.destroy();
				settle(false);
			}
		});
	});
}

/** Parses all responses of a connection, in order. The last one may be incomplete. */
function readAnswers(bytes: Buffer, bodiless = false): { answers: RawAnswer[]; garbled: boolean } {
	const answers: RawAnswer[] = [];
	let rest = bytes;
	while (rest.length > 0) {
		const headEnd = rest.indexOf("\r\n\r\n");
		const [first = "", ...lines] = rest
			.subarray(0, headEnd < 0 ? rest.length : headEnd)
			.toString("latin1")
			.split("\r\n");
		const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
		if (!status || headEnd < 0) return { answers, garbled: true };
		const headers = new Map(
			lines.map((line) => {
				const colon = line.indexOf(":");
				return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
			}),
		);
		rest = rest.subarray(headEnd + 4);
		if (status < 200) continue;
		const hasBody = !bodiless && status !== 204 && status !== 304;
		const { body, length } = hasBody ? readBody(rest, headers) : { body: "", length: 0 };
		rest = rest.subarray(length);
		answers.push({ status, headers, body });
	}
	return { answers, garbled: false };
}

function readBody(bytes: Buffer, headers: ReadonlyMap<string, string>): { body: string; length: number } {
	if (headers.get("transfer-encoding") === "chunked") return readChunks(bytes);
	const length = Math.min(bytes.length, Number(headers.get("content-length") ?? bytes.length));
	return { body: bytes.subarray(0, length).toString(), length };
}

function readChunks(bytes: Buffer): { body: string; length: number } {
	const parts: Buffer[] = [];
	let at = 0;
	for (;;) {
		const lineEnd = bytes.indexOf("\r\n", at);
		const size = lineEnd < 0 ? 0 : Number.parseInt(bytes.subarray(at, lineEnd).toString("latin1"), 16);
		at = lineEnd < 0 ? bytes.length : lineEnd + 2;
		if (!size) return { body: Buffer.concat(parts).toString(), length: Math.min(bytes.length, at + 2) };
		parts.push(bytes.subarray(at, at + size));
		at += size + 2;
	}
}
