import { useEffect } from "react";
import type { ClientLoaderFunctionArgs } from "react-router";
import { clientLoader as loadPage } from "#app/runtime/client-loader.ts";
import { setKeepState } from "#app/runtime/keep-state.ts";
import { formId } from "./step-form.ts";

const savePath = "/_estimate/save";
const pause = 700;
const longestWait = 1500;

/** The newest save, also of a step that was left. Saves run one after the other: an older state must not arrive last. */
let saving: Promise<void> | null = null;
/** Sends what the step on the page has not sent yet, and returns the newest save. */
let save = () => saving;

/** Loads a step after what was typed is saved: Back and Forward come right after typing. */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
	await lastSave();
	return loadPage(args);
}

function startSave(start: (earlier: Promise<void> | null) => Promise<void>): void {
	const mine: Promise<void> = start(saving).finally(() => {
		if (saving === mine) saving = null;
	});
	saving = mine;
}

function lastSave(): Promise<unknown> {
	return Promise.race([save(), new Promise((resolve) => setTimeout(resolve, longestWait))]);
}

/** Saves the step while it is filled in, so that a reload, a crash or a change of device loses nothing. */
export function useAutosave(step: "details" | "visit" | "person"): void {
	useEffect(() => {
		const form = document.getElementById(formId);
		if (!(form instanceof HTMLFormElement)) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		/** Read at once: after the form is removed from the page, the fields placed beside it are not included. */
		let unsaved: URLSearchParams | null = null;
		let underway: URLSearchParams | null = null;
		let sent = new AbortController();

		const saveStep = () => {
			clearTimeout(timer);
			const body = unsaved;
			unsaved = null;
			if (body) {
				const { signal } = sent;
				underway = body;
				startSave(async (earlier) => {
					await earlier;
					await send(body, { signal });
					if (underway === body) underway = null;
				});
			}
			return saving;
		};
		save = saveStep;
		const later = ({ target }: Event) => {
			if (target !== form && (!(target instanceof HTMLElement) || !("form" in target) || target.form !== form)) return;
			clearTimeout(timer);
			timer = setTimeout(saveStep, pause);
			unsaved = bodyOf(form, step);
			setKeepState("keeping");
		};
		// The browser cancels in-flight requests when the page unloads, unless they are sent with `keepalive`.
		const beforeLeaving = () => {
			const body = unsaved ?? underway;
			clearTimeout(timer);
			unsaved = underway = null;
			if (body) startSave(() => send(body, { keepalive: true }));
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
			void lastSave().then(() => {
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
			save = () => saving;
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
