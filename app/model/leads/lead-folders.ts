import type { LeadStatus } from "./lead-status.ts";

/** The folders of the inbox. A lead whose customer waits for an answer is in `todo` besides its own folder. */
export const leadFolders = ["todo", "quoted", "booked", "closed", "all", "spam"] as const;

export type LeadFolder = (typeof leadFolders)[number];

const ownFolder: Readonly<Record<LeadStatus, LeadFolder>> = {
	new: "todo",
	contacted: "todo",
	quoted: "quoted",
	booked: "booked",
	done: "closed",
	lost: "closed",
};

interface Sorted {
	status: LeadStatus;
	isSpam: boolean;
	/** Since when the customer waits for an answer to a later message; null when nothing waits. */
	waitingSince: string | null;
}

export function foldersOf({ status, isSpam, waitingSince }: Sorted): readonly LeadFolder[] {
	if (isSpam) return ["spam"];
	const own = ownFolder[status];
	return waitingSince !== null && own !== "todo" ? ["todo", own, "all"] : [own, "all"];
}

export function isToDo(lead: Sorted): boolean {
	return foldersOf(lead).includes("todo");
}
