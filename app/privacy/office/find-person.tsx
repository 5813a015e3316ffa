import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useActionData } from "react-router";
import { recordAudit } from "../../.server/journal/audit.ts";
import { withdrawConsent } from "../../.server/marketing/consents.ts";
import { servicesContext } from "../../.server/services.ts";
import { requireMember } from "../../admin/.server/require-member.ts";
import { DownloadForm } from "../../admin/ui/download-form.tsx";
import { FormAlert, FormNotice, OfficeForm, PageHead, Panel } from "../../admin/ui/form-parts.tsx";
import { PeopleTabs } from "../../admin/ui/people-tabs.tsx";
import { officeMeta, useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import { countsOf, eraseRecord, findPerson, type PersonCounts } from "../../leads/.server/person.ts";
import { formatPhone } from "../../locale/format.ts";
import { contractsOf } from "../../quotes/.server/contracts.ts";
import { contractRow } from "../../quotes/.server/office/contract-row.ts";
import { KeptContracts } from "../../quotes/office/kept-contracts.tsx";
import { formatDate } from "../../time/format.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { readAskedPerson } from "../.server/asked-person.ts";
import { Promotions } from "./promotions.tsx";

export const meta = officeMeta((words) => words.office.person.title);

export function loader({ context }: LoaderFunctionArgs) {
	requireMember(context, "administrator");
	return null;
}

const nobody = { wrong: false, found: null, erased: null, kept: [], unconfirmed: false, withdrawn: false };

export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, "administrator");
	const services = context.get(servicesContext);
	const { form, query, typed } = await readAskedPerson(request);
	if (!query) return data({ ...nobody, typed, wrong: true }, { status: 422 });
	const withdraws = form.get("intent") === "withdraw";
	if (withdraws) {
		for (const { id, email, earlier } of (await findPerson(services, query)).addresses)
			if (email === query.email) await withdrawConsent(services, id, "office", earlier);
		await recordAudit(services, member, "consent-withdrawn");
	}
	const record = await findPerson(services, query);
	const { leads, drafts, photos, contracts, addresses } = record;
	const rowOf = (contract: (typeof contracts)[number]) => contractRow(services.store, contract, member.locale);
	const counts = countsOf(record);
	const references = leads.map(({ data: { reference } }) => reference);
	const own = [...leads, ...drafts].flatMap(({ data: { email, phone } }) => [email?.trim().toLowerCase(), phone]);

	if (form.get("intent") === "erase") {
		const confirmed = String(form.get("confirm") ?? "").trim();
		const names = [...references, ...own, typed].filter(Boolean).map((name) => name?.toLowerCase());
		if (names.includes(confirmed.toLowerCase())) {
			await eraseRecord(services, record);
			// The audit log keeps only the counts: the person's identity must be erased.
			const detail = Object.entries(counts).flatMap(([name, count]) => (count > 0 ? `${name}=${count}` : []));
			await recordAudit(services, member, "person-erased", { detail: detail.join(" ") });
			// Read again: a quote may have been accepted a moment before.
			const left = await contractsOf(services.store, { ...query, quotes: record.quotes.map(({ id }) => id) });
			return data({ ...nobody, typed, erased: counts, kept: await Promise.all(left.map(rowOf)) });
		}
	}
	return data(
		{
			...nobody,
			typed,
			withdrawn: withdraws,
			unconfirmed: form.get("intent") === "erase",
			found: {
				counts,
				others: [...new Set(own)].filter((each): each is string => Boolean(each) && each !== typed),
				leads: leads.map(({ id, data: { reference, kind, status, receivedAt, name } }) => {
					return { id, reference, kind, status, receivedAt, name };
				}),
				addresses,
				contracts: await Promise.all(contracts.map(rowOf)),
				photos: photos.map(({ id }) => id),
			},
		},
		{ status: form.get("intent") === "erase" ? 422 : 200 },
	);
}

type Answer = NonNullable<ReturnType<typeof useActionData<typeof action>>>;
type Found = NonNullable<Answer["found"]>;

export default function FindPerson() {
	const answer = useActionData<typeof action>();
	const { words } = useStaffLanguage();
	const { person } = words.office;
	const { kept } = words.contracts;
	const shown = useShown(answer?.typed ?? "");
	return (
		<>
			<PeopleTabs />
			<PageHead title={person.title}>{person.lead}</PageHead>
			<div className="grid grid-cols-1 gap-4">
				{answer?.erased && (
					<FormNotice>
						{person.erased} <Counts counts={answer.erased} />. <KeptAfter contracts={answer.kept} />
					</FormNotice>
				)}
				<section className="office-panel">
					{/* Not kept: no trace of the searched person stays in the browser. */}
					<OfficeForm intent="find" submit={person.search} keep={false}>
						<TextField
							id="person"
							name="person"
							label={person.field}
							hint={person.hint}
							defaultValue={answer?.erased ? "" : answer?.typed}
							key={answer?.erased ? "erased" : answer?.typed}
							error={answer?.wrong ? person.wrong : undefined}
							autoComplete="off"
							inputMode="email"
							autoCapitalize="none"
							spellCheck={false}
							maxLength={200}
							required
						/>
					</OfficeForm>
				</section>
				{answer?.withdrawn && <FormNotice>{person.promotions.withdrawn}</FormNotice>}
				{answer?.found &&
					(Object.values(answer.found.counts).every((count) => count === 0) ? (
						<>
							{answer.found.contracts.length === 0 && <FormNotice>{person.nothing(shown)}</FormNotice>}
							<KeptContracts contracts={answer.found.contracts}>{kept.only}</KeptContracts>
							<Promotions addresses={answer.found.addresses.filter(({ promotions }) => promotions)} mayWithdraw />
						</>
					) : (
						<FoundPerson typed={answer.typed} found={answer.found} unconfirmed={answer.unconfirmed} />
					))}
			</div>
		</>
	);
}

