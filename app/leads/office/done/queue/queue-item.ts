import type { PhotoMoment } from "#app/model/leads/lead.ts";

interface Waiting {
	key: string;
	/** The id of the appointment. */
	appointment: string;
	/** The customer's name, for the notice on other pages. */
	label: string;
	/** When it was added, in milliseconds. */
	at: number;
	/** A code; null while it waits. */
	refused: string | null;
}

export interface QueuedPhoto extends Waiting {
	kind: "photo";
	moment: PhotoMoment;
	/** Of the file. */
	name: string;
	/** In bytes. */
	size: number;
	/** A small picture as a `data:` URL, which the content security policy allows. */
	thumb: string | null;
	/** Whether the file is scaled down. */
	isPrepared: boolean;
	/** Whether a try has begun: the server may have the photo, even without an answer. */
	isTried?: boolean;
	/** Set once a member removed a photo that the server may have. `id`: on the server; null until it is known. */
	removal?: { id: string | null };
	/**
	 * Set once the server has the photo. A page that asked the server for its list before that, and opens its queue after
	 * it, learns only from here that the photo has arrived. `at`: when, in milliseconds.
	 */
	received?: { id: string; at: number };
}

type ReceivedItem = QueuedPhoto & Required<Pick<QueuedPhoto, "received">>;

export interface QueuedForm extends Waiting {
	kind: "form";
	fields: readonly (readonly [name: string, value: string])[];
	/** Of a conflict: what others did meanwhile. */
	changes: readonly string[];
}

export type QueuedItem = QueuedPhoto | QueuedForm;

/** The response to one item. `failed`: no answer, or one that may be better later. */
export type SendOutcome =
	/** `id`: of the photo. `isNew`: whether the form changed something. */
	| { kind: "accepted"; id: string; isNew: boolean }
	| { kind: "refused"; reason: string; changes: readonly string[] }
	| { kind: "signed-out" }
	| { kind: "failed" };

/** One form for an appointment: pressed again, it replaces the one that waits. */
export function formKey(appointment: string): string {
	return `form ${appointment}`;
}

/** Forms first, which are small and make the customer's mail leave; then photos in the order of the choice. */
export function nextItem(items: readonly QueuedItem[]): QueuedItem | null {
	const waiting = items.filter(({ refused }) => refused === null);
	const form = waiting.find(({ kind }) => kind === "form");
	return form ?? waiting.toSorted((one, other) => one.at - other.at)[0] ?? null;
}

/**
 * Milliseconds after which an item is deleted from the device, sent or not: the photos and the name of a person who was
 * erased on the server must not stay on a phone.
 */
const longestWait = 7 * 24 * 60 * 60 * 1000;

/** The same for what stays of a photo that the server has: longer than a page takes to open. */
export const receivedStay = 10 * 60 * 1000;

interface SortedItems {
	waiting: QueuedItem[];
	/** Photos that arrived since the page was asked for: the server's list may lack them. */
	received: ReceivedItem[];
	outdated: QueuedItem[];
}

export function sortItems(
	items: readonly QueuedItem[],
	{ now, openedAt }: { now: number; openedAt: number },
): SortedItems {
	const isOutdated = (item: QueuedItem) =>
		isReceived(item) ? now - item.received.at > receivedStay : now - item.at > longestWait;
	const current = items.filter((item) => !isOutdated(item));
	return {
		waiting: current.filter((item) => !isReceived(item)),
		received: current.filter(isReceived).filter(({ received }) => received.at >= openedAt),
		outdated: items.filter(isOutdated),
	};
}

function isReceived(item: QueuedItem): item is ReceivedItem {
	return item.kind === "photo" && item.received !== undefined;
}

/**
 * What stays on the device of a photo that has arrived, or whose appointment is gone, perhaps because the person was
 * erased: enough to tell the member, nothing about the customer.
 */
export function withoutPicture(photo: QueuedPhoto): QueuedPhoto {
	return { ...photo, label: "", thumb: null, size: 0 };
}

const longestDelay = 60_000;

/** Milliseconds before the next try, after a number of failures in a row. */
export function retryDelay(failures: number): number {
	return Math.min(longestDelay, 1000 * 2 ** Math.max(0, failures - 1));
}

/** What an HTTP response says about one item. */
export function outcomeOf(kind: QueuedItem["kind"], status: number, body: string): SendOutcome {
	if (status === 401) return { kind: "signed-out" };
	const answer = parse(body);
	// Only as the site itself says it, because `gone` deletes the photo: a proxy answers with these statuses too.
	if (status === 410 && answer?.fault === "gone") return refused("gone");
	if (status === 403 && answer?.fault === "hidden") return refused("hidden");
	if (status === 413) return refused("too-large");
	if (status !== 200 && status !== 422) {
		return status >= 400 && status < 500 && status !== 408 && status !== 429 ? refused("failed") : { kind: "failed" };
	}
	// For example the page of a Wi-Fi network that asks to sign in.
	if (!answer) return { kind: "failed" };
	if (kind === "form") {
		if (answer.kind === "done") return { kind: "accepted", id: "", isNew: answer.isNew === true };
		return refused(String(answer.fault ?? "failed"), answer.changes);
	}
	const reason = answer.refused?.[0]?.reason;
	if (reason === "busy") return { kind: "failed" };
	const id = answer.added?.[0];
	return id && !reason ? { kind: "accepted", id, isNew: true } : refused(reason ?? "failed");
}

/** What an HTTP response says about a photo that was to be deleted. It is gone with its appointment too. */
export function removalOutcome(status: number, body: string): SendOutcome["kind"] {
	if (status === 200 && parse(body)) return "accepted";
	const outcome = outcomeOf("photo", status, body);
	return outcome.kind === "refused" && outcome.reason === "gone" ? "accepted" : outcome.kind;
}

interface Answer {
	kind?: string;
	isNew?: boolean;
	fault?: string;
	changes?: readonly string[];
	added?: readonly string[];
	refused?: readonly { reason: string }[];
}

function parse(body: string): Answer | null {
	try {
		const answer: unknown = JSON.parse(body);
		return typeof answer === "object" ? answer : null;
	} catch {
		return null;
	}
}

function refused(reason: string, changes: readonly string[] = []): SendOutcome {
	return { kind: "refused", reason, changes };
}
