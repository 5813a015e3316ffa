import type { ReactNode } from "react";
import type { Locale, Localized } from "#app/locale/locales.ts";
import type { ShownDocument } from "#app/model/quotes/shown-document.ts";
import { Icon } from "#app/ui/icon.tsx";
import { QuoteDocumentView } from "#app/ui/quote-document.tsx";

/** The same quote in the other language. Paper has it in one. */
export function OtherLanguage({
	documents,
	locale,
	id,
	title,
	isOpen = false,
	children,
}: {
	documents: Localized<ShownDocument>;
	/** Of the document. */
	locale: Locale;
	/** Of its heading. */
	id: string;
	/** In the language of the document, unless it is open. */
	title: string;
	isOpen?: boolean;
	children?: ReactNode;
}) {
	return (
		<details className={`accordion print:hidden ${isOpen ? "mb-8 border-0!" : ""}`} open={isOpen}>
			<summary lang={isOpen ? undefined : locale}>
				<span className="font-semibold text-spruce">{title}</span>
				<Icon name="plus" size={22} />
			</summary>
			<div className="pt-2 pb-6" lang={locale}>
				{children}
				<QuoteDocumentView document={documents[locale]} locale={locale} id={id} />
			</div>
		</details>
	);
}
