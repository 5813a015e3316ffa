import type { RouterContextProvider } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { type Appointment, samePlace, sameTime } from "#app/model/appointments/appointment.ts";
import { reminderTime } from "#app/model/appointments/appointment-dates.ts";
import { noteLimit, ownWordsLimit } from "#app/model/appointments/booking-fields.ts";
import {
	type BookingFault,
	exactTime,
	isOtherLength,
	keptTime,
	readAccepted,
	readPlace,
} from "#app/model/appointments/booking-form.ts";
import { typedValues } from "#app/model/forms/form-refusal.ts";
import { readJobContent } from "#app/model/jobs/done-form.ts";
import { readStatusChange } from "#app/model/leads/closing.ts";
import { withLineFeeds } from "#app/model/leads/contact-fields.ts";
import { addressFields, baseOf, type DetailsErrors, isLeft, mergedDetails } from "#app/model/leads/details-fields.ts";
import { parseAddressForm } from "#app/model/leads/details-form.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { placeOf } from "#app/model/leads/lead-place.ts";
import type { Member } from "#app/model/members/member.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { saveKept, type TypedNote } from "../appointments/access-note.ts";
import { readVersion } from "../appointments/appointment-version.ts";
import type { AppointmentChange, AppointmentVersion } from "../inbox/appointment-change.ts";
import { type ChangeOutcome, changeLead } from "../inbox/change-lead.ts";
import { readSeen } from "../inbox/seen-lead.ts";
import { detailsChange, type WantedDetails } from "../lead-details.ts";
import { bookingContext } from "./booking/booking-context.ts";
import { confirmAsked } from "./booking/confirm-asked.ts";
import { warningsOf } from "./booking/warnings.ts";
import { detailsValues } from "./details-view.ts";
import { offeredWork } from "./done/offered-work.ts";
import { auditDetail, type FormFault, type HandleOutcome, isRefused } from "./handle-lead.ts";
import { offerUndo } from "./notice.ts";

const appointmentIntents = [
	"appointment",
	"appointment-asked",
	"appointment-cancel",
	"appointment-done",
	"appointment-missed",
] as const;

export type AppointmentIntent = (typeof appointmentIntents)[number];

export function isAppointmentIntent(intent: string): intent is AppointmentIntent {
	return (appointmentIntents as readonly string[]).includes(intent);
}

type Wanted =
	| { change: AppointmentChange; details: WantedDetails | null }
	/** The appointment stays where it is. */
	| { kept: { of: AppointmentVersion; note: TypedNote | null; remindAt: string | null }; details: WantedDetails | null }
	| { fault: FormFault; errors?: DetailsErrors };

/** Handles a form that books, moves, cancels or ends the appointment of a lead. */
export async function handleAppointment(
	context: Readonly<RouterContextProvider>,
	actor: Member,
	id: string,
	form: FormData,
	{ offersUndo = true } = {},
): Promise<HandleOutcome> {
	const services = context.get(servicesContext);
	const found = await services.store.get("leads", id);
	if (!found) return { kind: "missing" };
	const seen = readSeen(form);
	const finish = (outcome: ChangeOutcome) => finished(context, actor, id, outcome, offersUndo);
	if (form.get("intent") === "appointment-asked") {
		const asked = String(form.get("asked") ?? "");
		const outcome = await confirmAsked(services, found, actor, { seen, asked });
		return typeof outcome === "string" ? { kind: "fault", fault: outcome } : finish(outcome);
	}
	const wanted = await readWanted(form, found, services);
	if ("fault" in wanted) return { kind: "fault", ...wanted };
	if (wanted.details) {
		const corrected = await changeLead(services, id, actor, seen, { kind: "details", to: wanted.details });
		if (corrected.kind !== "done") return corrected.kind === "conflict" ? corrected : { kind: "missing" };
		if (corrected.entry)
			await recordAudit(services, actor, "request-details", { subject: corrected.lead.reference, detail: "" });
	}
	if ("kept" in wanted) {
		const isSaved = await saveKept(services, { lead: id, ...wanted.kept.of }, wanted.kept);
		return isSaved ? { kind: "done", entry: null, lead: found.data } : { kind: "fault", fault: "stale" };
	}
	return finish(await changeLead(services, id, actor, seen, wanted.change));
}

/** Adds what was done to the audit log, and offers to undo it. */
async function finished(
	context: Readonly<RouterContextProvider>,
	actor: Member,
	id: string,
	outcome: ChangeOutcome,
	offersUndo: boolean,
): Promise<HandleOutcome> {
	if (isRefused(outcome)) return { kind: "fault", fault: outcome.kind };
	// Only customers are refused in these ways.
	if (outcome.kind === "refused" || outcome.kind === "full") return { kind: "fault", fault: "stale" };
	if (outcome.kind === "done" && outcome.entry) {
		const { reference } = outcome.lead;
		await recordAudit(context.get(servicesContext), actor, "request-appointment", {
			subject: reference,
			detail: auditDetail(outcome.entry),
		});
		if (offersUndo) offerUndo(context, { id, reference }, outcome.entry);
	}
	return outcome;
}

