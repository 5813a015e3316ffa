import type { IncomingMessage } from "node:http";
import { isLoopbackHost } from "../http/request-checks.ts";
import { isSameSecret } from "../is-same-secret.ts";

const loopbackPeer = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const signsOfAProxy = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];

/**
 * With a token configured, any client that sends it may read, from any address. Without one, only this machine may: a
 * local reverse proxy is a loopback peer too, so proxy headers must be absent and the Host must be a loopback name.
 */
export function mayReadMetrics(
	{ headers, socket }: Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string | undefined } },
	token: string | undefined,
): boolean {
	if (token !== undefined) return isSameSecret(/^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1] ?? "", token);
	return (
		loopbackPeer.test(socket.remoteAddress ?? "") &&
		isLoopbackHost(headers.host ?? "") &&
		!signsOfAProxy.some((name) => headers[name] !== undefined)
	);
}
