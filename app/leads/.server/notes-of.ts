import type { Lead } from "../../model/leads/lead.ts";

export interface Note {
	at: string;
	/** The member's name at that time. */
	by: string;
	text: string;
}

/** The team's notes about a lead, oldest first, without undone ones. */
export function notesOf({ desk }: Lead): Note[] {
	return desk.history
		.filter(({ kind, undone }) => kind === "note" && !undone)
		.map(({ at, by, text }) => ({ at, by: by.name, text }));
}
