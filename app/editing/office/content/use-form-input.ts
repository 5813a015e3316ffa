import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls `tell` after hydration and, debounced, after each input. */
export function useFormInput(form: RefObject<HTMLFormElement | null>, tell: () => void, pause = 120): void {
	const onInput = useEffectEvent(tell);
	useEffect(() => {
		const fields = form.current;
		if (!fields) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const later = () => {
			clearTimeout(timer);
			timer = setTimeout(() => onInput(), pause);
		};
		onInput();
		fields.addEventListener("input", later);
		return () => {
			clearTimeout(timer);
			fields.removeEventListener("input", later);
		};
	}, [form, pause]);
}
