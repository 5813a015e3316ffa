import { useEffect } from "react";
import { setKeepState } from "../../runtime/keep-state.ts";
import { formId } from "./step-form.ts";

const savePath = "/_estimate/save";
const pause = 700;

/** Keeps the step on the server as it is filled in: a reload, a crash or another device loses nothing. */
export function useAutosave(step: "details" | "visit" | "person"): void {
	useEffect(() => {
		const form = document.getElementById(formId);
		if (!(form instanceof HTMLFormElement)) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const save = () => {
			clearTimeout(timer);
			timer = undefined;
			void send(form, step);
		};
		const later = ({ target }: Event) => {
			if (target !== form && (!(target instanceof HTMLElement) || !("form" in target) || target.form !== form)) return;
			clearTimeout(timer);
			timer = setTimeout(save, pause);
			setKeepState("keeping");
		};
		const beforeLeaving = () => timer !== undefined && save();
		const forget = () => {
			clearTimeout(timer);
			timer = undefined;
		};
		document.addEventListener("input", later);
		window.addEventListener("pagehide", beforeLeaving);
		// What is being sent anyway must not be overwritten by an older state that arrives after it.
		form.addEventListener("submit", forget);
		return () => {
			beforeLeaving();
			document.removeEventListener("input", later);
			window.removeEventListener("pagehide", beforeLeaving);
			form.removeEventListener("submit", forget);
		};
	}, [step]);
}

async function send(form: HTMLFormElement, step: string): Promise<void> {
	const body = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === "string") body.append(name, value);
	body.set("step", step);
	try {
		const { ok } = await fetch(savePath, { method: "POST", body, keepalive: true });
		setKeepState(ok ? "kept" : "not-kept");
	} catch {
		setKeepState("not-kept");
	}
}
