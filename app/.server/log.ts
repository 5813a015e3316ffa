/** One JSON object a line: to the standard output, where every supervisor finds it. */
export interface Log {
	info(event: string, fields?: Fields): void;
	error(event: string, error: unknown, fields?: Fields): void;
}

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

export function createLog(write: (line: string) => void = (line) => process.stdout.write(line)): Log {
	const line = (level: string, event: string, fields: Fields) =>
		write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
	return {
		info: (event, fields = {}) => line("info", event, fields),
		error: (event, error, fields = {}) =>
			line("error", event, {
				...fields,
				error: error instanceof Error ? (error.stack ?? error.message) : String(error),
			}),
	};
}
