import { useEffect } from "react";
import { setKeepState } from "#app/runtime/keep-state.ts";
import { formId } from "./step-form.ts";

const savePath = "/_estimate/save";
const pause = 700;
const longestWait = 1500;

/** Saves the step while it is filled in, so that a reload, a crash or a change of device loses nothing. */
export function useAutosave(step: "details" | "visit" | "person"): void {
	useEffect(() => {
		const form = document.getElementById(formId);
		if (!(form instanceof HTMLFormElement)) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		/** Read at once: after the form is removed from the page, the fields placed beside it are not included. */
		let unsaved: URLSearchParams | null = null;
		let underway: URLSearchParams | null = null;
		/** Saves run one after the other: an older state must not arrive after a newer one. */
		let saving: Promise<void> | null = null;
		let sent = new AbortController();

		const save = (): Promise<void> => {
			clearTimeout(timer);
			const body = unsaved;
			unsaved = null;
			if (body) {
				const { signal } = sent;
				underway = body;
				const mine: Promise<void> = Promise.resolve(saving)
					.then(() => send(body, { signal }))
					.finally(() => {
						if (saving === mine) saving = underway = null;
					});
				saving = mine;
			}
			return saving ?? Promise.resolve();
		};
		const later = ({ target }: Event) => {
			if (target !== form && (!(target instanceof HTMLElement) || !("form" in target) || target.form !== form)) return;
			clearTimeout(timer);
			timer = setTimeout(save, pause);
			unsaved = bodyOf(form, step);
			setKeepState("keeping");
		};
		// The browser cancels in-flight requests when the page unloads, unless they are sent with `keepalive`.
		const beforeLeaving = () => {
			const body = unsaved ?? underway;
			clearTimeout(timer);
			unsaved = underway = null;
			if (body) void send(body, { keepalive: true });
		};
		// Cancels autosave when the form is submitted: an older state must not arrive after the submitted one.
		const forget = () => {
			clearTimeout(timer);
			unsaved = underway = null;
			sent.abort();
			sent = new AbortController();
		};
		// Delays navigation until the step is saved: the next page, or its translation, renders from saved data.
		const follow = (event: MouseEvent) => {
			const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
			const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
			if (!link || elsewhere || (!unsaved && !saving)) return;
			event.preventDefault();
			event.stopPropagation();
			const patience = new Promise((resolve) => setTimeout(resolve, longestWait));
			void Promise.race([save(), patience]).then(() => {
				saving = underway = null;
				link.click();
			});
		};
		document.addEventListener("input", later);
		document.addEventListener("click", follow, true);
		window.addEventListener("beforeunload", beforeLeaving);
		window.addEventListener("pagehide", beforeLeaving);
		form.addEventListener("submit", forget);
		return () => {
			beforeLeaving();
			document.removeEventListener("input", later);
			document.removeEventListener("click", follow, true);
			window.removeEventListener("beforeunload", beforeLeaving);
			window.removeEventListener("pagehide", beforeLeaving);
			form.removeEventListener("submit", forget);
		};
	}, [step]);
}

function bodyOf(form: HTMLFormElement, step: string): URLSearchParams {
	const body = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === "string") body.append(name, value);
	body.set("step", step);
	return body;
}

async function send(body: URLSearchParams, options: Pick<RequestInit, "signal" | "keepalive">): Promise<void> {
	if (options.signal?.aborted) return;
	try {
		const { ok, status } = await fetch(savePath, { method: "POST", body, ...options });
		setKeepState(status === 200 ? "changed" : ok ? "kept" : "not-kept");
	} catch {
		if (!options.signal?.aborted) setKeepState("not-kept");
	}
}
