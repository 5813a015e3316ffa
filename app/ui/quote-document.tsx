import type { ReactNode } from "react";
import type { Locale } from "#app/locale/locales.ts";
import type { DocumentParty } from "#app/model/quotes/quote-document.ts";
import type { ShownDocument } from "#app/model/quotes/shown-document.ts";
import { Icon } from "./icon.tsx";
import { Mark } from "./mark.tsx";

/**
 * A quote word for word: the same on the customer's page, in the member's preview and in the register of contracts. It
 * takes all words from the document, so it looks the same in every language of the page around it.
 */
export function QuoteDocumentView({
	document,
	locale,
	id,
	children,
}: {
	document: ShownDocument;
	locale: Locale;
	/** Of its heading. */
	id: string;
	/** Between the facts and the terms. */
	children?: ReactNode;
}) {
	const { columns, lines, discount, sums, total, most, range, reason, facts, terms } = document;
	return (
		<article lang={locale} aria-labelledby={id} className="quote-document">
			<header className="flex flex-wrap items-start justify-between gap-4">
				<div>
					<h2 id={id} tabIndex={-1} className="text-h3">
						{document.heading}
					</h2>
					<p className="mt-1 text-ink-600 text-note">
						{document.identity}
						<br />
						<strong className="text-ink">{document.validity}</strong>
						{document.replaces && (
							<>
								<br />
								{document.replaces}
							</>
						)}
					</p>
				</div>
				<Mark />
			</header>
			<div className="mt-6 grid gap-5 border-line border-t pt-6 sm:grid-cols-2">
				<Party party={document.merchant} />
				<Party party={document.customer} />
			</div>
			<table className="tabular mt-6 w-full text-note">
				<thead>
					<tr className="border-line border-b text-left text-ink-600 text-small">
						<th scope="col">{columns.work}</th>
						<th scope="col" className="px-3 text-right">
							{columns.quantity}
						</th>
						<th scope="col" className="text-right">
							{columns.amount}
						</th>
					</tr>
				</thead>
				<tbody>
					{lines.map((line, index) => (
						<tr key={index} className="border-line border-b align-top">
							<th scope="row" className="py-3 text-left font-normal">
								<strong className="block font-semibold text-spruce">{line.text}</strong>
								{[line.detail, line.price, line.ceiling].filter(Boolean).map((note) => (
									<span key={note} className="block text-ink-600 text-small">
										{note}
									</span>
								))}
							</th>
							<td className="whitespace-nowrap px-3 py-3 text-right">{line.quantity}</td>
							<td className="whitespace-nowrap py-3 text-right">{line.amount}</td>
						</tr>
					))}
					{discount && (
						<tr className="border-line border-b">
							<th scope="row" colSpan={2} className="py-3 text-left font-semibold text-teal-700">
								{discount.label}
							</th>
							<td className="whitespace-nowrap py-3 text-right text-teal-700">{discount.amount}</td>
						</tr>
					)}
				</tbody>
				<tfoot>
					{sums.map(({ label, amount }) => (
						<tr key={label}>
							<th scope="row" colSpan={2} className="pt-1.5 text-left font-normal text-ink-600">
								{label}
							</th>
							<td className="whitespace-nowrap pt-1.5 text-right">{amount}</td>
						</tr>
					))}
					<tr>
						<th scope="row" colSpan={2} className="pt-3 text-left font-bold font-display text-spruce">
							{total.label}
						</th>
						<td className="whitespace-nowrap pt-3 text-right font-bold font-display text-[1.75rem] text-spruce leading-none">
							{total.amount}
						</td>
					</tr>
				</tfoot>
			</table>
			{most && <p className="mt-3 text-ink-600 text-note">{most}</p>}
			{range && (
				<p className="mt-4 grid grid-cols-[22px_1fr] gap-3 text-note">
					<Icon name="check" size={20} className="text-teal-700" />
					{range}
				</p>
			)}
			{reason && (
				<p className="mt-4 rounded-md bg-mint-100 px-5 py-4 text-note">
					<strong className="block font-semibold">{reason.label}</strong>
					{reason.text}
				</p>
			)}
			<dl className="mt-6 grid gap-x-8 gap-y-4 border-line border-t pt-6 text-note sm:grid-cols-2">
				{facts.map(({ label, text }) => (
					<div key={label}>
						<dt className="text-ink-600 text-small">{label}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
			{children}
			<details className="mt-6 border-line border-t pt-4">
				<summary className="font-semibold text-spruce">
					{terms.title} ({terms.version.charAt(0).toLowerCase() + terms.version.slice(1)})
				</summary>
				<div className="prose mt-4 text-note" dangerouslySetInnerHTML={{ __html: terms.html }} />
			</details>
		</article>
	);
}

function Party({ party }: { party: DocumentParty }) {
	const [first, ...others] = party.lines;
	return (
		<p className="text-note">
			<span className="block text-ink-600 text-small">{party.label}</span>
			<strong className="block font-semibold text-spruce">{first}</strong>
			{others.map((line) => (
				<span key={line} className="wrap-anywhere block">
					{line}
				</span>
			))}
		</p>
	);
}
