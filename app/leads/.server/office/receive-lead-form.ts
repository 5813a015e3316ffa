import { type ActionFunctionArgs, data, type RouterContextProvider, redirect } from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { leadPath } from "#app/admin/paths.ts";
import type { Member } from "#app/model/members/member.ts";
import { listQuery, panelQuery } from "../../office/list-query.ts";
import { type BookingData, bookingAnswer } from "./booking/booking-panel.ts";
import { type BookingStart, pressed } from "./booking/booking-start.ts";
import { cancelAnswer } from "./booking/cancel-preview.ts";
import { changeText } from "./change-text.ts";
import { handleAppointment, isAppointmentIntent } from "./handle-appointment.ts";
import {
	type FormFault,
	type HandleOutcome,
	handleLead,
	isOvertaken,
	type LeadAnswer,
	type RejectedForm,
} from "./handle-lead.ts";
import { handlers } from "./handlers.ts";
import { replyWithLetter } from "./insert-letter.ts";
import type { MailOrCall } from "./mail-or-call.ts";
import { leadWordsIn } from "./staff-words.ts";

interface SentForm {
	context: Readonly<RouterContextProvider>;
	member: Member;
	lead: string;
	intent: string;
	typed: Readonly<Record<string, string>>;
}

/** The action of a lead's page. Each form sends its intent and the revision it was rendered from. */
export async function receiveLeadForm({ request, params, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...handlers);
	const form = await readForm(request);
	const lead = params.id ?? "";
	const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
	const sent = { context, member, lead, intent: typed.intent ?? "", typed };
	const preview = await previewAnswer(sent);
	if (preview) return data(preview);
	const handle = isAppointmentIntent(sent.intent) ? handleAppointment : handleLead;
	const outcome = await handle(context, member, lead, form);
	const query = new URL(request.url).searchParams;
	if (outcome.kind === "missing") throw data(null, { status: 404 });
	if (outcome.kind === "conflict") return data(await conflictAnswer(sent, outcome), { status: 409 });
	if (outcome.kind === "done") return redirect(leadPath(lead) + listQuery(query), 303);
	const { fault } = outcome;
	if (fault === "plan-missing") return redirect(leadPath(lead) + panelQuery(query, "rendez-vous"), 303);
	return data(await faultAnswer(sent, outcome), { status: isLate(fault) || isOvertaken(fault) ? 409 : 422 });
}

/** Answers the buttons that change nothing: they insert a letter, or show a panel for the values in its form. */
async function previewAnswer(sent: SentForm): Promise<LeadAnswer | null> {
	const { context, member, lead, intent, typed } = sent;
	if (typed.insert) return replyWithLetter(context, member, lead, typed);
	if (intent === "appointment" && typed.do !== "book") {
		const next = pressed(typed);
		return { ...answerTo({ ...sent, typed: next }), booking: await bookingAnswer(context, member, lead, next) };
	}
	if (intent === "appointment-cancel" && typed.do === "check") {
		return { ...answerTo(sent), told: await whatCancelTells(sent) };
	}
	return null;
}

async function faultAnswer(sent: SentForm, { fault, errors = {} }: RejectedForm): Promise<LeadAnswer> {
	const { place: _, ...withoutPlace } = sent.typed;
	// Nothing is chosen for a member whose time was taken.
	const typed = isLate(fault) ? withoutPlace : sent.typed;
	const start = { ...typed, isLate: isLate(fault), isNoteChanged: fault === "note-changed" };
	return {
		...answerTo({ ...sent, typed }),
		fault,
		errors,
		booking: await openedBooking(sent, start),
		told: await whatCancelTells(sent),
	};
}

/** Says what other members changed, with the revision of the lead as it is now. */
async function conflictAnswer(
	sent: SentForm,
	{ changes, lead }: Extract<HandleOutcome, { kind: "conflict" }>,
): Promise<LeadAnswer> {
	const { locale } = sent.member;
	const words = leadWordsIn(locale);
	return {
		...answerTo(sent),
		conflict: changes.map((entry) => `${entry.by.name} ${changeText(entry, words, locale)}`),
		revision: lead.desk.revision,
		booking: await openedBooking(sent, sent.typed),
		told: await whatCancelTells(sent),
	};
}

/** A window that cannot be confirmed is answered in the booking panel. */
function answerTo({ intent, typed }: SentForm): LeadAnswer {
	return { intent: intent === "appointment-asked" ? "appointment" : intent, typed, fault: null, conflict: null };
}

/** The booking panel, when the form was sent in it or has to be completed in it. */
async function openedBooking(sent: SentForm, start: BookingStart): Promise<BookingData | null> {
	const { context, member, lead } = sent;
	return answerTo(sent).intent === "appointment" ? bookingAnswer(context, member, lead, start) : null;
}

async function whatCancelTells({ context, lead, intent, typed }: SentForm): Promise<MailOrCall | null> {
	return intent === "appointment-cancel" ? cancelAnswer(context, lead, typed.text) : null;
}

/** The time was taken, or the appointment changed meanwhile. */
function isLate(fault: FormFault): boolean {
	return fault === "taken" || fault === "stale";
}
