import { AsyncLocalStorage } from "node:async_hooks";
import type { SiteContent } from "../content/site-content.ts";
import type { Log } from "../log.ts";
import type { RequestScope } from "./exchange.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { sendRefusal } from "./send.ts";

interface ErrorBoundaryParts {
	log: Log;
	https: boolean;
	/** The page of a failed request shows the company's phone number. */
	content: SiteContent;
	onError: () => void;
}

const currentRequest = new AsyncLocalStorage<{ fail(error: unknown): void }>();

/**
 * The one place that catches what a request throws: at once, in a promise, or later in a callback that it started
 * (see `failCurrentRequest`). That response is closed; all other requests go on.
 */
export function createErrorBoundary({ log, https, content, onError }: ErrorBoundaryParts) {
	function fail(scope: RequestScope, error: unknown): void {
		onError();
		log.error("request failed", error, { id: scope.id, route: scope.route });
		const { response } = scope;
		// What has been handed over completely may still be on its way to the client.
		if (response.writableEnded) return;
		if (response.headersSent) response.destroy();
		else sendFailure(scope, https, content);
	}

	return function contain(scope: RequestScope, handle: () => void | Promise<void>): void {
		let failed = false;
		const context = {
			fail(error: unknown) {
				// What follows a failure, such as a second answer, is its consequence.
				if (!failed) fail(scope, error);
				failed = true;
			},
		};
		keepContextInEvents(scope, context);
		try {
			const handling = currentRequest.run(context, handle);
			if (handling) handling.catch(context.fail);
		} catch (error) {
			context.fail(error);
		}
	};
}

/**
 * For the process's own handlers of uncaught exceptions and rejections: true when the error came out of a request,
 * which has then been answered or cut off. An error that belongs to no request is the caller's.
 */
export function failCurrentRequest(error: unknown): boolean {
	const current = currentRequest.getStore();
	current?.fail(error);
	return current !== undefined;
}

/** Node emits the events of a request's body from its parser, outside of the request's own context. */
function keepContextInEvents({ request }: RequestScope, context: { fail(error: unknown): void }): void {
	if (request.headers["content-length"] === undefined && request.headers["transfer-encoding"] === undefined) return;
	const emit = request.emit.bind(request);
	request.emit = (...args: Parameters<typeof emit>) => {
		try {
			return currentRequest.run(context, emit, ...args);
		} catch (error) {
			context.fail(error);
			return true;
		}
	};
}

/** Drops headers that the failed stage had set: they spoke of another answer. */
function sendFailure({ response, id }: RequestScope, https: boolean, content: SiteContent): void {
	try {
		for (const name of response.getHeaderNames()) response.removeHeader(name);
		setSecurityHeaders(response, { https });
		response.setHeader("X-Request-Id", id);
		sendRefusal(response, { status: 500 }, content, id);
	} catch {
		response.destroy();
	}
}
