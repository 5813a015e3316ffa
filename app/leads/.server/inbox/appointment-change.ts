import { sayAppointment } from "#app/.server/say-appointment.ts";
import { appointmentWrites } from "#app/appointments/.server/appointment-writes.ts";
import { placeTold } from "#app/appointments/.server/place-told.ts";
import { jobWrites } from "#app/jobs/.server/jobs.ts";
import {
	type Appointment,
	type AppointmentPlace,
	type BookingWarning,
	isOpenAppointment,
	samePlace,
	sameTime,
} from "#app/model/appointments/appointment.ts";
import { noteEnd, reminderTime } from "#app/model/appointments/appointment-dates.ts";
import { takenOverEvent } from "#app/model/estimate/appointment-calendar.ts";
import { type JobContent, newJob, noJobContent } from "#app/model/jobs/job.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { type AppointmentRecord, type AppointmentSnapshot, customerId } from "#app/model/leads/lead-history.ts";
import { isAfterWork, isFreeVisit } from "#app/model/leads/return-visit.ts";
import { newTask, type Task } from "#app/model/leads/task.ts";
import { type NamedMember, namedMember } from "#app/model/members/member.ts";
import type { Creation, DocumentStore, StoredDocument, Write } from "#app/model/ports.ts";
import { callTaskWords } from "#content/staff/call-tasks.ts";
import type { LeadParts } from "../lead-parts.ts";
import { mailWrite } from "../mail-write.ts";
import { appointmentTasks } from "../tasks/call-tasks.ts";
import { type CallerParts, callerAbout } from "../tasks/caller.ts";
import { undoWindow } from "./undo-token.ts";

/** The appointment that a form was rendered from. Another version refuses the form. */
export interface AppointmentVersion {
	id: string;
	sequence: number;
}

interface Told {
	/** Whether the customer gets a mail, or a call when they have no e-mail address. */
	tells: boolean;
	/** The member's own words in that mail. */
	text: string;
}

export type AppointmentChange = { kind: "appointment" } & (
	| ({
			to: "booked";
			/** Null books a new appointment; else this one moves. */
			of: AppointmentVersion | null;
			place: AppointmentPlace;
			reminds: boolean;
			/** Missing: unchanged. */
			accessNote?: string;
			/** The note that the form showed: another one, which somebody else wrote since, refuses the change. */
			noteBefore?: string;
			accepted: readonly BookingWarning[];
	  } & Told)
	/** With a quote only: it is booked when the customer accepts the price. */
	| {
			to: "proposed";
			of: AppointmentVersion | null;
			place: AppointmentPlace;
			accepted: readonly BookingWarning[];
			/** ISO time. */
			until: string;
	  }
	| ({ to: "cancelled"; of: AppointmentVersion } & Told)
	| { to: "missed"; of: AppointmentVersion }
	| {
			to: "done";
			of: AppointmentVersion;
			finalAmount: number | null;
			/** What was done. Missing: nobody said. */
			job?: JobContent;
			/** Whether the customer gets the mail that asks if everything is in order, or a call. */
			tells?: boolean;
	  }
);

/** The steps that the customer may be told of. */
type AppointmentNews = "booked" | "moved" | "cancelled" | "done";

function isNews(step: AppointmentRecord["step"]): step is AppointmentNews {
	return step === "booked" || step === "moved" || step === "cancelled" || step === "done";
}

type PreparedAppointment =
	/** The form is about another version of the appointment. */
	| { kind: "stale" }
	/** Somebody else took the time. */
	| { kind: "taken" }
	/** It already is as wanted, for example because the form was sent twice. */
	| { kind: "same" }
	| ReadyAppointment;

export interface ReadyAppointment {
	kind: "ready";
	record: AppointmentRecord;
	/** The lead was done before it was booked: a visit after the work. */
	isReturn: boolean;
	/** Such a visit for which nothing is paid. */
	isFree: boolean;
	writes: readonly Write[];
	mails: Creation<"outbox">[];
	tasks: string[];
	/** The open tasks about what it was before. */
	overtaken: readonly StoredDocument<Task>[];
}

