import { type FormEvent, type MouseEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { Locale } from "#app/locale/locales.ts";
import { withEditedLines } from "#app/model/quotes/edit-quote-lines.ts";
import type { QuoteContent } from "#app/model/quotes/quote.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import { lineField, type TypedQuote, typedQuote } from "#app/model/quotes/quote-form.ts";
import { type QuoteFault, readQuote } from "#app/model/quotes/read-quote.ts";
import type { QuoteAnswer } from "../../.server/office/quotes/answer-quote-form.ts";
import type { QuotePage } from "../../.server/office/quotes/quote-page.ts";

export type QuoteFormState = ReturnType<typeof useQuoteForm>;

/**
 * The values of the form. Its fields are uncontrolled: `rendered` is what they started with, `typed` what is in them
 * now. Adding, removing or restoring lines renders them again, with another `count` as their key.
 */
export function useQuoteForm(
	form: RefObject<HTMLFormElement | null>,
	page: QuotePage,
	answer: QuoteAnswer | undefined,
) {
	const { locale } = useStaffLanguage();
	const [{ rendered, count }, setRendered] = useState(() => ({ rendered: answer?.typed ?? page.typed, count: 0 }));
	const [typed, setTyped] = useState(rendered);
	const [said, setSaid] = useState("");
	/** Of the texts that are shown: without JavaScript that of the first one that is missing. */
	const [language, setLanguage] = useState<Locale>(() => {
		const faults = answer?.kind === "faults" ? answer.faults : [];
		return faults.find((fault) => fault.line !== null && fault.locale)?.locale ?? locale;
	});
	const context = useMemo(() => ({ ...page.form, now: new Date(page.form.now) }), [page.form]);
	const read = useMemo(() => readQuote(typed, context), [typed, context]);
	const [correct, setCorrect] = useState<QuoteContent | null>(read.content);
	if (read.content && read.content !== correct) setCorrect(read.content);
	const content = read.content ?? correct;

	// Includes what was typed before hydration. Kept text, which is restored before, is not in the fields yet.
	const isRestored = useRef(false);
	useEffect(() => {
		if (form.current && !isRestored.current) setTyped(typedQuote(new FormData(form.current)));
	}, [form]);

	// The server takes back a time that is no longer free.
	const taken = answer?.kind === "taken" || answer?.kind === "booked" ? answer : null;
	const shownTaken = useRef(taken);
	useEffect(() => {
		if (!taken || shownTaken.current === taken) return;
		shownTaken.current = taken;
		render(taken.typed);
	});

	function render(next: TypedQuote): void {
		setRendered((before) => ({ rendered: next, count: before.count + 1 }));
		setTyped(next);
	}

	function onClick(event: MouseEvent): void {
		const button = event.target instanceof Element ? event.target.closest("button") : null;
		if (!form.current || button?.name !== "do") return;
		const fields = new FormData(form.current);
		const { addable } = page;
		const next = withEditedLines(typedQuote(fields), button.value, String(fields.get("add") ?? ""), {
			addable,
			locale,
		});
		if (!next) return;
		event.preventDefault();
		const [verb = "", number] = button.value.split(":");
		const isSame = next.lines.length === typed.lines.length && (verb === "add" || verb === "free");
		if (isSame) return void document.getElementById("add")?.focus();
		// Synchronously: the pressed button, which has the focus, is rendered again.
		flushSync(() => {
			render(next);
			setSaid(verb);
		});
		const index = number === undefined ? next.lines.length - 1 : Number(number);
		focusLine(index, verb);
		// A list dispatches its own event when it gains or loses items, so that the form is kept with all its lines.
		form.current.querySelector("fieldset")?.dispatchEvent(new Event("input", { bubbles: true }));
	}

	return {
		rendered,
		count,
		typed,
		content,
		context,
		said,
		onClick,
		/** Of the last correct values. */
		amounts: content && quoteAmounts(content),
		isCorrect: read.content !== null,
		/** The fault of a field that was refused, as long as it is there, or of a draft whose last day has passed. */
		faultAt(field: string): QuoteFault | undefined {
			const fault = read.faults.find((own) => own.field === field);
			const refused = answer?.kind === "faults" && answer.faults.some((own) => own.field === field);
			// Not while a day is typed: its year begins as one that has passed.
			const kept = [rendered, answer?.typed].some((own) => own?.validUntil === fault?.typed);
			return refused || (fault?.code === "date-past" && kept) ? fault : undefined;
		},
		language,
		onInput(event: FormEvent<HTMLFormElement>): void {
			const fields = new FormData(event.currentTarget);
			setTyped(typedQuote(fields));
			setLanguage(fields.get("lang") === "en" ? "en" : "fr");
		},
		restore(kept: FormData | null): void {
			isRestored.current = true;
			render(kept ? typedQuote(kept) : page.typed);
		},
	};
}

function focusLine(index: number, verb: string): void {
	if (verb === "remove") return void document.getElementById(lineField(index, "restore"))?.focus();
	const names = ["text.fr", "text.en"].map((name) => document.getElementById(lineField(index, name)));
	names.find((field) => field?.offsetParent !== null)?.focus();
}
