import { createHmac, timingSafeEqual } from "node:crypto";
import type { HistoryKind } from "#app/model/leads/lead-history.ts";

/** How long the notice offers to undo, in milliseconds. */
export const undoOffered = 10_000;
/** How long mails wait in the outbox: two seconds more, for the network. Other changes can be undone later too. */
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

/** Returns null for a token that is forged or belongs to another member. */
export function readUndo(token: string, memberId: string, secret: string): UndoTicket | null {
	const [content = "", signature = ""] = token.split(".");
	const [given, expected] = [Buffer.from(signature), Buffer.from(sign(content, secret))];
	if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
	const ticket = JSON.parse(Buffer.from(content, "base64url").toString()) as UndoTicket;
	return ticket.member === memberId ? ticket : null;
}

function sign(content: string, secret: string): string {
	return createHmac("sha256", secret).update(`undo ${content}`).digest("base64url").slice(0, 32);
}
