import { randomBytes } from "node:crypto";

/** What the lines of one request have in common in the log: this run of the server, and a count. No secret. */
export function createRequestIds(): () => string {
	const run = randomBytes(6).toString("hex");
	let count = 0;
	return () => `${run}-${++count}`;
}
