import { fillIn } from "#app/model/text/fill-in.ts";
import { useSchemaForm } from "./form-context.tsx";

interface Limits {
	least: number;
	most: number | null;
}

/** The length of a text and its limits; red when it is too long or too short. */
export function Counter({ length, least, most }: Limits & { length: number }) {
	const { words } = useSchemaForm();
	if (most === null) return null;
	const text = least > 3 ? words.counterBetween : words.counter;
	return (
		<span className="schema-counter" data-wrong={length > most || length < least || undefined}>
			{fillIn(text, { count: length, least, most })}
		</span>
	);
}
