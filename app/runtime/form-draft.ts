import { type RefObject, useEffect } from "react";

/** Stores typed values in this tab until the form is sent, so that a reload, a navigation or a crash loses nothing. */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, name: string, keep: readonly string[]): void {
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		restore(element, name);
		const save = () =>
			writeFormDraft(name, Object.fromEntries([...new FormData(element)].filter(([field]) => keep.includes(field))));
		// Text that was typed before hydration.
		save();
		element.addEventListener("input", save);
		return () => element.removeEventListener("input", save);
	}, [form, name, keep]);
}

export function forgetFormDraft(name: string): void {
	try {
		sessionStorage.removeItem(`draft ${name}`);
	} catch {
		// Storage is unavailable, so there is no draft to remove.
	}
}

/** Leaves filled fields alone: values from the visitor or the server are newer. Radio buttons are always restored. */
function restore(form: HTMLFormElement, name: string): void {
	for (const [field, value] of Object.entries(readFormDraft(name))) {
		const control = form.elements.namedItem(field);
		if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked ||= value === control.value;
		else if (control instanceof RadioNodeList) control.value = value;
		else if (control instanceof HTMLSelectElement) control.value ||= value;
		else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value ||= value;
	}
}

export function readFormDraft(name: string): Record<string, string> {
	try {
		return JSON.parse(sessionStorage.getItem(`draft ${name}`) ?? "{}") as Record<string, string>;
	} catch {
		return {};
	}
}

export function writeFormDraft(name: string, values: Record<string, FormDataEntryValue>): void {
	try {
		sessionStorage.setItem(`draft ${name}`, JSON.stringify(values));
	} catch {
		// Storage is full or blocked: the form itself still has the values.
	}
}
