import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, redirect, useActionData } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { estimateInWords, serviceNamesIn, servicesOf } from "#app/.server/mail/lead-in-words.ts";
import { sayAppointment } from "#app/.server/say-appointment.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { DownloadForm } from "#app/admin/ui/download-form.tsx";
import { Facts } from "#app/admin/ui/facts.tsx";
import { PageHead, Panel } from "#app/admin/ui/form-parts.tsx";
import { Day, Moment } from "#app/admin/ui/moment.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { PrintButton } from "#app/admin/ui/print-button.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { closingView } from "#app/leads/.server/office/closing-view.ts";
import { detailsText } from "#app/leads/.server/office/details-view.ts";
import { originView } from "#app/leads/.server/office/origin-view.ts";
import { leadWordsIn } from "#app/leads/.server/office/staff-words.ts";
import { findPerson, type PersonRecord } from "#app/leads/.server/person.ts";
import { sourceInWords, sourceTitle } from "#app/leads/.server/source-in-words.ts";
import { formatPhone, formatRange } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { addressLines } from "#app/model/leads/address-lines.ts";
import type { Lead as StoredLead } from "#app/model/leads/lead.ts";
import { channelOf } from "#app/model/leads/lead-channel.ts";
import type { Member } from "#app/model/members/member.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { pathOfKey } from "#app/model/traffic/page-key.ts";
import { contractRow } from "#app/quotes/.server/office/contract-row.ts";
import { KeptContracts } from "#app/quotes/office/kept-contracts.tsx";
import { formatDate } from "#app/time/format.ts";
import { readAskedPerson } from "../.server/asked-person.ts";
import { customersToChoose } from "../.server/find-customer.ts";
import { jobsInWords } from "../.server/jobs-in-words.ts";
import { linesInWords } from "../.server/lines-in-words.ts";
import { quotesInWords } from "../.server/quotes-in-words.ts";
import { Promotions } from "./promotions.tsx";

export const meta = officeMeta((words) => words.office.person.fileTitle);

/** Loaded empty and filled by POST: a link would contain the person's e-mail address or phone number. */
export function loader({ context }: LoaderFunctionArgs) {
	requireMember(context, "administrator");
	return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, "administrator");
	const services = context.get(servicesContext);
	const { query, typed } = await readAskedPerson(request);
	const choices = query && (await customersToChoose(services.store, query, member.locale));
	if (!query || choices) throw redirect("/admin/personnes", 303);
	const record = await findPerson(services, query);
	await recordAudit(services, member, "person-exported");
	return data({
		typed,
		customer: query.customer ?? "",
		at: services.clock.now().toISOString(),
		...(await inWords(record, member, services)),
		contracts: await Promise.all(record.contracts.map((each) => contractRow(services.store, each, member.locale))),
	});
}

