import { type RefObject, useEffect, useRef } from "react";

import type { StepContent } from "../model/estimate/step-content.ts";
import { type FormRefusalAnswer, refusalPlace } from "../model/form-refusal.ts";
import { useFormAnswer, usePayload } from "../runtime/page.ts";
import { useLanguage } from "./messages.tsx";
import { Notice } from "./notice.tsx";
import { PhoneLink } from "./phone.tsx";

interface FormRefusalProps {
	/** The button that it stands beside (`refusalPlace`). Each form has one for `form`, its main button. */
	place?: string;
	/** Where the answer is not the page's own action data. */
	answer?: FormRefusalAnswer | undefined;
	/** In place of the usual words. */
	text?: string | undefined;
	className?: string;
}

/**
 * Why a form was refused as a whole, beside the button that was pressed, with the phone number. It takes focus, which
 * scrolls it into view; without JavaScript `autofocus` does the same.
 */
export function FormRefusal({ place = "form", answer, text, className = "" }: FormRefusalProps) {
	const { messages } = useLanguage();
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
			<p>{text ?? { ...messages.contact.failures, ...words }[failure]}</p>
			<PhoneLink className="text-spruce" />
		</Notice>
	);
}

/** Moves focus to what explains a refusal, each time there is a new answer. */
export function useRefusalFocus(box: RefObject<HTMLElement | null>, answer: object | undefined): void {
	useEffect(() => {
		// In a document that arrived with the message, `autofocus` was first: the visitor may be typing again.
		if (answer && "hydrated" in document.documentElement.dataset) box.current?.focus();
	}, [box, answer]);
}