/** Formats a phone number for display. */
function useShown(typed: string): string {
	const { locale } = useStaffLanguage();
	return formatPhone(typed, locale);
}

function Counts({ counts }: { counts: PersonCounts }) {
	const { person } = useStaffLanguage().words.office;
	const { leads, messages, drafts, photos, tasks, appointments, quotes, mails, importLines } = person.counts;
	return [
		leads(counts.leads),
		...(counts.messages > 0 ? [messages(counts.messages)] : []),
		drafts(counts.drafts),
		photos(counts.photos),
		...(counts.tasks > 0 ? [tasks(counts.tasks)] : []),
		...(counts.appointments > 0 ? [appointments(counts.appointments)] : []),
		...(counts.quotes > 0 ? [quotes(counts.quotes)] : []),
		mails(counts.mails),
		...(counts.importLines > 0 ? [importLines(counts.importLines)] : []),
	].join(", ");
}

/** Says what erasing left, until when and why. */
function KeptAfter({ contracts }: { contracts: Answer["kept"] }) {
	const { words, locale } = useStaffLanguage();
	const { kept } = words.contracts;
	const last = contracts
		.map(({ keptUntil }) => keptUntil)
		.toSorted()
		.at(-1);
	return last ? kept.after(kept.count(contracts.length), formatDate(last, locale)) : null;
}

function FoundPerson({ typed, found, unconfirmed }: { typed: string; found: Found; unconfirmed: boolean }) {
	const { words, locale } = useStaffLanguage();
	const { person, leadKinds } = words.office;
	const { statuses } = words.leads;
	const hidden = <input type="hidden" name="person" value={typed} />;
	return (
		<>
			<section className="office-panel">
				<h2 className="[overflow-wrap:anywhere]">{person.found(useShown(typed))}</h2>
				<p className="mt-1.5 text-ink-600 text-small">
					<Counts counts={found.counts} />
				</p>
				<ul className="mt-4">
					{found.leads.map(({ id, reference, kind, status, receivedAt, name }) => (
						<li key={id} className="border-line py-2.5 not-first:border-t">
							<strong className="font-semibold text-spruce">{reference}</strong>, {name}
							<span className="block text-ink-600 text-small">
								{leadKinds[kind]}, {formatDate(receivedAt, locale)}, {statuses[status].toLowerCase()}
							</span>
						</li>
					))}
				</ul>
				<Thumbnails photos={found.photos} />
				<div className="mt-5 flex flex-wrap gap-3">
					<DownloadForm action="/admin/personnes/dossier" submit={person.readable} look="dark">
						{hidden}
					</DownloadForm>
					<DownloadForm action="/admin/personnes/copie" submit={person.download}>
						{hidden}
					</DownloadForm>
				</div>
				<Others others={found.others} />
			</section>
			<Promotions addresses={found.addresses} mayWithdraw />
			<KeptContracts contracts={found.contracts} />
			<Panel title={person.erase} text={person.eraseText}>
				<OfficeForm intent="erase" submit={person.eraseButton} look="primary">
					{unconfirmed && <FormAlert>{person.confirmWrong}</FormAlert>}
					{hidden}
					<TextField
						id="confirm"
						name="confirm"
						label={person.confirm}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						maxLength={200}
						required
					/>
				</OfficeForm>
			</Panel>
		</>
	);
}

function Thumbnails({ photos }: { photos: readonly string[] }) {
	const { person } = useStaffLanguage().words.office;
	if (photos.length === 0) return null;
	return (
		<ul aria-label={person.photos} className="mt-4 flex flex-wrap gap-2">
			{photos.map((id, index) => (
				<li key={id}>
					<a href={`/admin/personnes/photos/${id}`} className="block">
						<img
							src={`/admin/personnes/photos/${id}`}
							alt={person.photo(index + 1)}
							loading="lazy"
							className="size-20 rounded-sm bg-cream-200 object-cover"
						/>
					</a>
				</li>
			))}
		</ul>
	);
}

/** The person's other contact details: documents stored under them may belong to the same person. */
function Others({ others }: { others: readonly string[] }) {
	const { words, locale } = useStaffLanguage();
	if (others.length === 0) return null;
	return (
		<div className="mt-5">
			<p className="text-ink-600 text-small">{words.office.person.others}</p>
			<ul className="mt-1 flex flex-wrap gap-x-5">
				{others.map((each) => (
					<li key={each}>
						<Form method="post">
							<input type="hidden" name="intent" value="find" />
							<Button
								type="submit"
								name="person"
								value={each}
								className="inline-link min-h-11! bg-transparent! p-0! font-semibold text-note! text-teal-700! shadow-none!"
							>
								{formatPhone(each, locale)}
							</Button>
						</Form>
					</li>
				))}
			</ul>
		</div>
	);
}
