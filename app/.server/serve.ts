import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { type Config, listenProblem } from "./config.ts";
import { isUpload } from "./http/request-checks.ts";
import { inertPolicy, securityHeaders } from "./http/security-headers.ts";
import { type ConnectionLimit, type InFlight, limitConnections } from "./limit-connections.ts";
import type { Log } from "./log.ts";

const stopWithin = 9_000;
/** Milliseconds without requests before the server stops listening: queued connections are served first. */
const calmFor = 150;
const calmWithin = 6_000;
/** Pipelined requests per connection. Browsers and proxies do not pipeline: they wait for each response. */
const mostAhead = 8;

/** How long a request may take to arrive, in milliseconds, and how many connections may be open. */
export interface ClientLimits {
	headers: number;
	request: number;
	/** Long enough for photos over a weak mobile connection. */
	upload: number;
	/** An upload that receives fewer than `bytes` in `within` milliseconds is ended. */
	slowestUpload: { bytes: number; within: number };
	/** Idle time without a byte in either direction, for clients that do not read. Longer than any response takes. */
	silence: number;
	connections: ConnectionLimit;
	isUpload: (request: IncomingMessage) => boolean;
}

const clientLimits: ClientLimits = {
	headers: 10_000,
	request: 15_000,
	upload: 120_000,
	// 2 KB/s, a very weak mobile connection.
	slowestUpload: { bytes: 20_000, within: 10_000 },
	silence: 120_000,
	// The same rate: whoever opens new connections all the time ends no upload.
	connections: { most: 2_000, readEvery: 1_000, slowBelow: 2 },
	isUpload,
};

export interface RunningServer {
	port: number;
	/** Graceful shutdown: waits for in-flight requests, then closes; forces the close after nine seconds. */
	stop(): Promise<void>;
}

/** Starts a server with limits against slow or broken clients, and with graceful shutdown. */
export async function serve(
	listener: RequestListener,
	config: Pick<Config, "PORT" | "HOST" | "origin">,
	log: Log,
	limits = clientLimits,
): Promise<RunningServer> {
	const server = createServer({
		headersTimeout: limits.headers,
		requestTimeout: limits.upload,
		// Node's default is 30 seconds, which would make the actual limits up to three times as long.
		connectionsCheckingInterval: Math.min(1000, limits.headers),
		// No timer that is set after each response and cleared at the next request, a twelfth of the CPU time of a cached page:
		// `endSilence` closes idle connections, and `limitConnections` does when there are too many.
		keepAliveTimeout: 0,
		// Nearly all requests have no body: creating no stream for it saves a tenth of the CPU time of a cached page.
		optimizeEmptyRequests: true,
		// The listener rejects a missing Host too, with an error page instead of Node's empty response.
		requireHostHeader: false,
	});
	const headers = Object.fromEntries(
		securityHeaders({ https: config.origin.startsWith("https:"), policy: inertPolicy }),
	);
	const refuse = refusal(headers);
	const inFlight = new Map<Socket, ServerResponse>();
	const requests = { inFlight, seen: 0, stopping: false };
	// One listener for all of it: each `request` listener is a noticeable part of the cost of a cached page.
	const isTooFarAhead = createPipelineLimit(mostAhead);
	limitConnections(server, inFlight, limits.connections);
	server.on("request", (request, response) => {
		requests.seen++;
		if (isTooFarAhead(request, response)) {
			request.socket.destroy();
			return;
		}
		if (hasBody(request)) {
			endSlowBody(request, response, limits, refuse);
			response.once("finish", () => dropRestOfBody(request));
		}
		if (requests.stopping) response.setHeader("Connection", "close");
		listener(request, response);
		noteInFlight(inFlight, response);
	});
	server.on("checkExpectation", (_, response: ServerResponse) => {
		response.writeHead(417, { ...headers, Connection: "close", "Content-Length": 0 }).end();
	});
	endSilence(server, limits.silence);
	server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => refuseBroken(error, socket, refuse));
	await new Promise<void>((resolve, reject) => {
		server.once("error", (error) => reject(listenProblem(error, config)));
		server.listen(config.PORT, config.HOST, resolve);
	});
	const address = server.address();
	return {
		port: typeof address === "object" && address ? address.port : config.PORT,
		stop: () => stop(server, requests, log),
	};
}

