import { AsyncLocalStorage } from "node:async_hooks";
import type { SiteContent } from "../content/site-content.ts";
import type { Log } from "../log.ts";
import type { RequestScope } from "./exchange.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { sendRefusal } from "./send.ts";

interface ErrorBoundaryParts {
	log: Log;
	https: boolean;
	/** The error page shows the company's name and phone number. */
	content: SiteContent;
	onError: () => void;
}

const currentRequest = new AsyncLocalStorage<{ fail(error: unknown): void }>();

/**
 * Catches every error of a request: synchronous, a rejected promise, or one thrown later in a callback that the request
 * started (see `failCurrentRequest`). Only that response is closed; other requests continue.
 */
export function createErrorBoundary({ log, https, content, onError }: ErrorBoundaryParts) {
	function fail(scope: RequestScope, error: unknown): void {
		onError();
		log.error("request failed", error, { id: scope.id, route: scope.route });
		const { response } = scope;
		// A response that was ended may still be in transit: destroying it would truncate it.
		if (response.writableEnded) return;
		if (response.headersSent) response.destroy();
		else sendFailure(scope, https, content);
	}

	return function contain(scope: RequestScope, handle: (scope: RequestScope) => void | Promise<void>): void {
		let failed = false;
		const context = {
			fail(error: unknown) {
				// Later errors of the same request, such as "headers already sent", follow from the first one.
				if (!failed) fail(scope, error);
				failed = true;
			},
		};
		keepContextInEvents(scope, context);
		try {
			const handling = currentRequest.run(context, handle, scope);
			if (handling) handling.catch(context.fail);
		} catch (error) {
			context.fail(error);
		}
	};
}

/**
 * Called by the process handlers for uncaught exceptions and rejections. Returns true when the error came from a
 * request, whose response has then been sent or destroyed. On false, the caller has to handle the error.
 */
export function failCurrentRequest(error: unknown): boolean {
	const current = currentRequest.getStore();
	current?.fail(error);
	return current !== undefined;
}

/** Node's parser emits body events outside the async context of the request, so `emit` is wrapped to restore it. */
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

/** Removes the headers that the failed stage had set (caching, encoding): they do not fit the error page. */
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
