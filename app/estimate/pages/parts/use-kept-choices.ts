import { useEffect } from "react";
import type { LiveEstimate } from "#app/model/estimate/step-content.ts";
import { forgetFormDraft, readFormDraft, writeFormDraft } from "#app/runtime/form-draft.ts";
import { fillInCode } from "./offers.tsx";
import { formId } from "./step-form.ts";

const name = "estimate";

/**
 * Keeps the ticked services and the typed code in this tab until the first step is accepted: before, there is no draft on
 * the server. A reload and the other language show the same choices again. When a link or a draft brings other services or
 * another code than before, they are added to the kept choices, and no service is unticked.
 */
export function useKeptChoices({ kinds, promotionCode }: LiveEstimate): void {
	useEffect(() => {
		const form = document.getElementById(formId);
		if (!(form instanceof HTMLFormElement)) return;
		const page = [...kinds, promotionCode].join();
		const kept = readFormDraft(name);
		if (kept.page !== undefined) {
			const isSame = kept.page === page;
			const services = kept.services?.split(",") ?? [];
			for (const box of form.querySelectorAll<HTMLInputElement>("[name=service]")) {
				// What was ticked before hydration is newer.
				if (box.checked === box.defaultChecked)
					box.checked = services.includes(box.value) || (!isSame && box.defaultChecked);
			}
			const code = form.elements.namedItem("code");
			const isUnchanged = code instanceof HTMLInputElement && code.value === code.defaultValue;
			if (isUnchanged && (isSame || !promotionCode)) fillInCode(kept.code ?? "");
			form.dispatchEvent(new Event("input", { bubbles: true }));
		}
		const save = ({ target }: Event) => {
			if (target !== form && (!(target instanceof HTMLInputElement) || target.form !== form)) return;
			const values = new FormData(form);
			writeFormDraft(name, {
				page,
				services: values.getAll("service").join(),
				code: String(values.get("code") ?? ""),
			});
		};
		document.addEventListener("input", save);
		return () => document.removeEventListener("input", save);
	}, [kinds, promotionCode]);
}

/**
 * The draft has the choices now. The page's address loses its query: Back would bring the services and the code of the link
 * again, also those that the visitor changed.
 */
export function forgetKeptChoices(path: string): void {
	forgetFormDraft(name);
	const { history, location } = window;
	if (location.pathname === path) history.replaceState(history.state, "", path);
}
