import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** The server is asked when nothing was typed for this long, in milliseconds. */
const pause = 250;

/**
 * Sends the values of a form to `path` while a member types, and gives the answer. It is null until the first answer, and
 * again when the page is rendered anew (`rendered` is another object). An answer about earlier values is dropped: it would
 * take a newer choice back.
 */
export function useFormPreview<Preview>(
	form: RefObject<HTMLFormElement | null>,
	path: string,
	rendered: object,
	/** The name of a field that changes no answer. */
	ignored?: string,
): { preview: Preview | null; ask: (values: FormData) => void } {
	const [answer, setAnswer] = useState<{ of: object; preview: Preview } | null>(null);
	const latest = useRef<AbortController>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const forget = useCallback(() => {
		clearTimeout(timer.current);
		latest.current?.abort();
	}, []);
	const ask = useCallback(
		async (body: FormData): Promise<void> => {
			forget();
			latest.current = new AbortController();
			const { signal } = latest.current;
			// Photos change no answer.
			for (const [name, value] of [...body]) if (typeof value !== "string") body.delete(name);
			const response = await fetch(path, { method: "POST", body, redirect: "manual", signal }).catch(() => null);
			const preview = response?.ok ? ((await response.json().catch(() => null)) as Preview | null) : null;
			if (preview && !signal.aborted) setAnswer({ of: rendered, preview });
		},
		[path, rendered, forget],
	);
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		// Also for events that code dispatches, such as those of fields that are filled in.
		function onInput({ target }: Event): void {
			if (ignored && target instanceof HTMLInputElement && target.name === ignored) return;
			forget();
			timer.current = setTimeout(() => element && void ask(new FormData(element)), pause);
		}
		const askAgain = () => void ask(new FormData(element));
		element.addEventListener("input", onInput);
		// What was typed without a network had no answer.
		addEventListener("online", askAgain);
		return () => {
			forget();
			element.removeEventListener("input", onInput);
			removeEventListener("online", askAgain);
		};
	}, [form, ignored, ask, forget]);
	return { preview: answer?.of === rendered ? answer.preview : null, ask };
}
