import { Form } from "react-router";
import { DownloadForm } from "#app/admin/ui/download-form.tsx";
import { FormAlert, OfficeForm, Panel } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatPhone } from "#app/locale/format.ts";
import type { PersonCounts } from "#app/model/privacy/person-counts.ts";
import { KeptContracts } from "#app/quotes/office/kept-contracts.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { FoundData, FoundFault } from "../.server/found-person.ts";
import { IncludedLeads } from "./included-leads.tsx";
import { Promotions } from "./promotions.tsx";

interface FoundProps {
	typed: string;
	found: FoundData;
	fault: FoundFault | null;
}

/** Everything of one person: what is included, and what can be done with it. */
export function FoundPerson({ typed, found, fault }: FoundProps) {
	const { words, locale } = useStaffLanguage();
	const { person } = words.office;
	const hidden = <PersonFields typed={typed} customer={found.customer} />;
	const eraseFault =
		fault === "unconfirmed" ? person.confirmWrong : fault === "changed" ? person.include.changed : null;
	const shared = found.addresses.filter(({ isShared }) => isShared).map(({ email }) => email);
	return (
		<>
			<section className="office-panel">
				<h2 className="[overflow-wrap:anywhere]">{person.found(formatPhone(typed, locale))}</h2>
				<p className="mt-1.5 text-ink-600 text-small">
					<Counts counts={found.counts} />
				</p>
				{found.included.length > 0 && (
					<p className="mt-1.5 text-small [overflow-wrap:anywhere]">
						{person.include.contacts(found.included.map((each) => formatPhone(each, locale)).join(", "))}
					</p>
				)}
				<IncludedLeads key={found.shown} found={found} fault={fault}>
					{hidden}
				</IncludedLeads>
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
			<Promotions addresses={found.addresses} mayWithdraw customer={found.customer} />
			<KeptContracts contracts={found.contracts} />
			<Panel title={person.erase} text={person.eraseText}>
				<OfficeForm intent="erase" submit={person.eraseButton} look="primary">
					{eraseFault && <FormAlert>{eraseFault}</FormAlert>}
					{hidden}
					<input type="hidden" name="shown" value={found.shown} />
					{found.leads.length > 1 && (
						<p className="font-semibold text-spruce">
							{person.include.erases(found.leads.map(({ reference }) => reference).join(", "))}
						</p>
					)}
					{shared.length > 0 && <p>{person.include.shared(shared.join(", "))}</p>}
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

/** Which person a form is about: the address or number, and which customer of those who have it. */
function PersonFields({ typed, customer }: { typed: string; customer: string }) {
	return (
		<>
			<input type="hidden" name="person" value={typed} />
			<input type="hidden" name="customer" value={customer} />
		</>
	);
}

export function Counts({ counts }: { counts: PersonCounts }) {
	const { person } = useStaffLanguage().words.office;
	const { leads, messages, drafts, photos, tasks, appointments, jobs, quotes, mails, importLines } = person.counts;
	return [
		leads(counts.leads),
		...(counts.messages > 0 ? [messages(counts.messages)] : []),
		drafts(counts.drafts),
		photos(counts.photos),
		...(counts.tasks > 0 ? [tasks(counts.tasks)] : []),
		...(counts.appointments > 0 ? [appointments(counts.appointments)] : []),
		...(counts.jobs > 0 ? [jobs(counts.jobs)] : []),
		...(counts.quotes > 0 ? [quotes(counts.quotes)] : []),
		mails(counts.mails),
		...(counts.importLines > 0 ? [importLines(counts.importLines)] : []),
	].join(", ");
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

/** Contact details that may be a stranger's: documents stored under them may belong to the same person. */
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
