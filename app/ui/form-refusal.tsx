import { type FormFailure, type FormRefusalAnswer, refusalPlace } from "#app/model/forms/form-refusal.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { useFormAnswer, usePayload } from "#app/runtime/page.ts";
import { useFormWords } from "./form-words.ts";
import { Notice } from "./notice.tsx";
import { PhoneLink } from "./phone.tsx";

/** The page's own words, in its content. */
interface RefusalWords {
	failures: Readonly<Partial<Record<FormFailure, string>>>;
	/** The page of a lead: where its second check is passed again. */
	confirm?: { path: string; text: string } | null;
}

interface FormRefusalProps {
	/** The button beside which the notice shows (`refusalPlace`). Each form has a notice for `form`, its main button. */
	place?: string;
	/** Used instead of the page's action data. */
	answer?: FormRefusalAnswer | undefined;
	/** Shown at any place, instead of the failure of the answer. */
	failure?: FormFailure | null | undefined;
	/** Replaces the standard text. */
	text?: string | undefined;
	className?: string;
}

/** Shown beside the pressed button. Takes focus and scrolls into view; `autofocus` does so without JavaScript. */
export function FormRefusal({ place = "form", answer, failure: given, text, className = "" }: FormRefusalProps) {
	const { failures } = useFormWords();
	const ofPage = useFormAnswer<FormRefusalAnswer>();
	const words = (usePayload()?.content as { errors?: RefusalWords } | undefined)?.errors;
	const refused = answer ?? ofPage;
	const failure = given ?? (refused && refusalPlace(refused.pressed) === place && refused.failure);
	const box = useAnswerFocus(failure && refused);
	if (!failure) return null;
	const all: RefusalWords["failures"] = { ...failures, ...words?.failures };
	const isOfCheck = failure === "unsent" || (failure === "expired" && words?.confirm);
	return (
		<Notice
			ref={box}
			tone="warning"
			role="alert"
			autoFocus
			tabIndex={-1}
			className={`scroll-mb-28 px-5! pt-4! pb-2! ${className}`}
		>
			<p>{(!isOfCheck && text) || all[failure]}</p>
			{failure === "expired" && words?.confirm && (
				<a href={words.confirm.path} target="_blank" rel="noopener" className="text-link mr-6">
					{words.confirm.text}
				</a>
			)}
			<PhoneLink className="text-spruce" />
		</Notice>
	);
}
