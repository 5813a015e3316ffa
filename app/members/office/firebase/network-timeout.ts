interface Device {
	onLine: boolean;
	userAgent: string;
}

/** The timeout in milliseconds: longer on phones, short when offline. */
export function networkTimeout({ onLine, userAgent }: Device = navigator): number {
	const usual = /Mobi|Android/.test(userAgent) ? 60_000 : 30_000;
	return onLine ? usual : Math.min(5_000, usual);
}

/** Has the code that Firebase uses. */
export class NetworkFailure extends Error {
	readonly code = "auth/network-request-failed";
}

/** Firebase has the same timeout for each of its requests; this one also covers the other things it waits for. */
export async function withTimeout<Result>(work: Promise<Result>, timeout = networkTimeout()): Promise<Result> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new NetworkFailure("No answer in time")), timeout);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}
