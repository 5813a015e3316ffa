import { data, redirect } from "react-router";
import { announceEvents } from "#app/.server/announce-events.ts";
import { saveAccessNote } from "#app/leads/.server/appointments/access-note.ts";
import { readVersion } from "#app/leads/.server/appointments/appointment-version.ts";
import { chooseByCustomer, mayChoose } from "#app/leads/.server/appointments/choose-window.ts";
import { cancelByCustomer, moveByCustomer } from "#app/leads/.server/appointments/customer-change.ts";
import { shownAppointment } from "#app/leads/.server/appointments/shown-appointment.ts";
import { noteLimit } from "#app/model/appointments/booking-fields.ts";
import { readWindowValue } from "#app/model/appointments/chosen-window.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { textOf } from "#app/model/estimate/step-intent.ts";
import { withLineFeeds } from "#app/model/leads/contact-fields.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import type { AppointmentResult } from "./appointment-notice.ts";
import { failed, keeping, type OpenStep, wrong } from "./check-step.ts";
import type { ChoiceResult } from "./choice-notice.ts";
import { type JustDone, writeResult } from "./form-result.ts";
import { addUnsaid, fullConversation } from "./unsaid-words.ts";

const longestReason = 2000;

const intents = ["choose", "move", "cancel", "note", "remove-note"] as const;

type AppointmentIntent = (typeof intents)[number];

export function isAppointmentIntent(intent: string): intent is AppointmentIntent {
	return (intents as readonly string[]).includes(intent);
}

/** Receives the forms about the appointment: a first time, another time, the cancellation and the access note. */
export function receiveAppointment(step: OpenStep, lead: StoredDocument<Lead>, path: string) {
	const { form, services } = step;
	if (services.limits.changes.isOver(lead.id, services.clock.now().getTime())) return failed("busy", form, 429);
	return keeping(step, form, async () => {
		switch (form.get("intent") as AppointmentIntent) {
			case "choose":
				return receiveChoice(step, lead, path);
			case "move":
				return receiveMove(step, lead, path);
			case "cancel":
				return receiveCancel(step, lead, path);
			case "note":
				return receiveNote(step, lead, path);
			case "remove-note":
				return keepNote(step, lead, path, "");
		}
	});
}

async function receiveChoice({ form, services, requestContext }: OpenStep, lead: StoredDocument<Lead>, path: string) {
	const detail = textOf(form, "window");
	const chosen = readWindowValue(detail);
	if (!chosen) return wrong({ window: { code: "missing" } }, {});
	// Pages of an earlier build have no such field.
	const asksOnly = textOf(form, "mode") === "on-request";
	const outcome = await chooseByCustomer({ ...services, reader: services.content.reader() }, lead, chosen, asksOnly);
	if (outcome === "full") return failed("busy", form, 429);
	if (outcome === "instant") {
		const errors = { window: { code: outcome } };
		const values = { window: detail };
		return data<StepAnswer>({ errors, failure: null, isOutdated: true, values, pressed: "choose" }, { status: 409 });
	}
	// A form that was sent twice finds its window booked. A window that is asked for is no appointment yet.
	if (outcome === "booked" && mayChoose(lead.data)) announceEvents(requestContext, { event: "book_appointment" });
	const said = writeResult({ outcome, at: services.clock.now().getTime(), detail } satisfies ChoiceResult);
	const query = new URLSearchParams({ ["choice" satisfies JustDone]: said });
	return redirect(`${path}?${query}#choice-notice`, { status: 303 });
}

async function receiveMove({ form, services }: OpenStep, lead: StoredDocument<Lead>, path: string) {
	const seen = readVersion(textOf(form, "version"));
	const value = textOf(form, "window");
	const chosen = readWindowValue(value);
	if (!seen || !chosen) return wrong({ window: { code: "missing" } }, {});
	const outcome = await moveByCustomer({ ...services, reader: services.content.reader() }, lead, seen, chosen);
	if (outcome === "full") return failed("busy", form, 429);
	const detail = outcome === "taken" ? value : String(seen.sequence);
	return result(path, { outcome, at: services.clock.now().getTime(), detail });
}

async function receiveCancel(step: OpenStep, lead: StoredDocument<Lead>, path: string) {
	const { form, services } = step;
	const seen = readVersion(textOf(form, "version"));
	const reason = withLineFeeds(textOf(form, "reason")).trim();
	if (!seen) return failed("refused", form, 422);
	if (reason.length > longestReason) return wrong({ reason: { code: "too-long" } }, { reason });
	const outcome = await cancelByCustomer({ ...services, reader: services.content.reader() }, lead, seen, reason);
	const words = await addUnsaid(step, lead, reason);
	if (words === "full") return fullConversation(reason);
	const said = { outcome, at: services.clock.now().getTime(), detail: String(seen.sequence) };
	return result(path, said, words === "added");
}

function receiveNote(step: OpenStep, lead: StoredDocument<Lead>, path: string) {
	const accessNote = withLineFeeds(textOf(step.form, "accessNote"));
	const text = accessNote.trim();
	// Back to the person who just typed it, and stored nowhere.
	if (!text) return wrong({ accessNote: { code: "missing" } }, { accessNote });
	if (text.length > noteLimit) return wrong({ accessNote: { code: "too-long" } }, { accessNote });
	return keepNote(step, lead, path, text);
}

async function keepNote({ services }: OpenStep, lead: StoredDocument<Lead>, path: string, text: string) {
	const shown = await shownAppointment(services.store, lead.id);
	const isSaved = shown && (await saveAccessNote(services, { lead: lead.id, appointment: shown.id }, text));
	// Without an open appointment the page says so by itself.
	if (!isSaved) return redirect(`${path}#appointment-heading`, { status: 303 });
	const done = (text ? "note" : "note-removed") satisfies JustDone;
	return redirect(`${path}?${done}=${services.clock.now().getTime()}#note-done`, { status: 303 });
}

function result(path: string, said: AppointmentResult, isAdded = false) {
	const query = new URLSearchParams({ ["appointment" satisfies JustDone]: writeResult(said) });
	const added = isAdded ? `&${"added" satisfies JustDone}` : "";
	return redirect(`${path}?${query}${added}#appointment-notice`, { status: 303 });
}
