import { data, type RouterContextProvider, redirect } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { say } from "#app/leads/.server/office/notice.ts";
import { type CallErrors, parseCall } from "#app/model/calls/call-form.ts";
import { type CallValues, callValues, firstOf } from "#app/model/calls/call-values.ts";
import { fieldsToFill } from "#app/model/calls/fill-in-customer.ts";
import type { Member } from "#app/model/members/member.ts";
import { alikeView } from "./alike-view.ts";
import { type CallView, callView } from "./call-view.ts";
import { saveCall } from "./save-call.ts";

/** What a button led to when the member stays on the screen; everything typed comes along. */
export interface CallAnswer {
	/** `updated`: only looked up, for pages without JavaScript. `gone`: the chosen window is no longer free. */
	kind: "updated" | "wrong" | "gone";
	key: string;
	values: CallValues;
	errors: CallErrors;
	view: CallView;
}

/** Saves a call, or says why it cannot be saved yet. */
export async function receiveCall(context: Readonly<RouterContextProvider>, member: Member, form: FormData) {
	const services = context.get(servicesContext);
	const pressed = String(form.get("do") ?? "");
	const sent = String(form.get("key") ?? "");
	const stay = async (kind: CallAnswer["kind"], errors: CallErrors = {}) => {
		const view = await callView(form, services, member.locale);
		const answer: CallAnswer = { kind, key: sent, values: callValues(form), errors, view };
		return data(answer, { status: kind === "updated" ? 200 : 422 });
	};
	if (pressed === "update") {
		await fillIn(form, services, member);
		return stay("updated");
	}
	const values = callValues(form);
	const parsed = parseCall(values);
	if (parsed.kind === "wrong") return stay("wrong", parsed.errors);
	const customer = firstOf(values, "customer") || null;
	const key = isUuid(sent) ? sent : null;
	const received = await saveCall(
		parsed.call,
		{ key, kinds: [], estimate: null, book: null, customer },
		member,
		services,
	);
	if (received === "taken") return stay("gone");
	const { id, lead, created } = received;
	if (created) await recordAudit(services, member, "call-received", { subject: lead.reference });
	say(context, lead.desk.visit ? "call-booked" : "call-saved");
	return redirect(`/admin/demandes/${id}`, 303);
}

/** Writes the chosen customer's address and e-mail into the fields that are empty, as the screen does with JavaScript. */
async function fillIn(form: FormData, services: Services, { locale }: Member): Promise<void> {
	const values = callValues(form);
	const chosen = firstOf(values, "customer");
	const fill = (await alikeView(values, services, locale)).find(({ id }) => id === chosen)?.fill;
	if (!fill) return;
	for (const name of fieldsToFill(fill, (field) => firstOf(values, field))) form.set(name, fill[name]);
}

function isUuid(text: string): boolean {
	return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}
