import type { SaveAnswer } from "./save.ts";

/** Where the words of one language are: in the fields only, on their way, or kept. */
export type SaveState = "idle" | "waiting" | "saving" | "saved" | "failed" | "signed-out" | "refused" | "conflict";

export type Conflict = Extract<SaveAnswer, { kind: "conflict" }>;

/** What came of sending the fields: the server's answer, or why there is none. */
export type SendOutcome = SaveAnswer | { kind: "failed" | "signed-out" | "refused" };

interface SaverParts {
	/** The fingerprint of what the fields began from. */
	base: string;
	/** Sends what the fields hold at that moment; for the last time when they are about to go. */
	send: (base: string, last?: "last") => Promise<SendOutcome>;
	tell: (state: SaveState, outcome: SendOutcome | null) => void;
	pause?: number;
	retryAfter?: number;
}

/**
 * Keeps a draft as it is typed: a short while after the last key, one save after the other, again when the connection
 * comes back. When somebody else changed the same words it stops, and the member decides.
 */
export function createDraftSaver({ base: start, send, tell, pause = 1_000, retryAfter = 5_000 }: SaverParts) {
	let base = start;
	/** Of the entry in the store, as the last save left it. */
	let version = 0;
	let unsaved = false;
	let conflict: Conflict | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let underway: Promise<void> | null = null;

	function later(after: number): void {
		clearTimeout(timer);
		timer = setTimeout(() => void flush(), after);
	}

	async function save(): Promise<void> {
		unsaved = false;
		tell("saving", null);
		const outcome = await send(base);
		if (outcome.kind === "saved") {
			base = outcome.base;
			version = outcome.status.version;
			tell(unsaved ? "waiting" : "saved", outcome);
			return;
		}
		unsaved = true;
		if (outcome.kind === "conflict") conflict = outcome;
		if (outcome.kind === "failed" || outcome.kind === "signed-out") later(retryAfter);
		tell(outcome.kind, outcome);
	}

	/** Whether everything that was typed is kept now. */
	async function flush(): Promise<boolean> {
		clearTimeout(timer);
		while (underway) await underway;
		if (!unsaved || conflict) return !unsaved;
		underway = save().finally(() => {
			underway = null;
		});
		await underway;
		return !unsaved;
	}

	return {
		get base() {
			return base;
		},
		get hasUnsaved() {
			return unsaved || underway !== null;
		},
		changed(): void {
			unsaved = true;
			if (conflict) return;
			if (!underway) tell("waiting", null);
			later(pause);
		},
		flush,
		/** The member's own words, over those of the other. */
		keepMine(): Promise<boolean> {
			if (conflict) base = conflict.base;
			conflict = null;
			unsaved = true;
			return flush();
		},
		/** Whether what was loaded is newer than the fields. A load that began before the last save is not. */
		isBehind(loaded: { base: string; version: number }): boolean {
			return !unsaved && underway === null && base !== loaded.base && loaded.version >= version;
		},
		/** The fields go away: what they hold is sent after the save underway, and from what that one left. */
		async close(): Promise<void> {
			clearTimeout(timer);
			while (underway) await underway;
			clearTimeout(timer);
			if (unsaved && !conflict) await send(base, "last");
		},
	};
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;
