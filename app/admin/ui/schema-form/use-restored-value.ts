import { useState } from "react";
import type { FieldDescription } from "#app/model/editing/schemas/field-description.ts";
import { readSchemaForm } from "#app/model/editing/schemas/read-form.ts";

interface Restored<Answer> {
	value: unknown;
	count: number;
	/** The answer that was shown before: its value is replaced. */
	instead: Answer | undefined;
}

/**
 * The value that a schema form shows: what was loaded, what a rejected form sent, or what the browser kept of it. `count`
 * is the form's key: the number of fields depends on the value, so kept values need a new rendering.
 */
export function useRestoredValue<Answer extends { value: unknown }>(
	view: { value: unknown; description: FieldDescription },
	answer: Answer | undefined,
) {
	const [restored, setRestored] = useState<Restored<Answer> | null>(null);
	const count = restored?.count ?? 0;
	return {
		count,
		value: answer && answer !== restored?.instead ? answer.value : (restored ?? view).value,
		/** Null starts again from what was loaded. */
		restore: (kept: FormData | null) =>
			setRestored({
				value: kept ? readSchemaForm(view.description, kept) : view.value,
				count: count + 1,
				instead: answer,
			}),
	};
}
