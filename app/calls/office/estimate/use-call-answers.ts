import { type RefObject, startTransition, useEffect, useState } from "react";
import { type CallAnswers, callAnswers, formOf } from "#app/model/calls/call-answers.ts";

/** The fields as typed, by name, when the form is rendered: several values for the services. */
export type StartValues = Readonly<Record<string, readonly string[]>>;

/** The chosen services and the answers as they are in the form around `place`, without asking the server. */
export function useCallAnswers(place: RefObject<HTMLElement | null>, values: StartValues): CallAnswers {
	const [answers, setAnswers] = useState(() => callAnswers(formOf(values)));
	useEffect(() => {
		const form = place.current?.closest("form");
		if (!form) return;
		// A transition, so that the browser paints the choice itself first.
		const read = () => startTransition(() => setAnswers(callAnswers(new FormData(form))));
		// Includes answers given before hydration.
		read();
		form.addEventListener("input", read);
		return () => form.removeEventListener("input", read);
	}, [place]);
	return answers;
}
