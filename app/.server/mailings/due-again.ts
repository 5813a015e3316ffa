import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { Job } from "#app/model/jobs/job.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { cameBack, type FinishedWork } from "#app/model/mailings/due-again.ts";
import type { NotReminded } from "#app/model/mailings/mail-series.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import {
	allowsMail,
	type MailAddress,
	type MarketingConsent,
	standingConsent,
} from "#app/model/privacy/mail-address.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { joinedLeads } from "../leads/joined-leads.ts";
import type { MarketingParts } from "../marketing/consents.ts";
import { storedAddress } from "../marketing/stored-address.ts";

export type DueCheck =
	| {
			kind: "allowed";
			lead: StoredDocument<Lead>;
			address: StoredDocument<MailAddress>;
			consent: MarketingConsent;
			/** `YYYY-MM-DD`: the day of the work. */
			day: string;
	  }
	| { kind: "not"; reason: NotReminded; lead: StoredDocument<Lead> }
	/** The lead does not exist any more. */
	| { kind: "gone" };

/**
 * Whether the customer of a job may be reminded now, whatever the day: asked when the mail is made, and again when it is
 * sent, so that a withdrawal in between counts.
 */
export async function checkDue(
	{ store, secret }: MarketingParts,
	job: StoredDocument<Pick<Job, "lead" | "doneAt" | "due">>,
): Promise<DueCheck> {
	const lead = await store.get("leads", job.data.lead);
	if (!lead) return { kind: "gone" };
	const day = await workDay(store, job);
	if (await hasReturned(store, lead, { id: job.id, day, since: job.data.doneAt, due: job.data.due }))
		return { kind: "not", reason: "returned", lead };
	const { email, spam } = lead.data;
	if (spam.length > 0) return { kind: "not", reason: "flagged", lead };
	if (email === null) return { kind: "not", reason: "no-address", lead };
	const address = await storedAddress(store, email, secret);
	const consent = standingConsent(address?.data ?? null);
	if (address && consent && allowsMail(address.data, "due-again"))
		return { kind: "allowed", lead, address, consent, day };
	return { kind: "not", reason: address?.data.withdrawnAt ? "withdrawn" : "no-consent", lead };
}

/** `YYYY-MM-DD`: the day of the appointment. */
export async function workDay(
	store: DocumentStore,
	{ id, data }: StoredDocument<Pick<Job, "doneAt">>,
): Promise<string> {
	return (await store.get("appointments", id))?.data.day ?? dayInMontreal(new Date(data.doneAt));
}

/** Whether the customer of this lead came back, with whichever of their leads. */
export async function hasReturned(
	store: DocumentStore,
	lead: StoredDocument<Lead>,
	work: FinishedWork & Pick<Job, "due">,
): Promise<boolean> {
	const leads = await joinedLeads(store, [lead]);
	const appointments = await Promise.all(
		leads.map(async ({ id }) => {
			const where = [{ field: "lead", is: "=", value: id }] as const;
			const { documents } = await store.query("appointments", { where, limit: 1000 });
			return id === lead.id ? withoutFollowUps(store, documents, work) : documents;
		}),
	);
	return cameBack(
		work,
		leads.map(({ data }) => data),
		appointments.flat(),
	);
}

/**
 * A visit of the same lead that was done before the work is due, and is not due again itself, belongs to the work: a repair
 * under the guarantee, for example. The customer still expects the reminder.
 */
async function withoutFollowUps(
	store: DocumentStore,
	appointments: readonly StoredDocument<Appointment>[],
	{ id: own, due }: Pick<FinishedWork, "id"> & Pick<Job, "due">,
): Promise<StoredDocument<Appointment>[]> {
	const isBack = await Promise.all(
		appointments.map(async ({ id, data: { status, day } }) => {
			if (id === own || status !== "done" || !due || day >= due.on) return true;
			return Boolean((await store.get("jobs", id))?.data.due);
		}),
	);
	return appointments.filter((_, index) => isBack[index]);
}
