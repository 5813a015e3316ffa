/** Writes one JSON object per line to standard output, where process supervisors collect it. */
export interface Log {
	info(event: string, fields?: Fields): void;
	error(event: string, error: unknown, fields?: Fields): void;
}

export interface RequestLog extends Log {
	request(answered: AnsweredRequest): void;
}

/** For the line of a request. Ids and methods have no character that JSON escapes. */
interface AnsweredRequest {
	id: string;
	method: string | undefined;
	route: string;
	status: number;
	/** Milliseconds. */
	ms: number;
}

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/** An urgent line is written immediately, because the process may be about to exit. */
type Write = (line: string, urgent: boolean) => void;

export function createLog(write: Write = toStandardOutput()): RequestLog {
	const time = createTimestamps();
	const line = (level: "info" | "error", event: string, fields: Fields) => {
		let text = `{"time":"${time()}","level":"${level}","event":${quote(event)}`;
		for (const name in fields) {
			const value = fields[name];
			if (value !== undefined) text += `,"${name}":${typeof value === "string" ? quote(value) : value}`;
		}
		write(`${text}}\n`, level === "error");
	};
	return {
		info: (event, fields = {}) => line("info", event, fields),
		// Written out: with a loop over the fields, the line of a cached page takes three times as long.
		request: ({ id, method, route, status, ms }) =>
			write(
				`{"time":"${time()}","level":"info","event":"request","id":"${id}","method":"${method}","route":${quote(route)},"status":${status},"ms":${ms}}\n`,
				false,
			),
		error: (event, error, fields = {}) =>
			line("error", event, {
				...fields,
				error: describeError(error),
			}),
	};
}

/** React Router throws `data()` and responses. Logs only their type and status: they may contain form values. */
function describeError(error: unknown): string {
	if (error instanceof Error) return error.stack ?? error.message;
	if (typeof error !== "object" || error === null) return String(error);
	const { status = undefined, init = undefined } = error as { status?: unknown; init?: { status?: unknown } | null };
	const known = [status, init?.status].find((each) => typeof each === "number");
	return `${error.constructor?.name ?? "Object"}${known === undefined ? "" : ` with status ${known}`}`;
}

/** Formats each millisecond once: a busy server writes several lines in one. */
function createTimestamps(): () => string {
	let at = 0;
	let text = "";
	return () => {
		const now = Date.now();
		if (now === at) return text;
		at = now;
		text = new Date(now).toISOString();
		return text;
	};
}

const plain = /^[\w /.-]*$/;

/** Fast path: nearly all logged values need no escaping. */
function quote(text: string): string {
	return plain.test(text) ? `"${text}"` : JSON.stringify(text);
}

function toStandardOutput(): Write {
	const { write, flush } = together((lines) => process.stdout.write(lines));
	process.on("exit", flush);
	// On a full disk or a closed pipe, lines are lost but the site continues.
	process.stdout.on("error", () => {});
	return write;
}

const flushAfter = 50;
const batchBytes = 64 * 1024;
/** Bytes of a character in UTF-8, at most, for each unit of a string. */
const mostBytes = 3;

/**
 * Batches lines into one write: a write per line would cost as much CPU time as the response itself. They wait as bytes: strings that
 * are joined later stay in the heap as their parts, which took half of the time of the garbage collections of a busy server.
 */
export function together(write: (lines: Buffer | string) => void): { write: Write; flush: () => void } {
	const batch = Buffer.allocUnsafeSlow(batchBytes);
	let used = 0;
	let timer: NodeJS.Timeout | null = null;
	const flush = () => {
		if (timer) clearTimeout(timer);
		timer = null;
		const end = used;
		used = 0;
		// A copy: the stream may write it later.
		if (end > 0) write(Buffer.copyBytesFrom(batch, 0, end));
	};
	return {
		write(line, urgent) {
			const most = line.length * mostBytes;
			if (used + most > batchBytes) flush();
			if (most > batchBytes) {
				write(line);
				return;
			}
			used += batch.write(line, used);
			if (urgent) flush();
			else timer ??= setTimeout(flush, flushAfter);
		},
		flush,
	};
}
