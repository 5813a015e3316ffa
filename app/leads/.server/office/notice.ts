import type { RouterContextProvider } from "react-router";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { cookies } from "#app/locale/cookie.ts";
import type { AppointmentRecord, HistoryEntry, HistoryKind } from "#app/model/leads/lead-history.ts";
import type { Member } from "#app/model/members/member.ts";
import {
	type CallMails,
	type CallSaid,
	callMails,
	callSayings,
	issueUndo,
	readUndo,
	undoOffered,
	undoWindow,
} from "../inbox/undo-token.ts";

/** The notice on the next page: a change that can be undone, or the outcome of an undo. */
export type ChangeNotice =
	| {
			kind: "undo";
			key: string;
			token: string;
			done: HistoryKind;
			/** Of an appointment: what happened to it. */
			step?: AppointmentRecord["step"] | undefined;
			/** Of an appointment, a quote or contact details: whether a mail waits. */
			mails?: boolean | undefined;
			count: number;
			reference: string;
			left: number;
	  }
	/** The mails of a call that was just noted wait: they can be stopped. */
	| { kind: "stop"; key: string; token: string; said: CallSaid; mails: CallMails; left: number }
	| { kind: "said"; key: string; said: Said; left: number };

const sayings = [
	...(["undone", "partly", "late", "called", "changed", "taken", "missing"] as const),
	...callMails.map((mails) => `unsent-${mails}` as const),
	...callSayings,
] as const;

export type Said = (typeof sayings)[number];

const cookieName = "office-notice" satisfies keyof typeof cookies;
const saidFor = 6_000;

export function offerUndo(
	context: Readonly<RouterContextProvider>,
	lead: { id: string; reference: string },
	{
		id,
		kind,
		by,
		appointment,
		mails = [],
	}: Pick<HistoryEntry, "id" | "kind" | "by" | "appointment"> & { mails?: readonly string[] },
	others?: readonly string[],
): void {
	const { secret, clock } = context.get(servicesContext);
	const madeAt = clock.now().getTime();
	const own = { lead: lead.id, reference: lead.reference, entry: id, kind, member: by.id, madeAt };
	const isAppointment = kind === "appointment" && appointment;
	const told = (isAppointment || kind === "quote" || kind === "details") && { mails: mails.length > 0 };
	const step = isAppointment && { step: isAppointment.step };
	const ticket = others?.length ? { ...own, others } : { ...own, ...step, ...told };
	setNotice(context, `undo~${issueUndo(ticket, secret)}`, undoWindow);
}

/** Says that a call was noted, and offers to stop its mails. */
export function offerToStop(
	context: Readonly<RouterContextProvider>,
	{ id, reference }: { id: string; reference: string },
	member: Pick<Member, "id">,
	stops: { said: CallSaid; mails: CallMails },
): void {
	const { secret, clock } = context.get(servicesContext);
	const madeAt = clock.now().getTime();
	const ticket = { lead: id, reference, entry: "", kind: "call", member: member.id, madeAt, stops } as const;
	setNotice(context, `undo~${issueUndo(ticket, secret)}`, undoWindow);
}

export function say(context: Readonly<RouterContextProvider>, said: Said): void {
	setNotice(context, `said~${said}~${context.get(servicesContext).clock.now().getTime()}`, saidFor);
}

/** Reads the notice from a cookie set with the redirect, which works without JavaScript and expires by itself. */
export function readNotice(context: Readonly<RouterContextProvider>, memberId: string): ChangeNotice | null {
	const { secret, clock } = context.get(servicesContext);
	const header = context.get(staffContext).request.headers.get("Cookie") ?? "";
	const value = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w~.-]+)`).exec(header)?.[1] ?? "";
	const now = clock.now();
	const [kind, rest = "", time] = value.split("~");
	if (kind === "undo") {
		const ticket = readUndo(rest, memberId, secret);
		const left = ticket ? ticket.madeAt + undoOffered - now.getTime() : 0;
		if (!ticket || left <= 0) return null;
		const { entry, kind: done, step, mails, reference, others = [], stops } = ticket;
		if (stops) return { kind: "stop", key: rest, token: rest, ...stops, left };
		return { kind, key: entry, token: rest, done, step, mails, count: 1 + others.length, reference, left };
	}
	const said = sayings.find((one) => one === rest);
	const left = Number(time) + saidFor - now.getTime();
	return kind === "said" && said && left > 0 && left <= saidFor ? { kind, key: value, said, left } : null;
}

function setNotice(context: Readonly<RouterContextProvider>, value: string, lives: number): void {
	const secure = context.get(requestContextKey).origin.startsWith("https:") ? "; Secure" : "";
	const age = Math.min(Math.ceil(lives / 1000), cookies[cookieName].maxAge);
	// Not `Path=/admin`: browsers would not send it with `/admin.data`, from which the list is loaded.
	context
		.get(staffContext)
		.cookies.push(`${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`);
}
