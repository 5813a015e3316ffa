import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { QuoteDocumentView } from "#app/ui/quote-document.tsx";
import type { LeadData } from "../../.server/office/lead-page.ts";
import { Panel } from "../panel.tsx";

/** A sent version, word for word as its customer sees it. */
export function QuoteView({ quote }: { quote: NonNullable<LeadData["viewed"]> }) {
	const own = useStaffLanguage().words.quoteCard;
	return (
		<Panel title={own.viewTitle(quote.version)} close={own.close}>
			<p className="mb-4 text-ink-600 text-small">{own.viewText}</p>
			<div className="quote-view">
				<QuoteDocumentView document={quote.document} locale={quote.locale} id="quote-view" />
			</div>
		</Panel>
	);
}
