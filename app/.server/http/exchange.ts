import type { IncomingMessage, ServerResponse } from "node:http";
import type { CheckedRequest } from "./request-checks.ts";

/** One HTTP request, from the moment it arrives. */
export interface RequestScope {
	/** In every log line about this request, and in the `X-Request-Id` response header. */
	readonly id: string;
	/** From `performance.now()`. */
	readonly started: number;
	readonly request: IncomingMessage;
	readonly response: ServerResponse;
	/** For the log and the metrics; each stage sets it before it sends the response. */
	route: string;
}

/** The same request once it has passed the checks. */
export interface Exchange extends RequestScope {
	readonly checked: CheckedRequest;
}

/** Sends the response and returns true, or returns false to pass the request to the next stage. */
export type Stage = (exchange: Exchange) => boolean | Promise<boolean>;

/** Calls the stages in order until one sends the response. Stays synchronous as long as the stages do. */
export function runStages(stages: readonly Stage[], exchange: Exchange, from = 0): void | Promise<void> {
	for (let index = from; index < stages.length; index++) {
		const answered = stages[index]?.(exchange);
		if (answered === true) return;
		if (answered instanceof Promise) {
			return answered.then((done) => (done ? undefined : runStages(stages, exchange, index + 1)));
		}
	}
}
