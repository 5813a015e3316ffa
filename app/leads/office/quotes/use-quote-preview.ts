import { type MouseEvent, type RefObject, useState } from "react";
import { useFormPreview } from "#app/admin/ui/use-form-preview.ts";
import type { QuoteAnswer } from "../../.server/office/quotes/answer-quote-form.ts";
import type { QuotePage } from "../../.server/office/quotes/quote-page.ts";
import type { QuotePreview } from "../../.server/office/quotes/quote-preview.ts";

export type ShownPreview = ReturnType<typeof useQuotePreview>;

/** The id of the preview's heading, which takes the focus when a member opens it. */
export const previewId = "quote-preview";

/**
 * What the customer will see for the values in the form. A value that cannot be read keeps the last documents. Without
 * JavaScript the preview button sends the form, and the server renders it.
 */
export function useQuotePreview(
	form: RefObject<HTMLFormElement | null>,
	path: string,
	page: QuotePage,
	answer: QuoteAnswer | undefined,
) {
	const rendered = answer?.preview ?? page.preview;
	const { preview, ask } = useFormPreview<QuotePreview>(form, path, rendered);
	const latest = preview ?? rendered;
	const [last, setLast] = useState(() => [latest, page.preview].find(({ documents }) => documents) ?? latest);
	if (latest.documents && latest !== last) setLast(latest);
	const [isOpen, setOpen] = useState(answer?.kind === "previewed");
	return {
		documents: last.documents,
		mail: latest.mail,
		/** The hour of the last correct values; null when they are the current ones. */
		staleAt: latest.documents ? null : last.at,
		proposals: latest.proposals,
		isOpen,
		open(event: MouseEvent): void {
			event.preventDefault();
			setOpen(true);
			if (form.current) ask(new FormData(form.current));
			// After React has shown it.
			requestAnimationFrame(() => {
				const heading = document.getElementById(previewId);
				// Where it is below the form, focusing alone would leave it at the edge of the screen.
				heading?.scrollIntoView({ block: "start" });
				heading?.focus({ preventScroll: true });
			});
		},
	};
}
