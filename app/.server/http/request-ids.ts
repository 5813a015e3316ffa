import { randomBytes } from "node:crypto";

/** Ids that correlate the log lines of a request: a random id per process and a counter. Not secret. */
export function createRequestIds(): () => string {
	const run = randomBytes(6).toString("hex");
	let count = 0;
	return () => `${run}-${++count}`;
}
