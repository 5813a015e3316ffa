import { type RefObject, startTransition, useEffect, useState } from "react";
import { detailValues, type Values } from "#app/model/estimate/form.ts";
import { type Kind, kinds } from "#app/model/estimate/questions.ts";

export interface CallAnswers {
	kinds: readonly Kind[];
	details: Values;
}

/** The chosen services and the answers as they are in the form around `place`, without asking the server. */
export function useCallAnswers(place: RefObject<HTMLElement | null>, rendered: CallAnswers): CallAnswers {
	const [answers, setAnswers] = useState(rendered);
	useEffect(() => {
		const form = place.current?.closest("form");
		if (!form) return;
		const read = () => {
			const values = new FormData(form);
			const chosen = kinds.filter((kind) => values.getAll("service").includes(kind));
			// A transition, so that the browser paints the choice itself first.
			startTransition(() => setAnswers({ kinds: chosen, details: detailValues(values, chosen) }));
		};
		// Includes answers given before hydration.
		read();
		form.addEventListener("input", read);
		return () => form.removeEventListener("input", read);
	}, [place]);
	return answers;
}
