import type { IncomingMessage } from "node:http";

/** Counts `trustedProxies` entries of X-Forwarded-For from the right: clients can forge those further left. */
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
