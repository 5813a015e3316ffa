import {
	type FormEvent,
	type KeyboardEvent,
	type MouseEvent,
	type RefObject,
	useEffect,
	useEffectEvent,
	useRef,
	useState,
} from "react";
import { useFormPreview } from "#app/admin/ui/use-form-preview.ts";
import { type CallValues, callValues, firstOf } from "#app/model/calls/call-values.ts";
import type { CallPage, CallPreview } from "../.server/call-view.ts";
import type { CallAnswer } from "../.server/receive-call.ts";

/** The button that saves, which Ctrl+Enter presses. */
export const saveId = "call-save";

/**
 * What the screen shows for the values in the form. Its fields are uncontrolled: `values` is what they start with.
 * Restored values render all fields anew, with another `count` as key.
 */
export function useCallForm(form: RefObject<HTMLFormElement | null>, page: CallPage, answer: CallAnswer | undefined) {
	const rendered = answer?.view ?? page.view;
	const [{ values, count }, setStart] = useState(() => ({ values: answer?.values ?? page.values, count: 0 }));
	const [typed, setTyped] = useState<CallValues>(values);
	const { preview, ask } = useFormPreview<CallPreview>(form, "/admin/appel/apercu", rendered);
	const [wanted, setWanted] = useState({ of: rendered, window: firstOf(values, "window") });
	/** What was typed before hydration. */
	const onEarly = useEffectEvent((early: FormData) => {
		setTyped(callValues(early));
		if (isNamed(callValues(early))) ask(early);
	});
	const isRestored = useRef(false);
	useEffect(() => {
		const element = form.current;
		if (!element || isRestored.current) return;
		onEarly(new FormData(element));
	}, [form]);

	return {
		alike: preview?.alike ?? rendered.alike,
		times: preview?.times ?? rendered.estimate.times,
		estimate: rendered.estimate,
		values,
		count,
		/** What is in the fields now. */
		typed,
		isTyped: isNamed(typed),
		/**
		 * The window that the member chose last, also when it is no longer offered: the call is not saved without it unless
		 * they know. Empty once they were told.
		 */
		wanted: answer?.kind === "gone" && wanted.of !== rendered ? "" : wanted.window,
		onInput({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
			if (target instanceof HTMLInputElement && target.name === "window") {
				setWanted({ of: rendered, window: target.value });
			}
			setTyped(callValues(new FormData(currentTarget)));
		},
		restore(kept: FormData | null): void {
			isRestored.current = true;
			const restored = kept ? callValues(kept) : page.values;
			setStart((before) => ({ values: restored, count: before.count + 1 }));
			setTyped(restored);
			setWanted({ of: rendered, window: firstOf(restored, "window") });
			ask(kept ?? formDataOf(restored));
		},
		update(event: MouseEvent): void {
			event.preventDefault();
			if (form.current) ask(new FormData(form.current));
		},
		onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
			const { key, ctrlKey, metaKey, currentTarget } = event;
			if (key !== "Enter" || !(ctrlKey || metaKey)) return;
			event.preventDefault();
			currentTarget.requestSubmit(document.getElementById(saveId));
		},
	};
}

function formDataOf(values: CallValues): FormData {
	const form = new FormData();
	for (const [name, each] of Object.entries(values)) for (const value of each) form.append(name, value);
	return form;
}

function isNamed(values: CallValues): boolean {
	return `${firstOf(values, "name")}${firstOf(values, "phone")}`.trim() !== "";
}
