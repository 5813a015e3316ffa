const everywhere = ["0.0.0.0", "::", ""];

/** The base address at which a command of the same machine reaches the server with these settings. */
export function ownServer({
	HOST = "",
	PORT = "",
}: {
	HOST?: string | undefined;
	PORT?: string | number | undefined;
}): string {
	const address = everywhere.includes(HOST) ? "127.0.0.1" : HOST.includes(":") ? `[${HOST}]` : HOST;
	return `http://${address}:${PORT || 3000}`;
}