/** What a change of a lead's appointment writes, besides the lead. `id`: of a new appointment. */
export async function prepareAppointment(
	parts: LeadParts & CallerParts,
	{ id: leadId, data: lead }: StoredDocument<Lead>,
	change: AppointmentChange,
	by: NamedMember,
	newId: string,
): Promise<PreparedAppointment> {
	const { store, clock } = parts;
	const open = await openAppointment(store, lead);
	if (await isAlready(store, change, open)) return { kind: "same" };
	if (open?.id !== change.of?.id || open?.data.sequence !== change.of?.sequence) return { kind: "stale" };
	if (overwritesNote(change, open?.data.accessNote ?? "")) return { kind: "stale" };
	const id = open?.id ?? newId;
	const after = appointmentAfter(change, open?.data ?? null, { leadId, lead, by, now: clock.now() });
	if (!after) return { kind: "stale" };
	const mayOverlap = after.accepted.includes("overlap");
	const writes = await appointmentWrites(store, { id, before: open, after, mayOverlap });
	if (writes === "taken") return { kind: "taken" };
	const step = change.to === "booked" ? bookingStep(change.place, open?.data ?? null) : change.to;
	const told = isNews(step) ? await tellCustomer(step) : null;
	const job =
		change.to === "done" ? await jobWrites(store, id, newJob(leadId, change.job ?? noJobContent, workDone())) : [];
	return {
		kind: "ready",
		record: { id, step, before: open && snapshot(open.data), after: snapshot(after) },
		isReturn: isAfterWork(lead, id),
		isFree: isFreeVisit(lead, id),
		writes: [...writes, ...job, ...(told?.tasks ?? [])],
		mails: told?.mails ?? [],
		tasks: told?.tasks.map((task) => task.id) ?? [],
		overtaken: open && step !== "changed" ? await appointmentTasks(store, leadId, id) : [],
	};

	function workDone() {
		return { day: after?.day ?? "", by, now: clock.now() };
	}

	async function tellCustomer(news: AppointmentNews) {
		const nameOf = (told: AppointmentNews) =>
			told === "done" ? `${id}-job-done` : `${id}-appointment-${told}-${after?.sequence}`;
		const isCustomer = by.id === customerId;
		if (!after || !("tells" in change) || !change.tells) return null;
		if (lead.email) {
			const appointment = { id, sequence: after.sequence };
			const delay = isCustomer ? 0 : undoWindow;
			if (news === "done")
				return { mails: [mailWrite(nameOf(news), "job-done", leadId, parts, { delay, job: id })], tasks: [] };
			// The customer's own words are a message to the team.
			const more = { delay, appointment, ...("text" in change && change.text && !isCustomer && { entryId: newId }) };
			return { mails: [mailWrite(nameOf(news), `appointment-${news}`, leadId, parts, more)], tasks: [] };
		}
		if (isCustomer) return null;
		// The mails find out when they are sent.
		const previous = open?.data.status === "booked" ? await placeTold(lead, open, store) : null;
		if (news === "cancelled" && !previous) return null;
		if (news === "moved" && previous && sameTime(previous, after)) return null;
		const said = news === "moved" && !previous ? "booked" : news;
		const known = (news === "cancelled" && previous) || after;
		const caller = await callerAbout(lead, by, parts);
		return { mails: [], tasks: [callTask(nameOf(said), said, known, leadId, lead, caller, by, clock.now())] };
	}
}

function bookingStep(place: AppointmentPlace, open: Appointment | null): "booked" | "moved" | "changed" {
	if (open?.status !== "booked") return "booked";
	return sameTime(open, place) ? "changed" : "moved";
}

function overwritesNote(change: AppointmentChange, stored: string): boolean {
	if (change.to !== "booked" || change.noteBefore === undefined) return false;
	return change.accessNote !== stored && change.noteBefore !== stored;
}

