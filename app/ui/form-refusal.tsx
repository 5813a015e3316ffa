import { type RefObject, useEffect, useRef } from "react";

import type { StepContent } from "../model/estimate/step-content.ts";
import { type FormRefusalAnswer, refusalPlace } from "../model/form-refusal.ts";
import { useFormAnswer, usePayload } from "../runtime/page.ts";
import { useFormWords } from "./form-words.ts";
import { Notice } from "./notice.tsx";
import { PhoneLink } from "./phone.tsx";

interface FormRefusalProps {
	/** The button beside which the notice shows (`refusalPlace`). Each form has a notice for `form`, its main button. */
	place?: string;
	/** Used instead of the page's action data. */
	answer?: FormRefusalAnswer | undefined;
	/** Replaces the standard text. */
	text?: string | undefined;
	className?: string;
}

/** Shown beside the pressed button. Takes focus and scrolls into view; `autofocus` does so without JavaScript. */
export function FormRefusal({ place = "form", answer, text, className = "" }: FormRefusalProps) {
	const { failures } = useFormWords();
	const given = useFormAnswer<FormRefusalAnswer>();
	const words = (usePayload()?.content as Partial<StepContent> | undefined)?.errors?.failures;
	const refused = answer ?? given;
	const box = useRef<HTMLDivElement>(null);
	const failure = refused?.failure && refusalPlace(refused.pressed) === place ? refused.failure : null;
	useRefusalFocus(box, failure ? refused : undefined);
	if (!failure) return null;
	return (
		<Notice
			ref={box}
			tone="warning"
			role="alert"
			autoFocus
			tabIndex={-1}
			className={`scroll-mb-28 px-5! pt-4! pb-2! ${className}`}
		>
			<p>{text ?? { ...failures, ...words }[failure]}</p>
			<PhoneLink className="text-spruce" />
		</Notice>
	);
}

/** Moves focus to the explanation of a rejection after each new response. */
export function useRefusalFocus(box: RefObject<HTMLElement | null>, answer: object | undefined): void {
	useEffect(() => {
		// In a document rendered with the message, `autofocus` already moved the focus: the visitor may be typing again.
		if (answer && "hydrated" in document.documentElement.dataset) box.current?.focus();
	}, [box, answer]);
}
