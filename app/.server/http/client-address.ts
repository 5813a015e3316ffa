import type { IncomingMessage } from "node:http";

/**
 * The client's IP address. Counts `trustedProxies` entries of X-Forwarded-For from the right; clients can forge the
 * entries to the left of those.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
	const socket = request.socket.remoteAddress ?? "";
	if (trustedProxies === 0) return socket;
	const forwarded = (request.headersDistinct["x-forwarded-for"] ?? [])
		.join(",")
		.split(",")
		.map((part) => part.trim())
		.filter(Boolean);
	return forwarded.at(-trustedProxies) ?? socket;
}
