import { marketingOf } from "#app/.server/marketing/consents.ts";
import type { Services } from "#app/.server/services.ts";
import { customerLeads, customersBeside } from "#app/leads/.server/customers/customer-leads.ts";
import { summarizeCustomer } from "#app/leads/.server/customers/customer-summary.ts";
import { mayHandle } from "#app/leads/.server/office/handlers.ts";
import { photoViews } from "#app/leads/.server/office/lead-view.ts";
import { sayConsent } from "#app/leads/.server/office/say-consent.ts";
import { leadWordsIn } from "#app/leads/.server/office/staff-words.ts";
import { addressesOf } from "#app/leads/.server/person-documents.ts";
import { tasksOn } from "#app/leads/.server/tasks/list-tasks.ts";
import { itemsOf } from "#app/leads/.server/tasks/task-view.ts";
import { formatMoney } from "#app/locale/format.ts";
import { emailKeyOf } from "#app/model/leads/email-key.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { paidInAll } from "#app/model/leads/return-visit.ts";
import { inOrder } from "#app/model/leads/task.ts";
import type { Member } from "#app/model/members/member.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { customerLeadRows } from "./customer-lead-rows.ts";
import { customerAppointments, customerJobs, customerQuotes } from "./customer-plans.ts";
import { customerTalk, spokenAnswers } from "./customer-talk.ts";

type PageParts = Pick<Services, "store" | "clock" | "content" | "secret">;

/** Everything of the customer of a lead. Nothing of it is stored for the customer: it is read from the leads. */
export async function customerPage(
	found: StoredDocument<Lead>,
	parts: PageParts,
	member: Pick<Member, "id" | "role" | "locale">,
	{ isWhole }: { isWhole: boolean },
) {
	const { store, clock, content } = parts;
	const { locale } = member;
	const [now, reader] = [clock.now(), content.reader()];
	const leads = await customerLeads(store, found);
	const beside = await customersBeside(store, leads);
	const summary = summarizeCustomer(leads, locale);
	const mayAct = mayHandle(member.role);
	const appointments = await customerAppointments(leads, store, locale, now);
	const tasks = await tasksOf(leads, parts, member, now);
	return {
		...summary,
		/** For the command that tells leads apart: what the member saw. */
		shown: leads.map(({ id }) => id).join(" "),
		mayAct,
		/** The newest lead with an e-mail address: its composer opens. */
		writesTo: leads.findLast(({ data }) => data.email && data.spam.length === 0)?.id ?? null,
		language: leadWordsIn(locale).page.languages[summary.locale],
		leads: customerLeadRows(leads, locale, reader, now),
		earned: earnedBy(leads, locale),
		appointments,
		next: appointments.ahead[0] ?? null,
		quotes: await customerQuotes(leads, store, member, now),
		jobs: await customerJobs(leads, parts, member, now),
		talk: await customerTalk(leads, store, locale, now, isWhole),
		photos: (await Promise.all(leads.map(photosOf))).flat(),
		tasks,
		waiting: tasks.find(({ isDone }) => !isDone) ?? null,
		/** With their proofs, which only administrators read elsewhere. */
		consents: member.role === "administrator" ? await addressesOf(leads, {}, beside.flat(), parts) : null,
		promotions: member.role === "administrator" ? [] : await promotionsOf(leads, parts, locale),
		spoken: spokenAnswers(leads, locale, now),
		beside: beside.map((other) => summarizeCustomer(other, locale)),
	};

	async function photosOf({ id, data }: StoredDocument<Lead>) {
		const photos = await photoViews(id, data, store);
		return photos.map((photo) => ({ ...photo, reference: data.reference }));
	}
}

export type CustomerData = Awaited<ReturnType<typeof customerPage>>;

/** What was paid, before taxes. Null when nothing is known. */
function earnedBy(leads: readonly StoredDocument<Lead>[], locale: Member["locale"]): string | null {
	const amounts = leads.flatMap(({ data }) => paidInAll(data) ?? []);
	const total = amounts.reduce((sum, amount) => sum + amount, 0);
	return amounts.length > 0 ? formatMoney(total, locale) : null;
}

async function tasksOf(
	leads: readonly StoredDocument<Lead>[],
	{ store }: PageParts,
	member: Pick<Member, "id" | "locale">,
	now: Date,
) {
	const tasks = (await Promise.all(leads.map(({ id }) => tasksOn(store, id)))).flat();
	const references = new Map(leads.map(({ id, data }) => [id, data.reference]));
	return itemsOf(inOrder(tasks, now), references, member, now);
}

/** One sentence for each address, as on its lead. */
async function promotionsOf(leads: readonly StoredDocument<Lead>[], parts: PageParts, locale: Member["locale"]) {
	const newest = new Map(
		leads.flatMap(({ data }) =>
			data.email && data.spam.length === 0 ? [[emailKeyOf(data.email), data] as const] : [],
		),
	);
	return Promise.all(
		[...newest.values()].map(async (lead) => {
			const text = sayConsent(await marketingOf(lead, parts), locale);
			return { email: lead.email ?? "", text };
		}),
	);
}
