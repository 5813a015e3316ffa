import { useEffect, useState } from "react";
import type { FieldDescription } from "#app/model/editing/schemas/field-description.ts";
import { readSchemaForm } from "#app/model/editing/schemas/read-form.ts";

/** The current value of a form; before hydration, the value that the server rendered. */
export function useTyped(
	form: { current: HTMLFormElement | null },
	description: FieldDescription,
	typed: unknown,
): unknown {
	const [value, setValue] = useState(typed);
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		const read = () => setValue(readSchemaForm(description, new FormData(element)));
		// Includes input from before hydration.
		read();
		element.addEventListener("input", read);
		return () => element.removeEventListener("input", read);
	}, [form, description]);
	return value;
}
