import { fillIn } from "../../../model/fill-in.ts";
import { useSchemaForm } from "./form-context.tsx";

interface Limits {
	least: number;
	most: number | null;
}

/** How long a text is and may be; red when it is neither long nor short enough. */
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
