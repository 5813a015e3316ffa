/** Values by the name of the field. A name whose boxes are all unchecked has an empty list. */
export type FieldValues = Readonly<Record<string, readonly string[]>>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const buttons: ReadonlySet<string> = new Set(["submit", "button", "image", "reset"]);

/** Secrets and files are never kept, and a confirmation must be given anew each time. */
export function mayKeep({ type, name, autocomplete }: Pick<Control, "type" | "name" | "autocomplete">): boolean {
	if (name === "" || name === "confirm" || buttons.has(type)) return false;
	return type !== "password" && type !== "file" && !/password|one-time-code/.test(autocomplete);
}

/** The values as `typed` now, or as `rendered` by the page. */
export function readFields(
	form: HTMLFormElement,
	which: "typed" | "rendered",
	{ hidden = false } = {},
): Record<string, string[]> {
	const values: Record<string, string[]> = {};
	for (const control of controlsOf(form)) {
		if (control.type === "hidden" && !hidden) continue;
		values[control.name] ??= [];
		values[control.name]?.push(...valuesOf(control, which === "typed"));
	}
	return values;
}

/** Sets fields and dispatches input events, as typing does, so that counters and previews update. */
export function writeFields(form: HTMLFormElement, values: FieldValues): void {
	for (const control of controlsOf(form)) {
		const wanted = values[control.name];
		if (!wanted || control.type === "hidden") continue;
		write(control, wanted);
		control.dispatchEvent(new Event("input", { bubbles: true }));
		unfold(control);
	}
}

/** The names in `after` whose values differ from those in `before`. */
export function changedNames(before: FieldValues, after: FieldValues): string[] {
	return Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

export function controlsOf(form: HTMLFormElement): Control[] {
	return [...form.elements].filter(isControl).filter(mayKeep);
}

export function isControl(element: unknown): element is Control {
	return (
		element instanceof HTMLInputElement ||
		element instanceof HTMLTextAreaElement ||
		element instanceof HTMLSelectElement
	);
}

function valuesOf(control: Control, isTyped: boolean): string[] {
	if (control instanceof HTMLSelectElement) {
		const options = [...control.options];
		const chosen = options.filter(({ selected, defaultSelected }) => (isTyped ? selected : defaultSelected));
		// Browsers select the first option of a list without a default.
		const [first] = control.multiple ? [] : options;
		return (chosen.length === 0 && first ? [first] : chosen).map(({ value }) => value);
	}
	if (isBox(control)) return (isTyped ? control.checked : control.defaultChecked) ? [control.value] : [];
	return [isTyped ? control.value : control.defaultValue];
}

function write(control: Control, wanted: readonly string[]): void {
	if (control instanceof HTMLSelectElement) {
		const options = [...control.options];
		if (!options.some(({ value }) => wanted.includes(value))) return;
		for (const option of options) option.selected = wanted.includes(option.value);
	} else if (isBox(control)) control.checked = wanted.includes(control.value);
	else control.value = wanted[0] ?? "";
}

function isBox(control: HTMLInputElement | HTMLTextAreaElement): control is HTMLInputElement {
	return control.type === "checkbox" || control.type === "radio";
}

/** Opens the folded parts around a field, so that the member sees the restored text. */
function unfold(control: Control): void {
	for (let fold = control.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) {
		fold.open = true;
	}
}