async function inWords(record: PersonRecord, member: Pick<Member, "role" | "locale">, parts: Services) {
	const { leads, messages, drafts, photos, tasks, appointments, jobs, quotes, mails, importLines, addresses } = record;
	const { locale } = member;
	const now = parts.clock.now();
	const reader = parts.content.reader();
	const leadInWords = async ({ id, version, data: lead }: StoredDocument<StoredLead>) => {
		const estimate = lead.estimate && estimateInWords(lead.estimate, locale, reader);
		const { reference, kind, status, receivedAt, name, email, phone, message } = lead;
		const said = messages.filter(({ data }) => data.lead === id).map(({ data }) => data);
		return {
			...{ id, reference, kind, status, receivedAt, name, email, phone, message },
			added: said.filter(({ channel }) => channel === "page").map(({ text }) => text),
			address: addressLines(lead, locale).join("\n"),
			corrections: correctionsIn(lead, locale),
			origin: originRows(lead, locale, now),
			locale: lead.locale,
			spam: lead.spam.length > 0,
			notes: said.filter(({ direction }) => direction !== "in").map(({ text }) => text),
			tasks: tasks.flatMap(({ data }) => (data.leadId === id ? `${formatDate(data.dueAt, locale)}: ${data.text}` : [])),
			appointments: appointments.flatMap(({ data }) =>
				data.lead === id ? [sayAppointment(data, locale), data.accessNote].filter(Boolean).join("\n") : [],
			),
			quotes: quotesInWords(
				quotes.flatMap(({ data }) => (data.lead === id ? data : [])),
				locale,
				now,
			),
			closing: closingView(lead, leadWordsIn(locale), reader, locale).text,
			lastContactAt: lead.lastContactAt,
			purgeAfter: lead.purgeAfter,
			services: servicesOf(lead, locale, reader).join(", "),
			range: lead.estimate?.result.priced ? formatRange(lead.estimate.result, locale) : null,
			answers: (estimate?.answers ?? []).map(({ service, answers }) => ({
				service,
				given: answers.map(({ question, answers: given }) => [question, given.join("\n")] as const),
			})),
			wishes: [
				lead.asked && sayAppointment(lead.asked, locale),
				...(estimate?.wishes ? [estimate.wishes.date, estimate.wishes.part, estimate.wishes.days] : []),
			]
				.filter(Boolean)
				.join("\n"),
			jobs: await jobsInWords(
				jobs.filter(({ data }) => data.lead === id),
				{ id, version, data: lead },
				parts,
				member,
				now,
			),
		};
	};
	return {
		leads: await Promise.all(leads.map(leadInWords)),
		importLines: linesInWords(importLines, locale, reader),
		drafts: drafts.map(
			({ data: { updatedAt, purgeAfter, email, phone, person, kinds, details, visit, ...draft } }, index) => ({
				...{ key: index, updatedAt, purgeAfter },
				source: [sourceTitle(locale), sourceOf(draft, locale)] as [string, string],
				name: person.name ?? "",
				email: email ?? person.email ?? "",
				phone: phone ?? person.phone ?? "",
				services: serviceNamesIn(kinds, locale, reader).join(", "),
				typed: Object.entries({ ...details, ...visit })
					.map(([field, value]) => `${field}: ${value}`)
					.join("\n"),
			}),
		),
		addresses,
		photos: photos.map(({ id, data: { addedAt } }) => ({ id, addedAt })),
		mails: mails.map(({ id, data: { template, status, createdAt } }) => ({ id, template, status, createdAt })),
	};
}

/** One line for each correction of the contact details, with the values that it replaced. */
function correctionsIn({ desk }: StoredLead, locale: Locale): string {
	const words = leadWordsIn(locale);
	return desk.history
		.flatMap(({ at, by, details }) =>
			details ? `${formatDate(at, locale)}, ${by.name} ${detailsText(details, words, locale)}` : [],
		)
		.join("\n");
}

/** How a visit began, with the address of its first page. */
function sourceOf({ source, locale: visitedIn }: Pick<StoredLead, "source" | "locale">, locale: Locale): string {
	return sourceInWords(source, (page) => pathOfKey(page, visitedIn), locale);
}

/** Channel, how the caller knew of us, how a visit began, and what they answered to sentences read aloud. */
function originRows(lead: StoredLead, locale: Locale, now: Date): [name: string, value: string][] {
	const { origin } = leadWordsIn(locale);
	const view = originView(lead, true, locale, now);
	const spoken = view?.spoken ?? [];
	return [
		[origin.channel, origin.channels[channelOf(lead)]],
		[origin.heardFromLabel, view?.heardFrom ?? ""],
		[sourceTitle(locale), sourceOf(lead, locale)],
		...spoken.map(({ title, answer, sentence, heard }): [string, string] => [
			`${title} (${origin.channels.phone.toLocaleLowerCase()})`,
			[answer, sentence?.text, heard].filter(Boolean).join("\n"),
		]),
	];
}

type File = Awaited<ReturnType<typeof inWords>>;

