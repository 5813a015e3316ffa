import { shownMail } from "#app/.server/mail/shown-mail.ts";
import { sayAppointment } from "#app/.server/say-appointment.ts";
import type { Services } from "#app/.server/services.ts";
import { renderJobMail } from "#app/jobs/.server/mails/job-mails.ts";
import { readJobContent } from "#app/model/jobs/done-form.ts";
import { readStatusChange } from "#app/model/leads/closing.ts";
import { isFreeVisit } from "#app/model/leads/return-visit.ts";
import { callTaskWords } from "#content/staff/call-tasks.ts";
import { followTokenFor } from "../../follow-lead.ts";
import type { OpenedAppointment } from "../booking/opened-appointment.ts";
import { type MailOrCall, nothingTold } from "../mail-or-call.ts";
import { offeredWork } from "./offered-work.ts";

/** In place of the secret in the link to the customer's page, and of a name that nobody knows. */
const hidden = "…";

/**
 * What the customer gets when the appointment is finished with what the form has. Nothing while its amount cannot be read,
 * or when it is about another version of the quote. A crew sees neither the e-mail address nor the page of the customer.
 */
export async function donePreview(
	{ appointment, lead: { id, data: lead }, isOffice }: OpenedAppointment,
	form: FormData,
	{ store, content, secret }: Pick<Services, "store" | "content" | "secret">,
	origin: string,
): Promise<MailOrCall> {
	const { name, email, locale } = lead;
	if (!email) return { mail: null, call: callTaskWords[locale].done(name, sayAppointment(appointment.data, locale)) };
	const reader = content.reader();
	const job = readJobContent(form, await offeredWork(store, lead, reader));
	const closing = readStatusChange("done", { reason: "", amount: String(form.get("amount") ?? "") }, []);
	if (!job || typeof closing === "string") return nothingTold;
	const isPaid = "finalAmount" in closing && !isFreeVisit(lead, appointment.id);
	const finalAmount = isPaid ? closing.finalAmount : null;
	const followToken = isOffice ? (lead.followToken ?? followTokenFor(id, secret)) : hidden;
	const { day } = appointment.data;
	const mail = await renderJobMail({ ...lead, finalAmount, followToken }, job, { day, reader, origin });
	const text = mail.text.replaceAll(encodeURIComponent(hidden), hidden);
	return { mail: shownMail(isOffice ? email : name || hidden, { ...mail, text }), call: null };
}
