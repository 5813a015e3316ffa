import { lineField } from "#app/model/jobs/done-form.ts";

/** What a form had, for the page that shows it again. */
export function typedDone(form: FormData) {
	const text = (name: string) => String(form.get(name) ?? "");
	const version = Number(text("lines"));
	return {
		version,
		ticked: form.getAll(lineField(version)).map(String),
		note: text("note"),
		amount: text("amount"),
		months: text("months"),
		tells: form.has("tells"),
	};
}
