import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import { isUpload } from "./shell/request-checks.ts";
import { inertPolicy } from "./shell/security-headers.ts";

const stopWithin = 9_000;
/** How long a calm must last before the door closes: what waits in the socket's queue is served first. */
const calmFor = 150;
const calmWithin = 6_000;
const mostConnections = 2_000;

/** How long a request may take to arrive, in milliseconds. */
export interface TimeLimits {
	request: number;
	/** Photos from a phone in a basement. */
	upload: number;
	isUpload: (request: IncomingMessage) => boolean;
}

const timeLimits: TimeLimits = { request: 15_000, upload: 120_000, isUpload };

export interface RunningServer {
	port: number;
	/** Lets requests in flight finish, then closes; gives up on them after nine seconds. */
	stop(): Promise<void>;
}

/** A listening server that slow or broken clients cannot hold, and that stops without dropping a request. */
export async function serve(
	listener: RequestListener,
	config: Pick<Config, "PORT" | "HOST">,
	log: Log,
	limits = timeLimits,
): Promise<RunningServer> {
	const server = createServer({ headersTimeout: 10_000, requestTimeout: limits.upload, keepAliveTimeout: 5_000 });
	endSlowBodies(server, limits);
	const requests = watchRequests(server);
	server.on("request", listener);
	server.maxConnections = mostConnections;
	server.on("clientError", refuseBrokenRequest);
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

/** Counts the requests in flight, and asks their clients not to come back once the stop has begun. */
function watchRequests(server: Server) {
	const state = { inFlight: 0, stopping: false };
	server.on("request", (_, response: ServerResponse) => {
		state.inFlight++;
		if (state.stopping) response.setHeader("Connection", "close");
		response.on("close", () => state.inFlight--);
	});
	return state;
}

/**
 * Node has one limit for all requests; photos need more than anyone else may have. This holds the others to theirs,
 * answered already or not: a refused request may go on sending for as long as it likes.
 */
function endSlowBodies(server: Server, limits: TimeLimits): void {
	server.on("request", (request: IncomingMessage, response: ServerResponse) => {
		const { "content-length": length = "0", "transfer-encoding": chunks } = request.headers;
		if ((Number(length) === 0 && !chunks) || limits.isUpload(request)) return;
		const timer = globalThis.setTimeout(() => {
			if (request.complete) return;
			if (response.headersSent) request.socket.destroy();
			else {
				response.statusCode = 408;
				refuseBrokenRequest({ code: requestTimeout }, request.socket);
			}
		}, limits.request);
		request.once("close", () => clearTimeout(timer));
	});
}

async function stop(server: Server, requests: ReturnType<typeof watchRequests>, log: Log): Promise<void> {
	const forced = globalThis.setTimeout(() => {
		log.info("stop forced");
		server.closeAllConnections();
	}, stopWithin);
	requests.stopping = true;
	const deadline = Date.now() + calmWithin;
	for (let calm = 0; calm < calmFor && Date.now() < deadline; ) {
		await setTimeout(50);
		calm = requests.inFlight === 0 ? calm + 50 : 0;
	}
	// Node's own close would also cut connections whose request has arrived but was not read yet.
	const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
	await setTimeout(calmFor);
	server.closeIdleConnections();
	await closed;
	clearTimeout(forced);
}

const requestTimeout = "ERR_HTTP_REQUEST_TIMEOUT";

/** What Node's parser refuses never reaches the shell: answer it with the same headers, or hang up. */
function refuseBrokenRequest({ code }: Pick<NodeJS.ErrnoException, "code">, socket: Socket): void {
	if (code === "ECONNRESET" || !socket.writable) {
		socket.destroy();
		return;
	}
	const status =
		code === "HPE_HEADER_OVERFLOW"
			? "431 Request Header Fields Too Large"
			: code === requestTimeout
				? "408 Request Timeout"
				: "400 Bad Request";
	socket.end(
		`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\nContent-Security-Policy: ${inertPolicy}\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: strict-origin-when-cross-origin\r\nCross-Origin-Resource-Policy: same-origin\r\n\r\n`,
		// Who had time enough does not get more by keeping their own half of the line open.
		code === requestTimeout ? () => socket.destroy() : undefined,
	);
}
