import { StoreUnavailableError } from "#app/model/ports.ts";

/** Status codes of outages, as opposed to invalid calls: https://grpc.github.io/grpc/core/md_doc_statuscodes.html. */
const reasons: ReadonlyMap<number, string> = new Map([
	[1, "Firestore was interrupted"],
	[2, "Firestore does not answer"],
	[4, "Firestore does not answer"],
	[5, "the Firestore database is not there"],
	[7, "Firestore refuses this server's account"],
	[8, "Firestore's quota is used up"],
	[10, "too many change the same document"],
	[13, "Firestore does not answer"],
	[14, "Firestore does not answer"],
	[16, "Firestore refuses this server's account"],
]);

const alreadyExists = 6;

/** True when another commit created the document after this transaction read that it did not exist. */
export function isOvertaken(error: unknown): boolean {
	return codeOf(error) === alreadyExists;
}

function asStoreError(error: unknown): unknown {
	const reason = reasons.get(codeOf(error));
	return reason ? new StoreUnavailableError(reason, { cause: error }) : error;
}

/** Rejects after `timeout` milliseconds: the library retries for minutes while a visitor waits for the response. */
export async function within<Result>(timeout: number, work: Promise<Result>): Promise<Result> {
	const late = Promise.withResolvers<never>();
	const timer = setTimeout(() => late.reject(new StoreUnavailableError("Firestore does not answer")), timeout);
	try {
		return await Promise.race([work, late.promise]);
	} catch (error) {
		throw asStoreError(error);
	} finally {
		clearTimeout(timer);
	}
}

function codeOf(error: unknown): number {
	return error instanceof Error && "code" in error ? Number(error.code) : 0;
}
