import { sourceField } from "../traffic/lead-source.ts";

/** Why the whole form was rejected, independently of its fields. The page has a message for each. */
export type FormFailure =
	/** The store is not writable, or the server failed. */
	| "unavailable"
	/** Rate limited. */
	| "busy"
	/** Set by the browser: the server did not respond. */
	| "unreachable"
	| "too-large"
	/** Any other error status. */
	| "refused"
	/** The draft that the form belongs to is gone, or the second check of its lead has to be passed again. */
	| "expired"
	/** The second check is passed again, with the fields of a form that was not sent because of it. */
	| "unsent";

export interface FormRefusalAnswer {
	failure: FormFailure | null;
	/** The value of the button that sent the form; the message is shown beside that button. */
	pressed?: string | undefined;
}

/** Expects an error status. */
export function failureOfStatus(status: number): FormFailure {
	if (status >= 500) return "unavailable";
	if (status === 413) return "too-large";
	if (status === 401 || status === 410) return "expired";
	return status === 429 ? "busy" : "refused";
}

/**
 * Returns the text fields of a form, and joins values of the same name with commas. Leaves out files, and the source of the
 * visit, which the page's code adds.
 */
export function typedValues(form: FormData): Record<string, string> {
	const values: Record<string, string> = {};
	for (const [name, value] of form) {
		if (typeof value === "string" && name !== sourceField)
			values[name] = Object.hasOwn(values, name) ? `${values[name]},${value}` : value;
	}
	return values;
}

/** Buttons whose message has a place of the same name. For all others it is shown beside the form's main button. */
const ownPlaces =
	/^(?:code|update|waiting|withdraw|address|choose|link|move|cancel|accept|decline|note|photos|windows|job-[a-z-]+)$/;

/** Buttons that share the place of another one. */
const sharedPlaces: Readonly<Record<string, string>> = {
	"continue:bar": "bar",
	apply: "code",
	"remove-note": "note",
	"more-photos": "photos",
	"remove-photo": "photos",
};

export function refusalPlace(pressed = ""): string {
	const [verb = "", kind = ""] = pressed.split(":");
	if (/^(?:add|remove|restore)$/.test(verb) && kind) return `pieces:${kind}`;
	const placeOf = (name: string) =>
		Object.hasOwn(sharedPlaces, name) ? sharedPlaces[name] : ownPlaces.exec(name)?.[0];
	return placeOf(pressed) ?? placeOf(verb) ?? "form";
}