async function readWanted(form: FormData, found: StoredDocument<Lead>, services: Services): Promise<Wanted> {
	const text = (name: string) => withLineFeeds(String(form.get(name) ?? "")).trim();
	const of = readVersion(text("of"));
	const told = { tells: form.has("tells"), text: text("text").slice(0, ownWordsLimit) };
	switch (form.get("intent")) {
		case "appointment":
			return readBooking(form, found, of, services);
		case "appointment-cancel":
			return of ? only({ kind: "appointment", to: "cancelled", of, ...told }) : { fault: "unreadable" };
		case "appointment-missed":
			return of ? only({ kind: "appointment", to: "missed", of }) : { fault: "unreadable" };
		case "appointment-done": {
			const closing = readStatusChange("done", { reason: "", amount: text("amount") }, []);
			if (typeof closing === "string") return { fault: closing };
			const finalAmount = "finalAmount" in closing ? closing.finalAmount : null;
			if (!of) return { fault: "unreadable" };
			const job = readJobContent(form, await offeredWork(services.store, found.data, services.content.reader()));
			if (!job) return { fault: "stale" };
			return only({ kind: "appointment", to: "done", of, finalAmount, job, tells: told.tells });
		}
		default:
			return { fault: "unreadable" };
	}
}

function only(change: AppointmentChange): Wanted {
	return { change, details: null };
}

async function readBooking(
	form: FormData,
	found: StoredDocument<Lead>,
	of: AppointmentVersion | null,
	services: Services,
): Promise<Wanted> {
	const text = (name: string) => withLineFeeds(String(form.get(name) ?? "")).trim();
	const address = readAddress(form, found.data, services);
	if ("errors" in address) return { fault: "address-wrong", errors: address.errors };
	const booking = await bookingContext(found, services, address.details?.postalCode ?? found.data.postalCode);
	const { open, now } = booking;
	const note = readNote(form);
	const stored = open?.data.accessNote ?? "";
	if (note && note.text !== stored && note.before !== stored) return { fault: "note-changed" };
	const isSeen = open?.data.status === "booked" && of?.id === open.id && of.sequence === open.data.sequence;
	const kept = isSeen ? readKept(form, found.data, { open, now, note, details: address.details }) : null;
	const context = { ...booking, kept: kept && open ? open.data : null };
	const isLengthChanged = isOtherLength(typedPlace(text), context);
	if (text("place") === keptTime && !isLengthChanged) return kept ?? { fault: "stale" };
	const place = readPlace(typedPlace(text), context);
	if (typeof place === "string") return { fault: place };
	const isSame = open?.data.status === "booked" && samePlace(open.data, place);
	if (isSame && kept) return kept;
	const ownWords = text("text").slice(0, ownWordsLimit);
	if (!isSame && isSeen && ownWords && sameTime(open.data, place)) return { fault: "words-unused" };
	// Pressed twice: the command answers that it is booked already.
	const warnings = isSame ? [] : [...new Set((await warningsOf(place, booking, services)).map(({ kind }) => kind))];
	const accepted = readAccepted(text("confirm"));
	if (!warnings.every((warning) => accepted.includes(warning))) return { fault: lostTime(warnings, form) ?? "warned" };
	const change: AppointmentChange = {
		kind: "appointment",
		to: "booked",
		of,
		place,
		reminds: form.has("reminds"),
		...(note && { accessNote: note.text, noteBefore: note.before }),
		accepted: warnings,
		tells: form.has("tells"),
		text: ownWords,
	};
	return { change, details: address.details };
}

/** What else the form changes, when the appointment stays where it is. */
function readKept(
	form: FormData,
	lead: Lead,
	{
		open,
		now,
		note,
		details,
	}: { open: StoredDocument<Appointment>; now: Date; note: TypedNote | null; details: WantedDetails | null },
): Wanted {
	const text = (name: string) => withLineFeeds(String(form.get(name) ?? "")).trim();
	if (text("text")) return { fault: "words-unused" };
	const { day, accessNote, remindAt: before, sequence } = open.data;
	const reminder = reminderTime(day, now);
	// Too late for a reminder: the form has no box for it.
	const remindAt = reminder ? (form.has("reminds") ? reminder : null) : before;
	const isCorrected = details !== null && detailsChange(lead, details) !== null;
	const isNoted = note !== null && note.text !== accessNote;
	if (!isCorrected && !isNoted && remindAt === before) return { fault: "same-place" };
	return { kept: { of: { id: open.id, sequence }, note, remindAt }, details: isCorrected ? details : null };
}

/** The customer may have written it in several lines. Null when the member left it as it was, which may be outdated. */
function readNote(form: FormData): TypedNote | null {
	const sent = typedValues(form);
	if (isLeft(sent, "note")) return null;
	const [text = "", before = ""] = [sent.note, sent[baseOf("note")]].map((typed = "") =>
		withLineFeeds(typed).trim().slice(0, noteLimit),
	);
	return { text, before };
}

/** A window was offered because it was free: an overlap means that somebody took it since. */
function lostTime(warnings: readonly string[], form: FormData): BookingFault | null {
	const isOffered = form.get("place") !== exactTime && form.get("place") !== keptTime;
	return isOffered && warnings.includes("overlap") ? "taken" : null;
}

function typedPlace(text: (name: string) => string) {
	const [place, minutes] = [text("place"), text("minutes")];
	return {
		place,
		day: text("day"),
		from: text("from"),
		minutes,
		"base.minutes": text("base.minutes"),
		crew: text("crew"),
	};
}

/** The address as typed; null details when the form has none, or the member left it as it was. */
function readAddress(
	form: FormData,
	lead: Lead,
	{ content }: Services,
): { details: WantedDetails | null } | { errors: DetailsErrors } {
	if (!form.has("street")) return { details: null };
	const sent = typedValues(form);
	if (addressFields.every((name) => isLeft(sent, name))) return { details: null };
	const parsed = parseAddressForm(mergedDetails(detailsValues(lead, lead.locale), sent));
	if (parsed.kind === "wrong") return { errors: parsed.errors };
	const reader = content.reader();
	const place = placeOf(parsed.value.postalCode, reader.read("service-area"), reader.read("company"));
	return { details: { ...parsed.value, ...place } };
}
