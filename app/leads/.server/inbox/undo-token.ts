import { createHmac, timingSafeEqual } from "node:crypto";
import type { HistoryKind } from "#app/model/leads/lead-history.ts";

/** How long the notice offers to undo, in milliseconds. */
export const undoOffered = 10_000;
/** How long an undo is accepted: two seconds more, for the network. Mails are sent after that. */
export const undoWindow = undoOffered + 2_000;

export interface UndoTicket {
	lead: string;
	reference: string;
	entry: string;
	kind: HistoryKind;
	member: string;
	/** Milliseconds since 1970. */
	madeAt: number;
}

export function issueUndo(ticket: UndoTicket, secret: string): string {
	const content = Buffer.from(JSON.stringify(ticket)).toString("base64url");
	return `${content}.${sign(content, secret)}`;
}

/** Returns null for a token that is forged, belongs to another member, or has expired. */
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
