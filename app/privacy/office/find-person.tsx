import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData } from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { withdrawConsent } from "#app/.server/marketing/consents.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { FormNotice, OfficeForm, PageHead } from "#app/admin/ui/form-parts.tsx";
import { PeopleTabs } from "#app/admin/ui/people-tabs.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { CustomerSummary } from "#app/leads/.server/customers/customer-summary.ts";
import { countsOf, eraseRecord, findPerson } from "#app/leads/.server/person.ts";
import type { PersonQuery } from "#app/leads/.server/person-documents.ts";
import { formatPhone } from "#app/locale/format.ts";
import { erasedDetail } from "#app/model/members/audit.ts";
import type { PersonCounts } from "#app/model/privacy/person-counts.ts";
import type { StoredContract } from "#app/quotes/.server/contracts.ts";
import { type ContractRow, contractRow } from "#app/quotes/.server/office/contract-row.ts";
import { KeptContracts } from "#app/quotes/office/kept-contracts.tsx";
import { formatDate } from "#app/time/format.ts";
import { TextField } from "#app/ui/field.tsx";
import { readAskedPerson } from "../.server/asked-person.ts";
import { customersToChoose, leaveOut } from "../.server/find-customer.ts";
import { erasureFault, type FoundData, type FoundFault, foundView, keptContracts } from "../.server/found-person.ts";
import { ChoosePerson } from "./choose-person.tsx";
import { Counts, FoundPerson } from "./found-person.tsx";
import { Promotions } from "./promotions.tsx";

export const meta = officeMeta((words) => words.office.person.title);

export function loader({ context }: LoaderFunctionArgs) {
	requireMember(context, "administrator");
	return null;
}

interface Answer {
	typed: string;
	/** What was typed is neither an e-mail address nor a phone number. */
	wrong: boolean;
	/** Several customers have the address or number. */
	choices: readonly CustomerSummary[] | null;
	isUnchosen: boolean;
	found: FoundData | null;
	fault: FoundFault | null;
	/** References of leads that were told apart. */
	leftOut: readonly string[];
	withdrawn: boolean;
	erased: PersonCounts | null;
	kept: readonly ContractRow[];
}

const nobody: Omit<Answer, "typed"> = {
	wrong: false,
	choices: null,
	isUnchosen: false,
	found: null,
	fault: null,
	leftOut: [],
	withdrawn: false,
	erased: null,
	kept: [],
};

export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, "administrator");
	const services = context.get(servicesContext);
	const asked = await readAskedPerson(request);
	const { form, typed } = asked;
	const intent = String(form.get("intent") ?? "");
	if (!asked.query) return data({ ...nobody, typed, wrong: true }, { status: 422 });
	let query: PersonQuery = asked.query;
	const choices = await customersToChoose(services.store, query, member.locale);
	if (choices) {
		const isUnchosen = intent === "choose";
		return data({ ...nobody, typed, choices, isUnchosen }, { status: isUnchosen ? 422 : 200 });
	}

	if (intent === "withdraw") {
		for (const { id, email, earlier } of (await findPerson(services, query)).addresses)
			if (email === query.email) await withdrawConsent(services, id, "office", earlier);
		await recordAudit(services, member, "consent-withdrawn");
	}
	let fault: FoundFault | null = null;
	let leftOut: string[] = [];
	if (intent === "leave") {
		const seen = (await findPerson(services, query)).leads.map(({ id }) => id);
		const left = await leaveOut(services, member, seen, form);
		if ("fault" in left) fault = left.fault;
		else {
			leftOut = left.references;
			query = { ...query, customer: left.customer };
			for (const subject of leftOut) await recordAudit(services, member, "request-customer", { subject });
		}
	}
	const record = await findPerson(services, query);
	const rowOf = (contract: StoredContract) => contractRow(services.store, contract, member.locale);
	const counts = countsOf(record);
	if (intent === "erase") {
		fault = erasureFault(form, typed, record);
		if (!fault) {
			await eraseRecord(services, record);
			// Before the answer: what the gallery showed of the person is gone when it says so.
			await services.content.refreshGallery();
			await recordAudit(services, member, "person-erased", { detail: erasedDetail(counts) });
			// Read again: a quote may have been accepted a moment before.
			const left = await keptContracts(services.store, record, query);
			return data({ ...nobody, typed, erased: counts, kept: await Promise.all(left.map(rowOf)) });
		}
	}
	const found = {
		...foundView(record, query, typed, member.locale),
		contracts: await Promise.all(record.contracts.map(rowOf)),
	};
	const status = fault === "changed" ? 409 : fault ? 422 : 200;
	return data({ ...nobody, typed, withdrawn: intent === "withdraw", leftOut, fault, found }, { status });
}

export default function FindPerson() {
	const answer = useActionData<Answer>();
	const { words, locale } = useStaffLanguage();
	const { person } = words.office;
	const { kept } = words.contracts;
	const shown = formatPhone(answer?.typed ?? "", locale);
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
				<Search answer={answer} />
				{answer?.withdrawn && <FormNotice>{person.promotions.withdrawn}</FormNotice>}
				{answer && answer.leftOut.length > 0 && (
					<FormNotice>{person.include.done(answer.leftOut.join(", "))}</FormNotice>
				)}
				{answer?.choices && (
					<ChoosePerson typed={answer.typed} choices={answer.choices} isUnchosen={answer.isUnchosen} />
				)}
				{answer?.found &&
					(Object.values(answer.found.counts).every((count) => count === 0) ? (
						<>
							{answer.found.contracts.length === 0 && <FormNotice>{person.nothing(shown)}</FormNotice>}
							<KeptContracts contracts={answer.found.contracts}>{kept.only}</KeptContracts>
							<Promotions addresses={answer.found.addresses.filter(({ promotions }) => promotions)} mayWithdraw />
						</>
					) : (
						<FoundPerson typed={answer.typed} found={answer.found} fault={answer.fault} />
					))}
			</div>
		</>
	);
}

function Search({ answer }: { answer: Answer | undefined }) {
	const { person } = useStaffLanguage().words.office;
	return (
		<section className="office-panel">
			{/* Not kept: no trace of the searched person stays in the browser. */}
			<OfficeForm intent="find" submit={person.search} keep={false}>
				<TextField
					id="person"
					name="person"
					label={person.field}
					hint={person.hint}
					defaultValue={answer?.erased ? "" : answer?.typed}
					key={answer?.erased ? "erased" : "asked"}
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
	);
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
