import { randomUUID } from "node:crypto";
import { recordAudit } from "#app/.server/journal/audit.ts";
import type { Services } from "#app/.server/services.ts";
import type { TimelineNote } from "#app/model/insights/timeline-note.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import { retention, retentionRules } from "#app/model/privacy/retention.ts";
import { plainLine } from "#app/model/text/plain-line.ts";
import { addMonths, isDay } from "#app/time/days.ts";
import { dayInMontreal, startOfDay } from "#app/time/montreal.ts";

type NoteParts = Pick<Services, "store" | "clock">;

/** What the form sends, as typed. */
export interface TypedNote {
	/** Of one rendering of the form. */
	key: string;
	day: string;
	text: string;
}

export interface NoteErrors {
	day?: "unreadable" | "future" | "too-old";
	text?: "missing" | "too-long";
	/** There are `mostNotes` already. */
	isFull?: true;
}

type NoteOutcome = { kind: "added" } | { kind: "wrong"; errors: NoteErrors };

export const longestNote = 140;
/** Over 25 months: one on most working days. */
export const mostNotes = 500;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The form's key becomes the id, so that a form sent twice adds one note. A key that is taken by another note, which a
 * page from the browser's history may send, is replaced.
 */
export async function addNote(parts: NoteParts, member: NamedMember, typed: TypedNote): Promise<NoteOutcome> {
	const { store, clock } = parts;
	const now = clock.now();
	const [day, text] = [typed.day.trim(), plainLine(typed.text)];
	const errors = errorsIn(day, text, dayInMontreal(now));
	if (errors) return { kind: "wrong", errors };
	const data: TimelineNote = {
		day,
		text,
		by: member.name,
		at: now.toISOString(),
		purgeAfter: retention.traffic(startOfDay(day)),
	};
	for (let id = uuid.test(typed.key) ? typed.key : randomUUID(); ; ) {
		const known = await store.get("timelineNotes", id);
		if (known?.data.day === day && known.data.text === text) return { kind: "added" };
		if ((await store.count("timelineNotes")) >= mostNotes) return { kind: "wrong", errors: { isFull: true } };
		if (known) {
			id = randomUUID();
			continue;
		}
		// Refused when the same form was sent twice at the same time: the next round finds the note.
		if ((await store.commit([{ kind: "create", collection: "timelineNotes", id, data }])).ok) break;
	}
	// The day alone: a member may name a person in a note, and the journal outlasts it.
	await recordAudit(parts, member, "timeline-note-added", { subject: day });
	return { kind: "added" };
}

/** False when it is gone already. */
export async function removeNote(parts: NoteParts, member: NamedMember, id: string): Promise<boolean> {
	if (!/^[\da-z-]{1,60}$/i.test(id)) return false;
	const known = await parts.store.get("timelineNotes", id);
	if (!known) return false;
	if (!(await parts.store.commit([{ kind: "delete", collection: "timelineNotes", id }])).ok) return false;
	await recordAudit(parts, member, "timeline-note-removed", { subject: known.data.day });
	return true;
}

function errorsIn(day: string, text: string, today: string): NoteErrors | null {
	const errors: NoteErrors = {};
	if (!isDay(day)) errors.day = "unreadable";
	else if (day > today) errors.day = "future";
	else if (day < addMonths(today, -retentionRules.traffic.months)) errors.day = "too-old";
	if (text === "") errors.text = "missing";
	else if (text.length > longestNote) errors.text = "too-long";
	return Object.keys(errors).length > 0 ? errors : null;
}
