interface Device {
	onLine: boolean;
	userAgent: string;
}

/** How long an answer may take, in milliseconds: phones get longer, and without a network there is little to wait for. */
export function networkTimeout({ onLine, userAgent }: Device = navigator): number {
	const usual = /Mobi|Android/.test(userAgent) ? 60_000 : 30_000;
	return onLine ? usual : Math.min(5_000, usual);
}

/** As the provider's script names it. */
export class NetworkFailure extends Error {
	readonly code = "auth/network-request-failed";
}

/** The script keeps the same time for each of its requests; this holds it to it when it waits for something else. */
export async function withTimeout<Result>(work: Promise<Result>, patience = networkTimeout()): Promise<Result> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new NetworkFailure("No answer in time")), patience);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}
