import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { Config } from "./config.ts";
import { isUpload } from "./http/request-checks.ts";
import { inertPolicy, securityHeaders } from "./http/security-headers.ts";
import type { Log } from "./log.ts";

const stopWithin = 9_000;
/** How long a calm must last before the door closes: what waits in the socket's queue is served first. */
const calmFor = 150;
const calmWithin = 6_000;
const mostConnections = 2_000;
/** Browsers and proxies wait for an answer before they ask again on the same connection. */
const mostAhead = 8;

/** How long a request may take to arrive, in milliseconds. */
export interface TimeLimits {
	headers: number;
	request: number;
	/** Photos from a phone in a basement. */
	upload: number;
	/** Fewer bytes than that within that time end an upload. */
	slowestUpload: { bytes: number; within: number };
	/** Without a byte in either direction, longer than any answer takes: who does not read what they asked for. */
	silence: number;
	isUpload: (request: IncomingMessage) => boolean;
}

const timeLimits: TimeLimits = {
	headers: 10_000,
	request: 15_000,
	upload: 120_000,
	// 2 KB/s: the edge of a mobile network.
	slowestUpload: { bytes: 20_000, within: 10_000 },
	silence: 120_000,
	isUpload,
};

export interface RunningServer {
	port: number;
	/** Lets requests in flight finish, then closes; gives up on them after nine seconds. */
	stop(): Promise<void>;
}

/** A listening server that slow or broken clients cannot hold, and that stops without dropping a request. */
export async function serve(
	listener: RequestListener,
	config: Pick<Config, "PORT" | "HOST" | "origin">,
	log: Log,
	limits = timeLimits,
): Promise<RunningServer> {
	const server = createServer({
		headersTimeout: limits.headers,
		requestTimeout: limits.upload,
		// Node looks every 30 seconds unless told: limits would be three times as long as they say.
		connectionsCheckingInterval: Math.min(1000, limits.headers),
		keepAliveTimeout: 5_000,
		// Nearly all requests are: making no stream for what never comes saves a tenth of a page from the cache.
		optimizeEmptyRequests: true,
		// The listener refuses it too, and says more than Node's bare answer.
		requireHostHeader: false,
	});
	const headers = Object.fromEntries(
		securityHeaders({ https: config.origin.startsWith("https:"), policy: inertPolicy }),
	);
	const refuse = refusal(headers);
	const requests = { inFlight: 0, seen: 0, stopping: false };
	// One listener for all: a page from the cache costs little more than these do.
	const isTooFarAhead = createPipelineLimit(mostAhead);
	server.on("request", (request, response) => {
		requests.seen++;
		if (isTooFarAhead(request, response)) {
			request.socket.destroy();
			return;
		}
		if (hasBody(request)) endSlowBody(request, response, limits, refuse);
		if (requests.stopping) response.setHeader("Connection", "close");
		listener(request, response);
		countWhileInFlight(response, requests);
	});
	server.on("checkExpectation", (_, response: ServerResponse) => {
		response.writeHead(417, { ...headers, Connection: "close", "Content-Length": 0 }).end();
	});
	server.maxConnections = mostConnections;
	endSilence(server, limits.silence);
	server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => refuseBroken(error, socket, refuse));
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(config.PORT, config.HOST, resolve);
	});
	const address = server.address();
	return {
		port: typeof address === "object" && address ? address.port : config.PORT,
		stop: () => stop(server, requests, log),
	};
}

/**
 * Node answers all requests that arrive together, and keeps the answers until those before them were read: a few
 * kilobytes of questions could hold a hundred megabytes.
 */
function createPipelineLimit(most: number): (request: IncomingMessage, response: ServerResponse) => boolean {
	const waiting = new WeakMap<Socket, number>();
	return ({ socket }, response) => {
		// It has the connection to itself.
		if (response.socket) return false;
		const ahead = (waiting.get(socket) ?? 0) + 1;
		waiting.set(socket, ahead);
		response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
		return ahead > most;
	};
}

