import { data, type RouterContextProvider, redirect } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { leadPath } from "#app/admin/paths.ts";
import { saveAccessNote } from "#app/leads/.server/appointments/access-note.ts";
import { waitingCallMails } from "#app/leads/.server/calls/stop-call-mails.ts";
import { offerToStop, say } from "#app/leads/.server/office/notice.ts";
import { readKey } from "#app/leads/.server/office/sent-key.ts";
import { type CallErrors, parseCall } from "#app/model/calls/call-form.ts";
import { type CallValues, callValues, firstOf } from "#app/model/calls/call-values.ts";
import { fieldsToFill } from "#app/model/calls/fill-in-customer.ts";
import type { Member } from "#app/model/members/member.ts";
import { alikeView } from "./alike-view.ts";
import { type CallMail, callMail } from "./call-mail.ts";
import { type CallView, callView } from "./call-view.ts";
import { callBooking } from "./estimate/call-booking.ts";
import { callEstimateErrors, editCallPieces } from "./estimate/call-estimate-view.ts";
import { readCallWork } from "./estimate/read-call-work.ts";
import { saveCall } from "./save-call.ts";

/** What a button led to when the member stays on the screen; everything typed comes along. */
export interface CallAnswer {
	/** `updated`: only looked up, for pages without JavaScript. `gone`: the chosen window is no longer free. */
	kind: "updated" | "wrong" | "gone";
	key: string;
	values: CallValues;
	errors: CallErrors;
	/** Of the answers to the estimate's questions: what to correct, by field. */
	answerErrors: Readonly<Record<string, string>>;
	view: CallView;
	/** After the button that shows it. */
	mail?: CallMail;
}

/** Saves a call, or says why it cannot be saved yet. */
export async function receiveCall(context: Readonly<RouterContextProvider>, member: Member, form: FormData) {
	const services = context.get(servicesContext);
	const values = callValues(form);
	const sent = String(form.get("key") ?? "");
	const answerErrors = callEstimateErrors(form, services, member.locale);
	const stay = async (kind: CallAnswer["kind"], { shown = form, errors = {}, mail }: Stay = {}) => {
		const view = await callView(shown, services, member.locale);
		const answer = { kind, key: sent, values: callValues(shown), errors, answerErrors, view, ...(mail && { mail }) };
		return data(answer satisfies CallAnswer, { status: kind === "updated" ? 200 : 422 });
	};
	if (form.get("do") === "check") {
		const { origin } = context.get(requestContextKey);
		return stay("updated", { mail: await callMail(form, member, services, origin) });
	}
	const edited = editCallPieces(form);
	if (edited) return stay("updated", { shown: edited });
	if (form.get("do") === "update") return stay("updated", { shown: await filledIn(form, services, member) });

	const parsed = parseCall(values);
	const isAnswerWrong = Object.keys(answerErrors).length > 0;
	if (parsed.kind === "wrong") return stay("wrong", parsed);
	if (isAnswerWrong) return stay("wrong");
	const wantsWindow = form.get("do") !== "save" && firstOf(values, "window") !== "";
	const book = wantsWindow ? await callBooking(form, member, services) : null;
	if (book === "gone" || isChoiceGone(form)) return stay("gone");
	const { accessNote } = parsed.call;
	if (accessNote && !wantsWindow) return stay("wrong", { errors: { note: "note-alone" } });
	const { kinds, estimate } = readCallWork(form, services);
	const customer = firstOf(values, "customer") || null;
	const key = readKey(form);
	const received = await saveCall(parsed.call, { key, kinds, estimate, book, customer }, member, services);
	if (received === "taken") return stay("gone");
	const { id, lead, created } = received;
	if (created) await recordAudit(services, member, "call-received", { subject: lead.reference });
	// Saved before, as after an answer that did not arrive: without the window that is chosen now, or with other answers.
	const first = lead.linkedTo === null ? null : await services.store.get("leads", lead.linkedTo);
	const booked = lead.desk.visit
		? { id, visit: lead.desk.visit }
		: first && { id: first.id, visit: first.data.desk.visit };
	// After the commit: the same form sent again writes the note that the first one could not.
	if (accessNote && booked?.visit?.appointment) {
		await saveAccessNote(services, { lead: booked.id, appointment: booked.visit.appointment }, accessNote);
	}
	const isUnbooked = wantsWindow && !booked?.visit;
	const saved = first ? "call-again" : lead.desk.visit ? "call-booked" : "call-saved";
	const said = isUnbooked ? "call-known" : saved;
	const mails = await waitingCallMails(services.store, id);
	if (mails) offerToStop(context, { id, reference: lead.reference }, member, { said, mails });
	else say(context, said);
	return redirect(leadPath(id, isUnbooked ? "rendez-vous" : undefined), 303);
}

/** The screen took the chosen window away because somebody booked it, and the member may not have seen it. */
function isChoiceGone(form: FormData): boolean {
	return form.get("do") !== "save" && !form.has("window") && String(form.get("wanted") ?? "") !== "";
}

interface Stay {
	/** The form with what the server changed in it. */
	shown?: FormData;
	errors?: CallErrors;
	mail?: CallMail;
}

/** The chosen customer's address and e-mail are written into the fields that are empty, as with JavaScript. */
async function filledIn(form: FormData, services: Services, { locale }: Member): Promise<FormData> {
	const values = callValues(form);
	const chosen = firstOf(values, "customer");
	const fill = (await alikeView(values, services, locale)).find(({ id }) => id === chosen)?.fill;
	if (fill) for (const name of fieldsToFill(fill, (field) => firstOf(values, field))) form.set(name, fill[name]);
	return form;
}
