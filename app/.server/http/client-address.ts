import type { IncomingMessage } from "node:http";

/** The visitor's address. Only as many proxies are believed as the owner has, from the right: the rest may be invented. */
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