/** Who neither sends nor takes a byte for so long is gone. Node's own limit would set a timer anew for every request. */
function endSilence(server: Server, silence: number): void {
	const heard = new Map<Socket, { bytes: number; at: number }>();
	server.on("connection", (socket) => {
		heard.set(socket, { bytes: 0, at: performance.now() });
		socket.once("close", () => heard.delete(socket));
	});
	const look = () => {
		const now = performance.now();
		for (const [socket, last] of heard) {
			const bytes = socket.bytesRead + socket.bytesWritten;
			if (bytes !== last.bytes) heard.set(socket, { bytes, at: now });
			else if (now - last.at >= silence) socket.destroy();
		}
	};
	setInterval(look, silence / 4).unref();
}

/** What the stop waits for, and tells those who come meanwhile: not to come back. */
interface Requests {
	inFlight: number;
	/** Since the start. */
	seen: number;
	stopping: boolean;
}

/** Whoever was answered at once was never in flight. */
function countWhileInFlight(response: ServerResponse, requests: Requests): void {
	if (response.writableEnded || response.closed) return;
	requests.inFlight++;
	response.on("close", () => requests.inFlight--);
}

function hasBody({ headers }: IncomingMessage): boolean {
	const { "content-length": length, "transfer-encoding": chunks } = headers;
	return (length !== undefined && Number(length) !== 0) || chunks !== undefined;
}

/**
 * Node has one limit for all requests; photos need more than anyone else may have. This holds the others to theirs,
 * answered already or not: a refused request may go on sending for as long as it likes.
 */
function endSlowBody(request: IncomingMessage, response: ServerResponse, limits: TimeLimits, refuse: Refuse): void {
	const end = () => {
		if (request.complete) return;
		if (response.headersSent) request.socket.destroy();
		else {
			response.statusCode = 408;
			refuseBroken({ code: requestTimeout }, request.socket, refuse);
		}
	};
	const timer = limits.isUpload(request)
		? whenSlow(request, limits.slowestUpload, end)
		: globalThis.setTimeout(end, limits.request);
	request.once("close", () => clearTimeout(timer));
}

/** Photos may take long, but must keep coming. */
function whenSlow(
	request: IncomingMessage,
	{ bytes, within }: TimeLimits["slowestUpload"],
	end: () => void,
): NodeJS.Timeout {
	const { socket } = request;
	let before = socket.bytesRead;
	return setInterval(() => {
		// A paused body waits for us: photos before it are being encoded.
		if (!request.isPaused() && socket.bytesRead - before < bytes) end();
		before = socket.bytesRead;
	}, within);
}

async function stop(server: Server, requests: Requests, log: Log): Promise<void> {
	const forced = globalThis.setTimeout(() => {
		log.info("stop forced");
		server.closeAllConnections();
	}, stopWithin);
	requests.stopping = true;
	const deadline = Date.now() + calmWithin;
	for (let calm = 0, seen = -1; calm < calmFor && Date.now() < deadline; ) {
		await setTimeout(50);
		// Whoever is answered at once is never in flight, but others like them may be waiting at the door.
		calm = requests.inFlight === 0 && requests.seen === seen ? calm + 50 : 0;
		seen = requests.seen;
	}
	// Node's own close would also cut connections whose request has arrived but was not read yet.
	const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
	await setTimeout(calmFor);
	server.closeIdleConnections();
	await closed;
	clearTimeout(forced);
}

const requestTimeout = "ERR_HTTP_REQUEST_TIMEOUT";

/** Answers a request that has no response object, and hangs up. */
type Refuse = (status: string, socket: Socket, sent?: () => void) => void;

function refusal(headers: Readonly<Record<string, string>>): Refuse {
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
	const rest = `Connection: close\r\nContent-Length: 0\r\n${lines.join("")}\r\n`;
	return (status, socket, sent) => void socket.end(`HTTP/1.1 ${status}\r\n${rest}`, sent);
}

/** What Node's parser refuses never reaches the shell: answer it with the same headers, or hang up. */
function refuseBroken({ code }: Pick<NodeJS.ErrnoException, "code">, socket: Socket, refuse: Refuse): void {
	if (code === "ECONNRESET" || !socket.writable) {
		socket.destroy();
		return;
	}
	if (code === "HPE_HEADER_OVERFLOW") refuse("431 Request Header Fields Too Large", socket);
	// Who had time enough does not get more by keeping their own half of the line open.
	else if (code === requestTimeout) refuse("408 Request Timeout", socket, () => socket.destroy());
	else refuse("400 Bad Request", socket);
}
