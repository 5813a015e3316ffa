import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import type { LeadAnswer } from "../.server/office/handle-lead.ts";

/** Empties a form of the composer after the server has accepted it. A refused form keeps its text. */
export function useSentForm(intent: string, answer: LeadAnswer | undefined) {
	const form = useRef<HTMLFormElement>(null);
	const { state, formData } = useNavigation();
	const isSending = state !== "idle" && formData?.get("intent") === intent;
	const wasSending = useRef(false);
	useEffect(() => {
		if (wasSending.current && !isSending && !answer) form.current?.reset();
		wasSending.current = isSending;
	}, [isSending, answer]);
	return { form, isSending };
}
