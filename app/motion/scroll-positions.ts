import type { Location } from "react-router";
import { isTransitionCompleted } from "./page-transition.ts";

const storageKey = "scroll positions";
const mostEntries = 50;

/** Scroll positions by history entry, the latest last. */
let positions = new Map<string, number>();
/** The history entry on screen, and its page. */
let shown: string | null = null;
let shownPage: string | null = null;
let isLeavingEntry = false;

/** Entries that the browser makes for jumps within a page have no key of their own: their hash tells them apart. */
export function entryOf({ key, pathname, search, hash }: Location): string {
	return `${key} ${pathname}${search}${hash}`;
}

export function showEntry(entry: string, pathname: string): void {
	shown = entry;
	shownPage = pathname;
	isLeavingEntry = false;
	// Any state marks the entry as seen. This is the router's state of entries that it did not make.
	if (!history.state) history.replaceState({ idx: null }, "");
}

/** Where Back or Forward return to. An entry without a state is new: the browser made it for a jump to its hash. */
export function positionOf(entry: string): number | undefined {
	return history.state ? positions.get(entry) : undefined;
}

/** Where the entry on screen was before a page change that did not happen. */
export function shownPosition(): number | undefined {
	return shown === null ? undefined : positions.get(shown);
}

/** Records positions until the page is left, and keeps them for documents that this tab loads later. */
export function recordPositions(): void {
	positions = new Map(read());
	window.addEventListener("scroll", recordPosition, { passive: true });
	window.addEventListener("popstate", () => {
		const { pathname, search, hash } = window.location;
		// On the same page, the browser may have scrolled to a hash already: that position belongs to the next entry.
		if (pathname !== shownPage) recordPosition();
		// A jump to the hash of the address stays at the same entry.
		isLeavingEntry = !shown?.endsWith(` ${pathname}${search}${hash}`);
	});
	window.addEventListener("pagehide", write);
}

/** Scroll events come one frame late: called too when a page starts to leave. */
export function recordPosition(): void {
	if (shown === null || isLeavingEntry || !isTransitionCompleted()) return;
	positions.delete(shown);
	positions.set(shown, window.scrollY);
	if (positions.size > mostEntries) positions.delete(positions.keys().next().value ?? "");
}

function read(): [string, number][] {
	try {
		return JSON.parse(sessionStorage.getItem(storageKey) ?? "[]") as [string, number][];
	} catch {
		return [];
	}
}

function write(): void {
	try {
		sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
	} catch {
		// Storage is full or blocked: going back starts at the top.
	}
}
