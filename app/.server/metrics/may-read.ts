import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isLoopbackHost } from "../http/request-checks.ts";

const loopbackPeer = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const signsOfAProxy = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];

/**
 * With a token, whoever has it, from wherever, and nobody else. Without one, this machine alone: a proxy on it is a
 * loopback peer too, so nothing that a proxy adds may be there, and the host asked for must be this machine's own name.
 */
export function mayReadMetrics(
	{ headers, socket }: Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string | undefined } },
	token: string | undefined,
): boolean {
	if (token !== undefined) return isSame(/^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1] ?? "", token);
	return (
		loopbackPeer.test(socket.remoteAddress ?? "") &&
		isLoopbackHost(headers.host ?? "") &&
		!signsOfAProxy.some((name) => headers[name] !== undefined)
	);
}

/** In the same time, however much of it is right. */
function isSame(given: string, expected: string): boolean {
	const digest = (text: string) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(given), digest(expected));
}