/**
 * Limits pipelining. Node handles all pipelined requests at once and buffers each response until the earlier ones have
 * been read: a few kilobytes of requests could hold a hundred megabytes of memory.
 */
function createPipelineLimit(most: number): (request: IncomingMessage, response: ServerResponse) => boolean {
	const waiting = new WeakMap<Socket, number>();
	return ({ socket }, response) => {
		// Not waiting behind an earlier response: Node has assigned the socket already.
		if (response.socket) return false;
		const ahead = (waiting.get(socket) ?? 0) + 1;
		waiting.set(socket, ahead);
		response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
		return ahead > most;
	};
}

/** Closes connections without traffic. Node's own socket timeout would reset a timer on every request. */
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

/** State for graceful shutdown. While `stopping`, responses carry `Connection: close`. */
interface Requests {
	inFlight: InFlight;
	/** Since the start. */
	seen: number;
	stopping: boolean;
}

/** Responses that ended synchronously are not noted as in flight. */
function noteInFlight(inFlight: Map<Socket, ServerResponse>, response: ServerResponse): void {
	if (response.writableEnded || response.closed) return;
	const { socket } = response.req;
	inFlight.set(socket, response);
	response.on("close", () => {
		// Of pipelined requests, the last response is noted: it closes last.
		if (inFlight.get(socket) === response) inFlight.delete(socket);
	});
}

function hasBody({ headers }: IncomingMessage): boolean {
	const { "content-length": length, "transfer-encoding": chunks } = headers;
	return (length !== undefined && Number(length) !== 0) || chunks !== undefined;
}

/**
 * A form that is refused before it was read leaves its body on the connection, and the next request on it would wait behind
 * it. Node drops such a body by itself only when nobody began to read it.
 */
function dropRestOfBody(request: IncomingMessage): void {
	if (request.complete) return;
	request.removeAllListeners("data");
	request.resume();
}

/**
 * Enforces the time limit of a body. Node has one limit for all requests, set for photo uploads; this adds the shorter
 * one for all others. It also applies after the response was sent, because a rejected client may go on sending.
 */
function endSlowBody(request: IncomingMessage, response: ServerResponse, limits: ClientLimits, refuse: Refuse): void {
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

/** Uploads may take long, but must keep a minimum rate. */
function whenSlow(
	request: IncomingMessage,
	{ bytes, within }: ClientLimits["slowestUpload"],
	end: () => void,
): NodeJS.Timeout {
	const { socket } = request;
	let before = socket.bytesRead;
	return setInterval(() => {
		// A paused body waits for the server, which is encoding earlier photos.
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
		// Requests that end synchronously are never in flight, so new ones since the last check reset the wait as well.
		calm = requests.inFlight.size === 0 && requests.seen === seen ? calm + 50 : 0;
		seen = requests.seen;
	}
	// `http.Server.close` would also close connections whose request has arrived but has not been read yet.
	const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
	await setTimeout(calmFor);
	server.closeIdleConnections();
	await closed;
	clearTimeout(forced);
}

const requestTimeout = "ERR_HTTP_REQUEST_TIMEOUT";

/** Responds on the raw socket, without a response object, and closes the connection. */
type Refuse = (status: string, socket: Socket, sent?: () => void) => void;

function refusal(headers: Readonly<Record<string, string>>): Refuse {
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
	const rest = `Connection: close\r\nContent-Length: 0\r\n${lines.join("")}\r\n`;
	return (status, socket, sent) => void socket.end(`HTTP/1.1 ${status}\r\n${rest}`, sent);
}

/** Handles requests that Node's parser rejects before the HTTP pipeline: sends the same headers, or disconnects. */
function refuseBroken({ code }: Pick<NodeJS.ErrnoException, "code">, socket: Socket, refuse: Refuse): void {
	if (code === "ECONNRESET" || !socket.writable) {
		socket.destroy();
		return;
	}
	if (code === "HPE_HEADER_OVERFLOW") refuse("431 Request Header Fields Too Large", socket);
	// After a timeout the socket is destroyed: a client must not hold it by keeping its own half open.
	else if (code === requestTimeout) refuse("408 Request Timeout", socket, () => socket.destroy());
	else refuse("400 Bad Request", socket);
}
