import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { locales } from "#app/locale/locales.ts";
import { QuoteDocumentView } from "#app/ui/quote-document.tsx";
import type { QuotePage } from "../../.server/office/quotes/quote-page.ts";
import { previewId, type ShownPreview } from "./use-quote-preview.ts";

/** The quote as the customer will see it, in both languages, and the mail that brings it. */
export function PreviewPane({ page, preview }: { page: QuotePage; preview: ShownPreview }) {
	const { quoteEditor } = useStaffLanguage().words;
	const own = quoteEditor.preview;
	const { documents, mail, staleAt, isOpen } = preview;
	return (
		<section className="quote-preview" aria-labelledby={previewId}>
			<div className="quote-panel-head">
				{/* biome-ignore lint/a11y/noAutofocus: without JavaScript, the preview would be below a long form. */}
				<h2 id={previewId} tabIndex={-1} autoFocus={isOpen}>
					{own.title}
				</h2>
				<fieldset className="quote-choice">
					<legend className="sr-only">{own.choose}</legend>
					{locales.map((locale) => (
						<label key={locale}>
							<input type="radio" name="shown" value={locale} defaultChecked={locale === page.language} />
							<span>{quoteEditor.languages[locale]}</span>
						</label>
					))}
					{mail && (
						<label>
							<input type="radio" name="shown" value="mail" />
							<span>{own.mail}</span>
						</label>
					)}
				</fieldset>
			</div>
			<p role="status" className={staleAt ? "quote-note" : "sr-only"}>
				{staleAt && (documents ? own.last(staleAt) : own.none)}
			</p>
			{documents &&
				locales.map((locale) => (
					<div key={locale} data-shown={locale} className="quote-paper">
						<QuoteDocumentView document={documents[locale]} locale={locale} id={`quote-${locale}`} />
					</div>
				))}
			{mail && (
				<div data-shown="mail" className="quote-paper booking-mail">
					<dl>
						<dt>{own.mailTo}</dt>
						<dd>{mail.to}</dd>
						<dt>{own.mailSubject}</dt>
						<dd lang={page.language}>{mail.subject}</dd>
					</dl>
					<p lang={page.language} className="whitespace-pre-line">
						{mail.text}
					</p>
				</div>
			)}
		</section>
	);
}
