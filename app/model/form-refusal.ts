/** Why a form was refused as a whole, whatever its fields say. The page has words for each. */
export type FormFailure =
	/** The store cannot be written, or the server failed. */
	| "unavailable"
	/** Too many of the same at once. */
	| "busy"
	/** The browser's own: the server did not answer at all. */
	| "unreachable"
	| "too-large"
	/** Any other status that refuses. */
	| "refused"
	/** The draft that the form belongs to is gone. */
	| "expired";

export interface FormRefusalAnswer {
	failure: FormFailure | null;
	/** The value of the button that sent the form; the message is shown beside that button. */
	pressed?: string | undefined;
}

/** A status that says no, in the terms of a page. */
export function failureOfStatus(status: number): FormFailure {
	if (status >= 500) return "unavailable";
	if (status === 413) return "too-large";
	return status === 429 ? "busy" : "refused";
}

/** Everything typed in a form; values of the same name are joined with commas. */
export function typedValues(form: FormData): Record<string, string> {
	const values: Record<string, string> = {};
	for (const [name, value] of form) {
		if (typeof value === "string") values[name] = Object.hasOwn(values, name) ? `${values[name]},${value}` : value;
	}
	return values;
}

/** Buttons that have a place of their own for the message; it stands beside the form's main button for all others. */
const places: Readonly<Record<string, string>> = {
	"continue:bar": "bar",
	code: "code",
	update: "update",
	waiting: "waiting",
	photos: "photos",
	"more-photos": "photos",
	"remove-photo": "photos",
};

/** Where the message of a refused form stands. */
export function refusalPlace(pressed = ""): string {
	const [verb = "", kind = ""] = pressed.split(":");
	if ((verb === "add" || verb === "remove") && kind) return `pieces:${kind}`;
	return [pressed, verb].flatMap((name) => (Object.hasOwn(places, name) ? places[name] : [])).at(0) ?? "form";
}
