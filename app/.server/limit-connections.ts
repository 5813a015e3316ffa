import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * With more than `most` connections, the slowest one is ended of those that make the server wait: with fewer than `slowBelow` bytes a
 * millisecond, in both directions, over the last one to two times `readEvery` milliseconds.
 */
export interface ConnectionLimit {
	most: number;
	readEvery: number;
	slowBelow: number;
}

/** The responses that did not end in their listener, by connection. */
export type InFlight = ReadonlyMap<Socket, ServerResponse>;

interface Reading {
	bytes: number;
	at: number;
}

/** The last reading, and the one before it. Null while the connection waited for the server: that time says nothing of the client. */
interface Readings {
	earlier: Reading | null;
	last: Reading | null;
}

/**
 * Makes room for new connections. Node refuses the new ones: whoever opens enough connections and sends a byte a second
 * would keep everybody else out until the time limits end them, and could then begin again. Connections are read once a while instead
 * of noted at each request, which costs a cached page nothing.
 */
export function limitConnections(
	server: Server,
	inFlight: InFlight,
	{ most, readEvery, slowBelow }: ConnectionLimit,
): void {
	const connections = new Map<Socket, Readings>();

	/** A body that is paused waits too: the server is encoding earlier photos. */
	function waitsForServer(socket: Socket): boolean {
		const response = inFlight.get(socket);
		if (!response || socket.writableLength > 0) return false;
		return response.req.complete || response.req.isPaused();
	}

	function readAll(): void {
		const at = performance.now();
		for (const [socket, readings] of connections) {
			readings.earlier = readings.last;
			readings.last = waitsForServer(socket) ? null : { bytes: bytesOf(socket), at };
		}
	}

	function findSlowest(now: number): Socket | null {
		let [slowest, least] = [null as Socket | null, slowBelow];
		for (const [socket, { earlier, last }] of connections) {
			if (!earlier || !last || waitsForServer(socket)) continue;
			const rate = (bytesOf(socket) - earlier.bytes) / (now - earlier.at);
			if (rate < least) [slowest, least] = [socket, rate];
		}
		return slowest;
	}

	server.on("connection", (socket) => {
		const now = performance.now();
		connections.set(socket, { earlier: null, last: { bytes: 0, at: now } });
		socket.once("close", () => connections.delete(socket));
		if (connections.size <= most) return;
		const ended = findSlowest(now) ?? socket;
		connections.delete(ended);
		ended.destroy();
	});
	const timer = setInterval(readAll, readEvery).unref();
	server.once("close", () => clearInterval(timer));
}

/** Received, and handed to the client. */
function bytesOf({ bytesRead, bytesWritten, writableLength }: Socket): number {
	return bytesRead + bytesWritten - writableLength;
}
