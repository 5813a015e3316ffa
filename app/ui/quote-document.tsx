import type { ReactNode } from "react";
import { uncapitalized } from "#app/locale/first-letter.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { DocumentParty } from "#app/model/quotes/quote-document.ts";
import type { ShownDocument } from "#app/model/quotes/shown-document.ts";
import { Icon } from "./icon.tsx";
import { Mark } from "./mark.tsx";
import { QuoteTable } from "./quote-table.tsx";

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
	/** Of its heading. That of the terms is `<id>-terms`. */
	id: string;
	/** After the terms. */
	children?: ReactNode;
}) {
	const { most, range, reason, facts, terms } = document;
	return (
		<article lang={locale} aria-labelledby={id} className="quote-document">
			<header className="flex flex-wrap-reverse items-end justify-between gap-4">
				<div>
					<h2 id={id} tabIndex={-1} className="text-h2">
						{document.heading}
					</h2>
					<p className="mt-2 text-ink-600 text-note">
						{document.identity}
						<br />
						<strong className="font-semibold text-spruce">{document.validity}</strong>
						{document.replaces && (
							<>
								<br />
								{document.replaces}
							</>
						)}
					</p>
				</div>
				<Mark name={document.merchant.lines[0]} />
			</header>
			<div className="mt-6 grid gap-5 border-line border-t pt-5 sm:grid-cols-2">
				<Party party={document.merchant} />
				<Party party={document.customer} />
			</div>
			<QuoteTable document={document} />
			{most && <p className="mt-3 text-ink-600 text-note">{most}</p>}
			{range && (
				<p className="mt-4 flex gap-3 text-note">
					<Icon name="check" size={20} className="shrink-0 text-teal-700" />
					{range}
				</p>
			)}
			{reason && (
				<p className="mt-4 rounded-md bg-cream px-5 py-4 text-note">
					<strong className="block font-semibold text-spruce">{reason.label}</strong>
					{reason.text}
				</p>
			)}
			<dl className="mt-6 grid gap-x-8 gap-y-4 border-line border-t pt-5 text-note sm:grid-cols-2">
				{facts.map(({ label, text }) => (
					<div key={label}>
						<dt className="text-ink-600 text-small">{label}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
			<details className="accordion mt-6">
				<summary>
					<span className="font-semibold text-spruce">
						{terms.title} ({uncapitalized(terms.version)})
					</span>
					<Icon name="plus" size={22} />
				</summary>
				{/* A link to an element inside of closed details opens them. */}
				<div
					id={`${id}-terms`}
					tabIndex={-1}
					className="prose pb-6 text-note [&>h2]:mt-6 [&>h2]:text-h4"
					dangerouslySetInnerHTML={{ __html: terms.html }}
				/>
			</details>
			{children}
		</article>
	);
}

function Party({ party }: { party: DocumentParty }) {
	const [first, ...others] = party.lines;
	return (
		<p className="text-note">
			<span className="block text-ink-600 text-small">{party.label}</span>
			<strong className="wrap-anywhere block font-semibold text-spruce">{first}</strong>
			{others.map((line) => (
				<span key={line} className="wrap-anywhere block">
					{line}
				</span>
			))}
		</p>
	);
}
