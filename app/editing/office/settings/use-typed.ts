import { useEffect, useState } from "react";
import type { FieldDescription } from "#app/model/editing/schemas/field-description.ts";
import { readSchemaForm } from "#app/model/editing/schemas/read-form.ts";

/** What a form holds at this moment; before any script runs, what the server made it with. */
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
		// What was typed before the page came alive counts too.
		read();
		element.addEventListener("input", read);
		return () => element.removeEventListener("input", read);
	}, [form, description]);
	return value;
}
