/** A text field; empty when the form lacks it. */
export function textOf(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}

/** Returns true when the form continues to the next step, false when it only saves the current one. */
export function goesOn(form: FormData): boolean {
	if (appliesCode(form) || asksForLink(form)) return false;
	return /^(?:continue(?::bar)?|enter)$/.test(String(form.get("intent") ?? "continue"));
}

export function asksForLink(form: FormData): boolean {
	return means("link", "linkEmail", form);
}

/** Asks to be told when the visitor's place is served. */
export function asksToWait(form: FormData): boolean {
	return means("waiting", "waitingEmail", form);
}

/** Enter presses the first button of the form, `enter`: with text in a field that has its own button, it means that one. */
function means(button: string, field: string, form: FormData): boolean {
	const intent = form.get("intent");
	return intent === button || (intent === "enter" && textOf(form, field).trim() !== "");
}

/** The button of an offer has its promotion's code (none to remove it), which counts more than the typed one. */
export function codeOf(form: FormData): string | null {
	const [, offered] = /^apply:(.*)$/.exec(String(form.get("intent"))) ?? [];
	return (offered ?? String(form.get("code") ?? "")).trim().slice(0, 30) || null;
}

/**
 * Returns true when the form only applies a promotion code. Without JavaScript, Enter in any field presses the form's
 * first button, `enter`: it applies the code if that was changed since the page was loaded, and continues otherwise.
 */
export function appliesCode(form: FormData): boolean {
	const intent = String(form.get("intent"));
	if (intent === "enter") return codeOf(form) !== (String(form.get("shownCode") ?? "").trim() || null);
	return intent === "code" || intent.startsWith("apply:");
}