/** The appointment of a lead that is proposed or booked. */
export async function openAppointment(
	store: DocumentStore,
	lead: { desk: Pick<Lead["desk"], "visit"> },
): Promise<StoredDocument<Appointment> | null> {
	const id = lead.desk.visit?.appointment;
	const found = id ? await store.get("appointments", id) : null;
	return found && isOpenAppointment(found.data) ? found : null;
}

async function isAlready(
	store: DocumentStore,
	change: AppointmentChange,
	open: StoredDocument<Appointment> | null,
): Promise<boolean> {
	if (change.to === "proposed") return false;
	if (change.to === "booked") return open?.data.status === "booked" && samePlace(open.data, change.place);
	return (await store.get("appointments", change.of.id))?.data.status === change.to;
}

function appointmentAfter(
	change: AppointmentChange,
	before: Appointment | null,
	{ leadId, lead, by, now }: { leadId: string; lead: Lead; by: NamedMember; now: Date },
): Appointment | null {
	const updatedAt = now.toISOString();
	if (change.to === "booked" || change.to === "proposed") {
		const { crew, day, window, minutes, travel } = change.place;
		const isBooked = change.to === "booked";
		const accessNote = (isBooked ? change.accessNote : undefined) ?? before?.accessNote ?? "";
		const eventId = before ? before.eventId : takenOverEvent(lead, now);
		const notedAt = accessNote === before?.accessNote ? before.notedAt : updatedAt;
		// The customer is not told, so the mails, calls and pages about this time stay valid.
		const isSameTime = isBooked && before !== null && bookingStep(change.place, before) === "changed";
		return {
			lead: leadId,
			crew,
			day,
			window,
			minutes,
			travel,
			status: change.to,
			sequence: before ? before.sequence + (isSameTime ? 0 : 1) : 0,
			...(eventId && { eventId }),
			accessNote,
			noteUntil: accessNote ? noteEnd(day) : null,
			...(accessNote && notedAt && { notedAt }),
			remindAt: isBooked && change.reminds ? reminderTime(day, now) : null,
			proposalUntil: isBooked ? null : change.until,
			accepted: change.accepted,
			...(before?.isInstant && { isInstant: true }),
			by: isSameTime ? before.by : namedMember(by),
			createdAt: before?.createdAt ?? updatedAt,
			updatedAt,
		};
	}
	// A proposal is neither finished nor missed.
	if (!before || (before.status === "proposed" && change.to !== "cancelled")) return null;
	const sequence = change.to === "cancelled" ? before.sequence + 1 : before.sequence;
	const neverBooked = before.status === "proposed" && { neverBooked: true as const };
	return { ...before, status: change.to, sequence, remindAt: null, proposalUntil: null, ...neverBooked, updatedAt };
}

/** The history outlasts the access note, so it has none. */
export function snapshot({ accessNote: _, noteUntil: __, notedAt: ___, ...rest }: Appointment): AppointmentSnapshot {
	return rest;
}

/** The stored appointment as it was before a change, with the access note that it has now. */
export function restored(current: Appointment, before: AppointmentSnapshot): Appointment {
	const { accessNote, notedAt } = current;
	return { ...before, accessNote, noteUntil: accessNote ? noteEnd(before.day) : null, ...(notedAt && { notedAt }) };
}

/** In the language of the customer, because the member says these words to them. */
function callTask(
	id: string,
	news: AppointmentNews,
	appointment: AppointmentSnapshot,
	leadId: string,
	{ name, locale }: Lead,
	assignee: NamedMember,
	by: NamedMember,
	now: Date,
): Creation<"tasks"> {
	const text = callTaskWords[locale][news](name, sayAppointment(appointment, locale));
	const content = { text, dueAt: now.toISOString(), assignee };
	return { kind: "create", collection: "tasks", id, data: newTask(leadId, content, by, now) };
}
