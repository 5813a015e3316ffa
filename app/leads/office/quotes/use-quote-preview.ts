import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { QuoteAnswer } from "../../.server/office/quotes/answer-quote-form.ts";
import type { QuotePage } from "../../.server/office/quotes/quote-page.ts";
import type { QuotePreview } from "../../.server/office/quotes/quote-preview.ts";

/** The server is asked when nothing was typed for this long, in milliseconds. */
const pause = 300;

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
	const [asked, setAsked] = useState<{ of: QuotePreview; latest: QuotePreview } | null>(null);
	const latest = asked?.of === rendered ? asked.latest : rendered;
	const [last, setLast] = useState(() => [latest, page.preview].find(({ documents }) => documents) ?? latest);
	if (latest.documents && latest !== last) setLast(latest);
	const [isOpen, setOpen] = useState(answer?.kind === "previewed");
	const request = useRef<AbortController>(null);
	const ask = useCallback(async (): Promise<void> => {
		if (!form.current) return;
		request.current?.abort();
		const own = new AbortController();
		request.current = own;
		const body = new FormData(form.current);
		const response = await fetch(path, { method: "POST", body, redirect: "manual", signal: own.signal }).catch(
			() => null,
		);
		const preview = response?.ok ? ((await response.json().catch(() => null)) as QuotePreview | null) : null;
		if (preview && !own.signal.aborted) setAsked({ of: rendered, latest: preview });
	}, [form, path, rendered]);
	useEffect(() => {
		const element = form.current;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const onInput = () => {
			clearTimeout(timer);
			timer = setTimeout(() => void ask(), pause);
		};
		element?.addEventListener("input", onInput);
		return () => {
			clearTimeout(timer);
			element?.removeEventListener("input", onInput);
		};
	}, [form, ask]);
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
			void ask();
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
