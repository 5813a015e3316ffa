import { data, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { leadPath } from "#app/admin/paths.ts";
import { Facts } from "#app/admin/ui/facts.tsx";
import { FormAlert, FormNotice, PageHead, Panel } from "#app/admin/ui/form-parts.tsx";
import { Day, Moment } from "#app/admin/ui/moment.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { PrintButton } from "#app/admin/ui/print-button.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatWithCents } from "#app/locale/format.ts";
import { formatDate } from "#app/time/format.ts";
import { QuoteDocumentView } from "#app/ui/quote-document.tsx";
import { contractPage } from "../.server/office/contract-page.ts";

export const meta = officeMeta<{ reference: string }>(
	(words) => words.contracts.one.title,
	({ reference }) => reference,
);

/** The whole contract, from what is stored: prices, words and terms that changed since do not touch it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	requireMember(context, "administrator");
	const contract = await contractPage(context.get(servicesContext).store, params.id ?? "");
	if (!contract) throw data(null, { status: 404 });
	return contract;
}

type Contract = ReturnType<typeof useLoaderData<typeof loader>>;

export default function ContractPage() {
	const contract = useLoaderData<typeof loader>();
	const { words, locale } = useStaffLanguage();
	const own = words.contracts.one;
	const { reference, version, acceptance, documents } = contract;
	return (
		<>
			<Link
				to="/admin/contrats"
				className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-note text-teal-700 print:hidden"
			>
				<OfficeIcon name="back" />
				{own.back}
			</Link>
			<PageHead title={own.heading(reference)}>
				{own.lead(version, acceptance.name, formatDate(acceptance.at, locale))}
			</PageHead>
			<div className="grid grid-cols-1 gap-4">
				<State contract={contract} />
				<Proof contract={contract} />
				{documents.map(({ locale: language, document }, index) => (
					<section
						key={language}
						aria-labelledby={`text-${language}`}
						className="office-panel print:break-inside-auto print:break-before-page"
					>
						<h2 id={`text-${language}`}>{own.texts[language]}</h2>
						<p className="mt-1.5 mb-5 border-line border-b pb-4 text-ink-600 text-small">
							{index === 0 ? own.binding : own.other}
						</p>
						<QuoteDocumentView document={document} locale={language} id={`document-${language}`} />
					</section>
				))}
			</div>
		</>
	);
}

function State({ contract: { isIntact, replacedBy, lead } }: { contract: Contract }) {
	const { contracts } = useStaffLanguage().words;
	const own = contracts.one;
	return (
		<>
			{isIntact ? <FormNotice>{own.intact}</FormNotice> : <FormAlert>{own.changed}</FormAlert>}
			{replacedBy && (
				<p className="office-panel">
					{own.replaced}{" "}
					<Link to={`/admin/contrats/${replacedBy.id}`} className="inline-link font-semibold text-teal-700">
						{contracts.replacedBy(replacedBy.version)}
					</Link>
				</p>
			)}
			<div className="flex flex-wrap items-center gap-3">
				{lead ? (
					<Link to={leadPath(lead)} className="button max-sm:w-full print:hidden" data-look="light">
						{own.openLead}
					</Link>
				) : (
					<p className="text-ink-600">{own.erased}</p>
				)}
				<PrintButton />
			</div>
		</>
	);
}

function Proof({ contract }: { contract: Contract }) {
	const { words, locale } = useStaffLanguage();
	const own = words.contracts.one;
	const { fields } = own;
	const { acceptance, finalTotal, finalAmount } = contract;
	const money = (cents: number) => formatWithCents(cents, locale);
	const final =
		finalTotal === null || finalAmount === null ? null : own.finalText(money(finalTotal), money(finalAmount));
	const english = acceptance.englishChosenAt;
	return (
		<Panel title={own.proof}>
			<Facts
				facts={[
					[fields.name, acceptance.name],
					[fields.email, acceptance.email],
					[fields.sentAt, <Moment key="sent" at={contract.sentAt} />],
					[fields.acceptedAt, <Moment key="accepted" at={acceptance.at} />],
					[fields.language, words.office.languages[acceptance.locale]],
					[fields.frenchGivenAt, <Moment key="french" at={acceptance.frenchGivenAt} />],
					[fields.englishChosenAt, english && <Moment key="english" at={english} />],
					[fields.total, money(contract.total)],
					[fields.most, contract.most && money(contract.most)],
					[fields.finalAmount, final ?? own.notDone],
					[fields.doneAt, contract.doneAt && <Moment key="done" at={contract.doneAt} />],
					[fields.until, <Day key="until" on={contract.keptUntil} />],
					[fields.hash, contract.hash],
				]}
			/>
			<p className="mt-4 text-ink-600 text-small">{own.why}</p>
		</Panel>
	);
}
