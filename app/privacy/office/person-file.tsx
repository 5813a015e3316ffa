import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, redirect, useActionData } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { DownloadForm } from "#app/admin/ui/download-form.tsx";
import { Facts } from "#app/admin/ui/facts.tsx";
import { PageHead, Panel } from "#app/admin/ui/form-parts.tsx";
import { Day, Moment } from "#app/admin/ui/moment.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { PrintButton } from "#app/admin/ui/print-button.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { findPerson } from "#app/leads/.server/person.ts";
import { formatPhone } from "#app/locale/format.ts";
import { contractRow } from "#app/quotes/.server/office/contract-row.ts";
import { KeptContracts } from "#app/quotes/office/kept-contracts.tsx";
import { formatDate } from "#app/time/format.ts";
import { readAskedPerson } from "../.server/asked-person.ts";
import { customersToChoose } from "../.server/find-customer.ts";
import { personInWords } from "../.server/person-in-words.ts";
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
		...(await personInWords(record, member, services)),
		contracts: await Promise.all(record.contracts.map((each) => contractRow(services.store, each, member.locale))),
	});
}

type File = Awaited<ReturnType<typeof personInWords>>;

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
								...draft.facts,
								[person.wishes, draft.wishes],
								[person.answers, draft.others],
								[person.until, <Day key="until" on={draft.purgeAfter} />],
							]}
						/>
						<Answers answers={draft.answers} />
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
	const { person, languages } = words.office;
	const { statuses, kinds } = words.leads;
	return (
		<Panel title={lead.reference}>
			<Facts
				facts={[
					[person.received, <Moment key="at" at={lead.receivedAt} />],
					[person.sort, kinds[lead.kind]],
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
			<Answers answers={lead.answers} />
			{lead.jobs.map(({ id, title, facts }) => (
				<div key={id} className="mt-5">
					<h3 className="mb-2 font-semibold text-[1rem] text-spruce">{title}</h3>
					<Facts facts={facts} />
				</div>
			))}
		</Panel>
	);
}

function Answers({ answers }: Pick<File["leads"][number], "answers">) {
	return answers.map(({ service, given }) => (
		<div key={service} className="mt-5">
			<h3 className="mb-2 font-semibold text-[1rem] text-spruce">{service}</h3>
			<Facts facts={given} />
		</div>
	));
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
