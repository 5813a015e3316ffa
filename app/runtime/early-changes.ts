const fields = "input:is([type=range], [type=number], [type=checkbox], [type=radio])";

/**
 * Tells React of fields that the visitor changed before it listened: its state would go on with the server's values.
 * React ignores an event of a field whose value it knows already, so each field gets the server's value back first.
 * Must be called after hydration.
 */
export function repeatEarlyChanges(): void {
	for (const field of document.querySelectorAll<HTMLInputElement>(fields)) {
		if (field.type === "checkbox" || field.type === "radio") repeatChoice(field);
		else if (field.value !== field.defaultValue) repeatValue(field);
	}
}

function repeatChoice(field: HTMLInputElement): void {
	// The radio button that was chosen before changes with the new one.
	if (field.checked === field.defaultChecked || (field.type === "radio" && !field.checked)) return;
	field.checked = field.defaultChecked;
	field.click();
}

function repeatValue(field: HTMLInputElement): void {
	const { value } = field;
	field.value = field.defaultValue;
	// Past the property with which React notes the values that it writes itself.
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
	field.dispatchEvent(new Event("input", { bubbles: true }));
}
