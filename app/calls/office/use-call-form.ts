import {
	type FormEvent,
	type KeyboardEvent,
	type MouseEvent,
	type RefObject,
	useCallback,
	useEffect,
	useRef,
	useState,
} from "react";
import { type CallValues, callValues, firstOf } from "../../model/calls/call-values.ts";
import type { CallPage, CallView } from "../.server/call-view.ts";
import type { CallAnswer } from "../.server/receive-call.ts";

/** The server is asked when nothing was typed for this long, in milliseconds. */
const pause = 250;
const path = "/admin/appel/apercu";

/** The button that saves, which Ctrl+Enter presses. */
export const saveId = "call-save";

/**
 * What the screen shows for the values in the form. Its fields are uncontrolled: `values` is what they start with, also
 * those of questions that appear later, or again. Restored values render all fields anew, with another `count` as key.
 */
export function useCallForm(form: RefObject<HTMLFormElement | null>, page: CallPage, answer: CallAnswer | undefined) {
	const rendered = answer?.view ?? page.view;
	const [asked, setAsked] = useState<{ of: CallView; latest: CallView } | null>(null);
	const [{ values, count }, setStart] = useState(() => ({ values: answer?.values ?? ({} as CallValues), count: 0 }));
	const [typed, setTyped] = useState<CallValues>(values);
	const request = useRef<AbortController>(null);

	const ask = useCallback(
		async (body: FormData): Promise<void> => {
			request.current?.abort();
			const own = new AbortController();
			request.current = own;
			const answered = await fetch(path, { method: "POST", body, redirect: "manual", signal: own.signal }).catch(
				() => null,
			);
			const latest = answered?.ok ? ((await answered.json().catch(() => null)) as CallView | null) : null;
			if (!latest || own.signal.aborted) return;
			setStart((before) => ({
				...before,
				values: { ...withoutFieldsOf(form.current, before.values), ...callValues(body) },
			}));
			setAsked({ of: rendered, latest });
		},
		[form, rendered],
	);
	// Input events that code dispatches reach this too, such as those of fields that are filled in.
	useEffect(() => {
		const element = form.current;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const onInput = () => {
			clearTimeout(timer);
			timer = setTimeout(() => element && void ask(new FormData(element)), pause);
		};
		element?.addEventListener("input", onInput);
		return () => {
			clearTimeout(timer);
			element?.removeEventListener("input", onInput);
		};
	}, [form, ask]);
	const isRestored = useRef(false);
	useEffect(() => {
		const element = form.current;
		if (!element || isRestored.current) return;
		// Includes what was typed before hydration.
		const early = callValues(new FormData(element));
		setTyped(early);
		if (firstOf(early, "name") + firstOf(early, "phone") !== "") element.dispatchEvent(new Event("input"));
		// Not `autofocus`, which the frame takes back when the page is opened by a link. A frame later it is done.
		const frame = requestAnimationFrame(() => {
			if (!element.contains(document.activeElement)) document.getElementById("name")?.focus();
		});
		return () => cancelAnimationFrame(frame);
	}, [form]);

	return {
		view: asked?.of === rendered ? asked.latest : rendered,
		values,
		count,
		/** What is in the fields now. */
		typed,
		isTyped: `${firstOf(typed, "name")}${firstOf(typed, "phone")}`.trim() !== "",
		onInput({ currentTarget }: FormEvent<HTMLFormElement>): void {
			setTyped(callValues(new FormData(currentTarget)));
		},
		restore(kept: FormData | null): void {
			isRestored.current = true;
			const restored = kept ? callValues(kept) : {};
			setStart((before) => ({ values: restored, count: before.count + 1 }));
			setTyped(restored);
			void ask(kept ?? new FormData());
		},
		update(event: MouseEvent): void {
			event.preventDefault();
			if (form.current) void ask(new FormData(form.current));
		},
		onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
			const { key, ctrlKey, metaKey, currentTarget } = event;
			if (key !== "Enter" || !(ctrlKey || metaKey)) return;
			event.preventDefault();
			currentTarget.requestSubmit(document.getElementById(saveId));
		},
	};
}

/** The values of fields that are not shown at the moment, such as the questions of a service that was unchecked. */
function withoutFieldsOf(form: HTMLFormElement | null, values: CallValues): CallValues {
	return Object.fromEntries(Object.entries(values).filter(([name]) => !form?.elements.namedItem(name)));
}
