import { createHmac } from "node:crypto";
import { isSameSecret } from "#app/.server/is-same-secret.ts";
import type { AppointmentRecord, HistoryKind } from "#app/model/leads/lead-history.ts";

/** How long the notice offers to undo, in milliseconds. */
export const undoOffered = 10_000;
/** How long mails wait in the outbox: two seconds more, for the network. Other changes can be undone later too. */
export const undoWindow = undoOffered + 2_000;

/** What is said after a call was noted: see `app/calls`. */
export const callSayings = ["call-saved", "call-booked", "call-known", "call-again"] as const;

export type CallSaid = (typeof callSayings)[number];

/** The mails of a call: its confirmation, and the one that asks to confirm a spoken yes to promotions. */
export const callMails = ["confirmation", "promotions", "both"] as const;

export type CallMails = (typeof callMails)[number];

export interface UndoTicket {
	lead: string;
	/** More leads that were changed at once, under the same entry id. */
	others?: readonly string[];
	reference: string;
	entry: string;
	kind: HistoryKind;
	/** Of an appointment. */
	step?: AppointmentRecord["step"];
	/** Whether mails wait until it can no longer be undone. */
	mails?: boolean;
	/** Of a call that was noted, and what was said about it: only its mails are stopped, which are these. */
	stops?: { said: CallSaid; mails: CallMails };
	member: string;
	/** Milliseconds since 1970. */
	madeAt: number;
}

export function issueUndo(ticket: UndoTicket, secret: string): string {
	const packed = ticket.others ? { ...ticket, others: ticket.others.map(packId) } : ticket;
	const content = Buffer.from(JSON.stringify(packed)).toString("base64url");
	return `${content}.${sign(content, secret)}`;
}

/** Returns null for a token that is forged or belongs to another member. */
export function readUndo(token: string, memberId: string, secret: string): UndoTicket | null {
	const [content = "", signature = ""] = token.split(".");
	if (!isSameSecret(signature, sign(content, secret))) return null;
	const ticket = JSON.parse(Buffer.from(content, "base64url").toString()) as UndoTicket;
	if (ticket.member !== memberId) return null;
	return ticket.others ? { ...ticket, others: ticket.others.map(unpackId) } : ticket;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

/** Writes a UUID in 22 characters instead of 36: the token of a whole page of leads has to fit into a cookie. */
function packId(id: string): string {
	const found = uuid.exec(id)?.[0];
	if (!found) return `~${id}`;
	return Buffer.from(found.replaceAll("-", ""), "hex").toString("base64url") + id.slice(found.length);
}

function unpackId(packed: string): string {
	if (packed.startsWith("~")) return packed.slice(1);
	const hex = Buffer.from(packed.slice(0, 22), "base64url").toString("hex");
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-") + packed.slice(22);
}

function sign(content: string, secret: string): string {
	return createHmac("sha256", secret).update(`undo ${content}`).digest("base64url").slice(0, 32);
}
