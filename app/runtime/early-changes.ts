/**
 * Tells React and the page's listeners of fields that the visitor changed before they listened: a component's state would
 * go on with the server's values, and autosave would not save the text. Must be called after hydration.
 *
 * Colours are left out: browsers write them in their own way, so that an untouched one seems changed.
 */
export function repeatEarlyChanges(): void {
	for (const field of document.querySelectorAll<HTMLInputElement>("input:not([type=color]),textarea")) {
		const { type, value, valueAsNumber } = field;
		if (type === "checkbox" || type === "radio") {
			// The radio button that was chosen before changes with the new one.
			if (field.checked === field.defaultChecked || (type === "radio" && !field.checked)) continue;
			field.checked = field.defaultChecked;
			field.click();
		} else if (value !== field.defaultValue) {
			// React ignores a change to a value that it knows. Text is not written: that would move the cursor while typing.
			if (type === "range" || type === "number") {
				field.value = field.defaultValue;
				// Not `value`, with which React notes the values that it writes itself.
				field.valueAsNumber = valueAsNumber;
			}
			field.dispatchEvent(new Event("input", { bubbles: true }));
		}
	}
}
