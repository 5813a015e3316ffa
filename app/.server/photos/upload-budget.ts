/** Limits for the file data that the server holds in memory at once. */
interface UploadLimits {
	/** Bytes received but not yet encoded or dropped, over all uploads. */
	bytes: number;
	/** Concurrent uploads from one network. */
	perNetwork: number;
}

/** One upload's share of the budget. */
export interface UploadPlace {
	/** Whether files are still accepted. Once false, files are rejected until the upload ends. */
	readonly isOpen: boolean;
	/** Rejects the files of this upload from now on. */
	close(): void;
	/** Counts received bytes. */
	hold(bytes: number): void;
	/** Returns all bytes held so far to the budget. */
	release(): void;
	leave(): void;
}

/** For bodies of which only a bounded text is kept. */
export const withoutBudget: Pick<UploadPlace, "hold" | "release"> = { hold() {}, release() {} };

/** Counts bytes, not connections: slow uploads hold almost nothing. Text fields are accepted even over budget. */
export function createUploadBudget({ bytes: mostBytes, perNetwork }: UploadLimits) {
	const uploads = new Map<string, number>();
	let held = 0;
	return {
		enter(network: string): UploadPlace {
			const others = uploads.get(network) ?? 0;
			uploads.set(network, others + 1);
			let own = 0;
			let isOpen = others < perNetwork;
			const release = () => {
				held -= own;
				own = 0;
			};
			return {
				get isOpen() {
					return isOpen;
				},
				close() {
					isOpen = false;
				},
				hold(bytes) {
					own += bytes;
					held += bytes;
					if (held > mostBytes) isOpen = false;
				},
				release,
				leave() {
					release();
					const left = (uploads.get(network) ?? 1) - 1;
					if (left === 0) uploads.delete(network);
					else uploads.set(network, left);
				},
			};
		},
	};
}

export type UploadBudget = ReturnType<typeof createUploadBudget>;

/** 24 originals of the maximum size. A household or an office rarely sends many photos at the same time. */
export const uploadBudget = createUploadBudget({ bytes: 24 * 8 * 1024 * 1024, perNetwork: 6 });
