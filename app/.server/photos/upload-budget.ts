/** How much of visitors' files the server holds at once. */
export interface UploadLimits {
	/** Bytes that arrived and are not encoded or dropped yet, of all uploads together. */
	bytes: number;
	/** Uploads under way from one network. */
	perNetwork: number;
}

/** The part of the room that one upload takes. */
export interface UploadPlace {
	/** Whether files are still taken. Once they are not, they are refused until the upload ends. */
	readonly isOpen: boolean;
	/** Counts bytes that arrived. */
	hold(bytes: number): void;
	/** Gives back everything that was held so far. */
	release(): void;
	leave(): void;
}

/**
 * Counts the bytes that are really there, not the connections: uploads that send a byte a second hold next to nothing,
 * and leave the room to others. Words are taken in any case; only files are refused when the room is full.
 */
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

/** 24 originals of the largest size. A household or an office sends few photos at the same moment. */
export const uploadBudget = createUploadBudget({ bytes: 24 * 8 * 1024 * 1024, perNetwork: 6 });
