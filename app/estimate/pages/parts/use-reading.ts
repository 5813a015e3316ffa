import { startTransition, useEffect, useState } from "react";
import { detailValues, kindOfService, type Values } from "#app/model/estimate/form.ts";
import { type Kind, kinds } from "#app/model/estimate/questions.ts";
import type { LiveEstimate } from "#app/model/estimate/step-content.ts";
import { formId } from "./step-form.ts";

/** Which answers are read from the form of the step. */
export type Reads = "services" | "details" | "nothing";

export interface Reading {
	kinds: readonly Kind[];
	details: Values;
	promotionCode: string | null;
}

/** The answers as they are in the form. Listens to it directly, so that nothing else renders again. */
export function useReading(live: LiveEstimate, reads: Reads): Reading {
	const [answers, setAnswers] = useState<Reading>(live);
	useEffect(() => {
		const form = document.getElementById(formId);
		if (!(form instanceof HTMLFormElement)) return;
		// A transition, so that the browser paints the choice itself first and the range a frame later.
		const read = () => {
			const answers = readForm(new FormData(form), reads, live);
			startTransition(() => setAnswers(answers));
		};
		const listen = ({ target }: Event) => {
			if (target instanceof HTMLElement && (target === form || ("form" in target && target.form === form))) read();
		};
		// Includes answers given before hydration.
		read();
		document.addEventListener("input", listen);
		return () => document.removeEventListener("input", listen);
	}, [live, reads]);
	return answers;
}

function readForm(form: FormData, reads: Reads, live: LiveEstimate): Reading {
	const promotionCode = String(form.get("code") ?? "").trim() || null;
	if (reads === "nothing") return { ...live, promotionCode };
	if (reads === "details") return { kinds: live.kinds, details: detailValues(form, live.kinds), promotionCode };
	const named = form.getAll("service").map((service) => kindOfService(String(service)));
	return { kinds: kinds.filter((kind) => named.includes(kind)), details: live.details, promotionCode };
}
