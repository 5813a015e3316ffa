import { data, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { estimateWordsIn } from "#app/.server/content/estimate-words.ts";
import { estimateInWords } from "#app/.server/mail/lead-in-words.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { leadPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta } from "#app/admin/ui/staff-language.tsx";
import { formatPhone } from "#app/locale/format.ts";
import { companyNames } from "#app/model/company.ts";
import { addressLines } from "#app/model/leads/address-lines.ts";
import { formatDate } from "#app/time/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Mark } from "#app/ui/mark.tsx";
import { leadWordsIn } from "../.server/office/staff-words.ts";

export const meta = officeMeta<{ subject: string }>(
	(words) => words.leads.estimateSheet.title,
	({ subject }) => subject,
);

/** The lead as a printable estimate in the visitor's language; only the buttons are in the member's language. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const member = requireMember(context);
	const { store, content } = context.get(servicesContext);
	const found = await store.get("leads", params.id ?? "");
	if (!found?.data.estimate) throw data(null, { status: 404 });
	const { locale, estimate, reference, name, email, phone, receivedAt } = found.data;
	const reader = content.reader();
	const company = reader.read("company");
	const { street, city, province, postalCode: ownCode } = company.address;
	const { text } = estimateInWords(estimate, locale, reader);
	const { follow, panel } = estimateWordsIn(locale, reader);
	return {
		locale,
		id: found.id,
		buttons: leadWordsIn(member.locale).estimateSheet,
		reference,
		subject: [name || email, reference].filter(Boolean).join(", "),
		date: formatDate(receivedAt, locale),
		words: { ...follow.quote, receivedOn: follow.receivedOn, range: follow.range },
		by: [
			...companyNames(company),
			`${street}, ${city} (${province}) ${ownCode}`,
			formatPhone(company.phone, locale),
			company.email,
		],
		to: [name, ...addressLines(found.data, locale), email, phone && formatPhone(phone, locale)].filter(
			(line) => line !== null && line !== "",
		),
		text,
		totals: [
			{ label: panel.gst, amount: text.gst },
			{ label: panel.qst, amount: text.qst },
		],
		total: panel.total,
	};
}

export default function EstimateSheet() {
	const sheet = useLoaderData<typeof loader>();
	const { text, words, buttons } = sheet;
	return (
		<main id="main" className="office paper-page">
			<div className="estimate-buttons">
				<Link to={leadPath(sheet.id)} className="button" data-look="light">
					<OfficeIcon name="back" />
					{buttons.back}
				</Link>
				<Button icon="printer" className="scripted" onClick={() => print()}>
					{buttons.print}
				</Button>
			</div>
			<article className="paper-sheet">
				<div className="flex flex-wrap items-start justify-between gap-6">
					<Mark name={sheet.by[0]} />
					<div className="text-right">
						<h1>
							{words.heading} {sheet.reference}
						</h1>
						<p className="text-ink-600">
							{words.receivedOn} {sheet.date}
						</p>
					</div>
				</div>
				<div className="mt-8 grid gap-6 sm:grid-cols-2">
					<Lines title={words.by} lines={sheet.by} />
					<Lines title={words.for} lines={sheet.to} />
				</div>
				<table className="estimate-lines">
					<caption className="sr-only">{words.range}</caption>
					<tbody>
						{text.lines.map(({ label, note, amount }, index) => (
							<tr key={index}>
								<th scope="row">
									{label}
									{note && <span>{note}</span>}
								</th>
								<td>{amount}</td>
							</tr>
						))}
						{text.discount && (
							<tr>
								<th scope="row">
									{text.discount.label}
									<span>{text.discount.note}</span>
								</th>
								<td>{text.discount.amount}</td>
							</tr>
						)}
						{text.range &&
							sheet.totals.map(({ label, amount }) => (
								<tr key={label}>
									<th scope="row">{label}</th>
									<td>{amount}</td>
								</tr>
							))}
						{text.range && (
							<tr className="estimate-total">
								<th scope="row">{sheet.total}</th>
								<td>{text.total}</td>
							</tr>
						)}
					</tbody>
				</table>
				<ul className="mt-6 grid list-disc gap-1 pl-5 text-small">
					{text.caveats.map((caveat) => (
						<li key={caveat}>{caveat}</li>
					))}
				</ul>
				<p className="mt-6 text-ink-600 text-small">
					{words.valid} {words.notice}
				</p>
			</article>
		</main>
	);
}

function Lines({ title, lines }: { title: string; lines: readonly (string | null)[] }) {
	return (
		<div>
			<h2>{title}</h2>
			{lines.map((line) => (
				<p key={line}>{line}</p>
			))}
		</div>
	);
}
