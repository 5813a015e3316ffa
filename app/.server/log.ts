/** One JSON object a line: to the standard output, where every supervisor finds it. */
export interface Log {
	info(event: string, fields?: Fields): void;
	error(event: string, error: unknown, fields?: Fields): void;
}

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/** An urgent line may be the last thing that the process does. */
type Write = (line: string, urgent: boolean) => void;

export function createLog(write: Write = toStandardOutput()): Log {
	// Written by hand as far as it is always the same: there is one for every request.
	const line = (level: "info" | "error", event: string, fields: Fields) => {
		let text = `{"time":"${new Date().toISOString()}","level":"${level}","event":${quote(event)}`;
		for (const name in fields) {
			const value = fields[name];
			if (value !== undefined) text += `,"${name}":${typeof value === "string" ? quote(value) : value}`;
		}
		write(`${text}}\n`, level === "error");
	};
	return {
		info: (event, fields = {}) => line("info", event, fields),
		error: (event, error, fields = {}) =>
			line("error", event, {
				...fields,
				error: describeError(error),
			}),
	};
}

/** React Router throws `data()` and responses: only their kind and status are logged, since they may hold form values. */
function describeError(error: unknown): string {
	if (error instanceof Error) return error.stack ?? error.message;
	if (typeof error !== "object" || error === null) return String(error);
	const { status = undefined, init = undefined } = error as { status?: unknown; init?: { status?: unknown } | null };
	const known = [status, init?.status].find((each) => typeof each === "number");
	return `${error.constructor?.name ?? "Object"}${known === undefined ? "" : ` with status ${known}`}`;
}

const plain = /^[\w /.-]*$/;

/** Nearly all that is logged needs no escaping. */
function quote(text: string): string {
	return plain.test(text) ? `"${text}"` : JSON.stringify(text);
}

function toStandardOutput(): Write {
	const { write, flush } = together((lines) => process.stdout.write(lines));
	process.on("exit", flush);
	// A log file on a full disk, or a reader that is gone: lines are lost, the site goes on.
	process.stdout.on("error", () => {});
	return write;
}

const patience = 50;

/** Lines that come soon after one another are written at once: a write for each would cost as much as the answer. */
export function together(write: (lines: string) => void): { write: Write; flush: () => void } {
	let waiting = "";
	const flush = () => {
		if (waiting) write(waiting);
		waiting = "";
	};
	return {
		write(line, urgent) {
			if (!waiting) setTimeout(flush, patience);
			waiting += line;
			if (urgent) flush();
		},
		flush,
	};
}
