import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import { inertPolicy } from "./shell/security-headers.ts";

const stopWithin = 9_000;
const mostConnections = 2_000;

export interface RunningServer {
	port: number;
	/** Lets requests in flight finish, then closes; gives up on them after nine seconds. */
	stop(): Promise<void>;
}

/** A listening server that slow or broken clients cannot hold, and that stops without dropping a request. */
export async function serve(listener: RequestListener, config: Config, log: Log): Promise<RunningServer> {
	const server = createServer({ headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 5_000 }, listener);
	server.maxConnections = mostConnections;
	server.on("clientError", refuseBrokenRequest);
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(config.PORT, config.HOST, resolve);
	});
	const address = server.address();
	return { port: typeof address === "object" && address ? address.port : config.PORT, stop: () => stop(server, log) };
}

async function stop(server: Server, log: Log): Promise<void> {
	const timer = setTimeout(() => {
		log.info("stop forced");
		server.closeAllConnections();
	}, stopWithin);
	await new Promise<void>((resolve) => {
		server.close(() => resolve());
		server.closeIdleConnections();
	});
	clearTimeout(timer);
}

/** What Node's parser refuses never reaches the shell: answer it with the same headers, or hang up. */
function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
	if (error.code === "ECONNRESET" || !socket.writable) {
		socket.destroy();
		return;
	}
	const status =
		error.code === "HPE_HEADER_OVERFLOW"
			? "431 Request Header Fields Too Large"
			: error.code === "ERR_HTTP_REQUEST_TIMEOUT"
				? "408 Request Timeout"
				: "400 Bad Request";
	socket.end(
		`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\nContent-Security-Policy: ${inertPolicy}\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: strict-origin-when-cross-origin\r\nCross-Origin-Resource-Policy: same-origin\r\n\r\n`,
	);
}
