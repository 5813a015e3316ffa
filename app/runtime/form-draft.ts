import { type RefObject, useEffect } from "react";

/** Keeps what is typed in this tab until it is sent: a reload, a wrong turn or a crash loses nothing. */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, name: string, keep: readonly string[]): void {
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		restore(element, name);
		const save = () =>
			write(name, Object.fromEntries([...new FormData(element)].filter(([field]) => keep.includes(field))));
		element.addEventListener("input", save);
		return () => element.removeEventListener("input", save);
	}, [form, name, keep]);
}

export function forgetFormDraft(name: string): void {
	try {
		sessionStorage.removeItem(`draft ${name}`);
	} catch {
		// A browser that keeps nothing has nothing to forget.
	}
}

/** Only into fields that are as the page made them: what the visitor or the server put there is newer. */
function restore(form: HTMLFormElement, name: string): void {
	for (const [field, value] of Object.entries(read(name))) {
		const control = form.elements.namedItem(field);
		if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked ||= value === control.value;
		else if (control instanceof RadioNodeList) control.value = value;
		else if (control instanceof HTMLSelectElement) control.value ||= value;
		else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value ||= value;
	}
}

function read(name: string): Record<string, string> {
	try {
		return JSON.parse(sessionStorage.getItem(`draft ${name}`) ?? "{}") as Record<string, string>;
	} catch {
		return {};
	}
}

function write(name: string, values: Record<string, FormDataEntryValue>): void {
	try {
		sessionStorage.setItem(`draft ${name}`, JSON.stringify(values));
	} catch {
		// Full or forbidden: the form itself still has everything.
	}
}
