import type { NamedMember } from "../members/member.ts";
import type { Lead } from "./lead.ts";
import type { AppointmentRecord, HistoryEntry } from "./lead-history.ts";

/** The changes whose words a form takes back. The words of an undone quote are in its draft. */
type WordsKind = "reply" | "appointment";

export interface UnsentWords {
	/** The id of the undone change. */
	entry: string;
	/** Empty except for a reply. */
	subject: string;
	text: string;
	/** Of an appointment: the form that they were typed in. */
	step: AppointmentRecord["step"] | undefined;
}

/** A member's words of a mail that they undid; null once they wrote the next one. */
export function unsentWords(
	{ desk }: Pick<Lead, "desk">,
	{ id: member }: Pick<NamedMember, "id">,
	wanted: WordsKind,
): UnsentWords | null {
	const last = desk.history.findLast(({ kind, by, unsent }) => unsent && kind === wanted && by.id === member);
	return last?.unsent ? { entry: last.id, ...last.unsent, step: last.appointment?.step } : null;
}

/** Drops the words that a newer change of the same member and kind replaces. */
export function withoutUnsent(
	history: readonly HistoryEntry[],
	{ kind, by }: Pick<HistoryEntry, "kind" | "by">,
): HistoryEntry[] {
	return history.map((entry) => {
		if (!entry.unsent || entry.kind !== kind || entry.by.id !== by.id) return entry;
		const { unsent: _, ...rest } = entry;
		return rest;
	});
}
