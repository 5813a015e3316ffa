import { createHmac, timingSafeEqual } from "node:crypto";
import type { HistoryKind } from "#app/model/leads/lead-history.ts";

/** How long the notice offers it, in milliseconds. */
export const undoOffered = 10_000;
/** How long it is honoured: a press in the last moment has a way to travel. Mails leave after it. */
export const undoWindow = undoOffered + 2_000;

/** Which change of which request a member may take back, and until when. */
export interface UndoTicket {
	lead: string;
	reference: string;
	entry: string;
	kind: HistoryKind;
	member: string;
	/** In milliseconds since 1970. */
	madeAt: number;
}

export function issueUndo(ticket: UndoTicket, secret: string): string {
	const content = Buffer.from(JSON.stringify(ticket)).toString("base64url");
	return `${content}.${sign(content, secret)}`;
}

/** Null for one that is not ours, not this member's, or too old. */
export function readUndo(token: string, memberId: string, secret: string, now: Date): UndoTicket | null {
	const [content = "", signature = ""] = token.split(".");
	const [given, expected] = [Buffer.from(signature), Buffer.from(sign(content, secret))];
	if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
	const ticket = JSON.parse(Buffer.from(content, "base64url").toString()) as UndoTicket;
	const age = now.getTime() - ticket.madeAt;
	return ticket.member === memberId && age >= 0 && age <= undoWindow ? ticket : null;
}

function sign(content: string, secret: string): string {
	return createHmac("sha256", secret).update(`undo ${content}`).digest("base64url").slice(0, 32);
}
