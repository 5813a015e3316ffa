import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * With more than `most` connections, the slowest request is ended that is still arriving after `slowAfter` milliseconds, with
 * fewer than `slowBelow` bytes a millisecond.
 */
export interface CrowdLimit {
	most: number;
	slowAfter: number;
	slowBelow: number;
}

/**
 * Makes room for new connections. Node refuses the new ones: whoever opens enough connections and sends a byte a second
 * would keep everybody else out until the time limits end them, and could then begin again. The result has to be called with
 * each response.
 */
export function limitCrowd(
	server: Server,
	{ most, slowAfter, slowBelow }: CrowdLimit,
): (response: ServerResponse) => void {
	const openedAt = new Map<Socket, number>();
	const responses = new WeakMap<Socket, ServerResponse>();

	/** A body that waits for the server, which is encoding earlier photos, is not slow. */
	function isArriving(socket: Socket): boolean {
		const request = responses.get(socket)?.req;
		return request === undefined || (!request.complete && !request.isPaused());
	}

	function findSlowest(now: number): Socket | null {
		let [slowest, least] = [null as Socket | null, slowBelow];
		for (const [socket, at] of openedAt) {
			const rate = socket.bytesRead / (now - at);
			if (now - at >= slowAfter && rate < least && isArriving(socket)) [slowest, least] = [socket, rate];
		}
		return slowest;
	}

	server.on("connection", (socket) => {
		const now = performance.now();
		openedAt.set(socket, now);
		socket.once("close", () => openedAt.delete(socket));
		if (openedAt.size <= most) return;
		const ended = findSlowest(now) ?? socket;
		openedAt.delete(ended);
		ended.destroy();
	});
	return (response) => void responses.set(response.req.socket, response);
}