export default function PersonFile() {
	const file = useActionData<typeof action>();
	const { words, locale } = useStaffLanguage();
	const { person } = words.office;
	if (!file) return <BackToFind />;
	return (
		<>
			<BackToFind />
			<PageHead title={person.fileTitle}>
				{person.fileLead(formatPhone(file.typed, locale), formatDate(file.at, locale))}
			</PageHead>
			<div className="mb-4 flex flex-wrap gap-3 print:hidden">
				<PrintButton />
				<DownloadForm action="/admin/personnes/copie" submit={person.download}>
					<input type="hidden" name="person" value={file.typed} />
					<input type="hidden" name="customer" value={file.customer} />
				</DownloadForm>
			</div>
			<div className="grid grid-cols-1 gap-4">
				{file.leads.map((lead) => (
					<Lead key={lead.id} lead={lead} />
				))}
				{file.drafts.map((draft) => (
					<Panel key={draft.key} title={person.drafts}>
						<Facts
							facts={[
								[person.changed, <Moment key="at" at={draft.updatedAt} />],
								[person.name, draft.name],
								[person.email, draft.email],
								[person.phone, formatPhone(draft.phone, locale)],
								draft.source,
								[person.services, draft.services],
								[person.answers, draft.typed],
								[person.until, <Day key="until" on={draft.purgeAfter} />],
							]}
						/>
					</Panel>
				))}
				{file.importLines.map(({ key, number, facts }) => (
					<Panel key={key} title={person.importLine(number)}>
						<Facts facts={facts} />
					</Panel>
				))}
				<KeptContracts contracts={file.contracts} title={words.contracts.title} />
				<Promotions addresses={file.addresses} mayWithdraw={false} />
				<Photos photos={file.photos} />
				<Mails mails={file.mails} />
			</div>
		</>
	);
}

function BackToFind() {
	const { person } = useStaffLanguage().words.office;
	return (
		<Link
			to="/admin/personnes"
			className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-note text-teal-700 print:hidden"
		>
			<OfficeIcon name="back" />
			{person.back}
		</Link>
	);
}

function Lead({ lead }: { lead: File["leads"][number] }) {
	const { words, locale } = useStaffLanguage();
	const { person, leadKinds, languages } = words.office;
	const { statuses } = words.leads;
	return (
		<Panel title={lead.reference}>
			<Facts
				facts={[
					[person.received, <Moment key="at" at={lead.receivedAt} />],
					[person.sort, leadKinds[lead.kind]],
					[person.status, lead.spam ? `${statuses[lead.status]} (${person.flagged})` : statuses[lead.status]],
					[person.closing, lead.closing],
					[person.name, lead.name],
					[person.email, lead.email],
					[person.phone, lead.phone && formatPhone(lead.phone, locale)],
					[person.address, lead.address],
					...lead.origin,
					[person.language, languages[lead.locale]],
					[person.services, lead.services],
					[person.message, lead.message],
					[person.added, lead.added.join("\n\n")],
					[person.corrections, lead.corrections],
					[person.notes, lead.notes.join("\n\n")],
					[words.tasks.title, lead.tasks.join("\n")],
					[person.appointments, lead.appointments.join("\n")],
					[person.quotes, lead.quotes.join("\n")],
					[person.range, lead.range],
					[person.wishes, lead.wishes],
					[person.lastContact, <Day key="contact" on={lead.lastContactAt} />],
					[person.until, <Day key="until" on={lead.purgeAfter} />],
				]}
			/>
			{lead.answers.map(({ service, given }) => (
				<div key={service} className="mt-5">
					<h3 className="mb-2 font-semibold text-[1rem] text-spruce">{service}</h3>
					<Facts facts={given} />
				</div>
			))}
			{lead.jobs.map(({ id, title, facts }) => (
				<div key={id} className="mt-5">
					<h3 className="mb-2 font-semibold text-[1rem] text-spruce">{title}</h3>
					<Facts facts={facts} />
				</div>
			))}
		</Panel>
	);
}

function Photos({ photos }: Pick<File, "photos">) {
	const { person } = useStaffLanguage().words.office;
	if (photos.length === 0) return null;
	return (
		<Panel title={person.photos}>
			<ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
				{photos.map(({ id, addedAt }, index) => (
					<li key={id} className="text-ink-600 text-small">
						<img
							src={`/admin/personnes/photos/${id}`}
							alt={person.photo(index + 1)}
							className="mb-1 aspect-4/3 w-full rounded-sm bg-cream-200 object-cover"
						/>
						<Day on={addedAt} />
					</li>
				))}
			</ul>
		</Panel>
	);
}

function Mails({ mails }: Pick<File, "mails">) {
	const { person, mailNames } = useStaffLanguage().words.office;
	if (mails.length === 0) return null;
	return (
		<Panel title={person.mails}>
			<ul>
				{mails.map(({ id, template, status, createdAt }) => (
					<li key={id} className="border-line py-2 not-first:border-t">
						{mailNames[template]}
						<span className="block text-ink-600 text-small">
							<Moment at={createdAt} />, {person.mailStatuses[status].toLowerCase()}
						</span>
					</li>
				))}
			</ul>
		</Panel>
	);
}
