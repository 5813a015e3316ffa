import type { SaveAnswer } from "./save.ts";

/** State of the typed text of one language: only in the fields, being sent, or saved. */
export type SaveState = "idle" | "waiting" | "saving" | "saved" | "failed" | "signed-out" | "refused" | "conflict";

export type Conflict = Extract<SaveAnswer, { kind: "conflict" }>;

/** Result of sending the fields: the server's answer, or the reason why there is none. */
export type SendOutcome = SaveAnswer | { kind: "failed" | "signed-out" | "refused" };

interface SaverParts {
	/** Fingerprint of the value that the fields were rendered from. */
	base: string;
	/** Sends the current content of the fields; `last` when they are about to be unmounted. */
	send: (base: string, last?: "last") => Promise<SendOutcome>;
	tell: (state: SaveState, outcome: SendOutcome | null) => void;
	pause?: number;
	retryAfter?: number;
}

/** Saves while the member types: debounced, one save at a time, retried after a failure. Stops at a conflict. */
export function createDraftSaver({ base: start, send, tell, pause = 1_000, retryAfter = 5_000 }: SaverParts) {
	let base = start;
	/** Version of the stored entry after the last save. */
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

	/** Saves at once. Returns true when everything that was typed is saved. */
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
		/** Resolves a conflict by overwriting the other member's version. */
		keepMine(): Promise<boolean> {
			if (conflict) base = conflict.base;
			conflict = null;
			unsaved = true;
			return flush();
		},
		/** True when the loaded data is newer than the fields. A load that began before the last save is not newer. */
		isBehind(loaded: { base: string; version: number }): boolean {
			return !unsaved && underway === null && base !== loaded.base && loaded.version >= version;
		},
		/** Called when the fields are unmounted: sends unsaved text after the save in flight, based on its result. */
		async close(): Promise<void> {
			clearTimeout(timer);
			while (underway) await underway;
			clearTimeout(timer);
			if (unsaved && !conflict) await send(base, "last");
		},
	};
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;
