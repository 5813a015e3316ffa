import { acceptedMark } from "#app/model/forms/accepted-mark.ts";
import type { FieldValues } from "./kept-fields.ts";

/** The unsent text of one form. */
export interface KeptText {
	/** Time of the last change, in milliseconds. */
	at: number;
	fields: FieldValues;
	/** True when a list gained, lost or moved items: `fields` then has all fields, otherwise only the changed ones. */
	whole: boolean;
	/** The revision that the form was rendered from; null after the member saw the conflict. */
	revision: string | null;
	/** Typed before the scripts ran, and not changed since: the browser may have sent it by itself. */
	isEarly?: true;
}

interface Times {
	now?: () => number;
	sending?: { from: number; to: number };
}

export type KeptStore = ReturnType<typeof createKeptStore>;

const never = { from: 0, to: 0 };
const prefix = "airelle-kept:";
const week = 7 * 24 * 60 * 60 * 1000;

/** Bounds of one browser's store: number of forms, and characters of one form. */
export const keptLimits = { forms: 40, characters: 200_000, age: week } as const;

/**
 * Unsent text in this browser only. A full or blocked storage loses the text at a reload, and never stops a form.
 * `sending`: when the browser itself sent a form, from then until the document with the answer was ready for scripts.
 */
export function createKeptStore(storage: Storage, { now = Date.now, sending = never }: Times = {}) {
	const keys = () =>
		Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter((key) =>
			key.startsWith(prefix),
		);

	function read(key: string): KeptText | null {
		const kept = parse(storage.getItem(prefix + key));
		if (!kept || now() - kept.at >= keptLimits.age) return null;
		return kept.isEarly && kept.at >= sending.from && kept.at < sending.to ? null : kept;
	}

	return {
		read,
		keep(key: string, text: Omit<KeptText, "at">): void {
			const written = JSON.stringify({ at: now(), ...text } satisfies KeptText);
			if (written.length > keptLimits.characters) return;
			try {
				storage.setItem(prefix + key, written);
			} catch {
				// The storage is full: the text stays in the fields.
			}
		},
		forget(key: string): void {
			storage.removeItem(prefix + key);
		},
		forgetAll(): void {
			for (const key of keys()) storage.removeItem(key);
		},
		/** Deletes text that is too old or was sent, and the oldest when there are too many forms. */
		prune(): void {
			const newestFirst = keys()
				.map((key) => ({ key, at: read(key.slice(prefix.length))?.at ?? 0 }))
				.sort((a, b) => b.at - a.at);
			for (const [index, { key, at }] of newestFirst.entries()) {
				if (at === 0 || index >= keptLimits.forms) storage.removeItem(key);
			}
		},
	};
}

/** Null without a storage: on the server, and in browsers that block it. */
export function browserKeptStore(): KeptStore | null {
	try {
		return createKeptStore(window.localStorage, { sending: timeOfSending() });
	} catch {
		return null;
	}
}

/**
 * The browser leaves the page that sent a form when the answer arrives: what that page kept meanwhile was sent. What is
 * older was not: this document may be the answer to another form, or a link that redirects. The answer to a form that was
 * accepted is a redirect or has a mark.
 */
function timeOfSending(): Required<Times>["sending"] {
	const [entry] = performance.getEntriesByType("navigation");
	if (!(entry instanceof PerformanceNavigationTiming)) return never;
	const isAnswer = entry.redirectCount > 0 || entry.serverTiming.some(({ name }) => name === acceptedMark);
	const from = performance.timeOrigin;
	return isAnswer ? { from, to: from + entry.domInteractive } : never;
}

function parse(written: string | null): KeptText | null {
	try {
		const kept = JSON.parse(written ?? "null") as Partial<KeptText> | null;
		return kept && typeof kept.at === "number" && typeof kept.fields === "object" ? (kept as KeptText) : null;
	} catch {
		return null;
	}
}
