import { use, useState } from "react";
import type { TextField as TextDescription } from "#app/model/editing/schemas/field-description.ts";
import { writePhone } from "#app/model/editing/schemas/written-values.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { Counter } from "./counter.tsx";
import { ContentLanguage, type Place, useSchemaForm } from "./form-context.tsx";

const inputTypes = { line: "text", date: "date", time: "time", phone: "tel", email: "email", color: "text" } as const;

export function TextLeaf({ field, path, pattern, value }: Place & { field: TextDescription; value: unknown }) {
	const { words, idOf, labelOf, errorAt } = useSchemaForm();
	const lang = use(ContentLanguage);
	const written = typeof value === "string" ? value : "";
	const [length, setLength] = useState(written.length);
	const { label, hint } = labelOf(pattern);
	const blanks = field.blanks.map((blank) => `{${blank}}`).join(", ");
	const hints = [hint, blanks && fillIn(words.blanks, { blanks })].filter(Boolean).join(" ");
	const error = errorAt(path);
	const shared = {
		id: idOf(path),
		name: path,
		label,
		lang,
		autoComplete: "off",
		...(hints && { hint: hints }),
		...(error && { error }),
		...(field.optional && { optional: words.optional }),
		onInput: (event: { currentTarget: { value: string } }) => setLength(event.currentTarget.value.length),
	};
	const isText = field.as === "line" || isLong(field.as);
	return (
		<div className="schema-leaf" data-wide={isText && (field.most ?? 0) > 40 ? true : undefined}>
			{isLong(field.as) ? (
				<TextArea {...shared} defaultValue={written} rows={rowsFor(field, written)} data-as={field.as} />
			) : (
				<TextField
					{...shared}
					type={inputTypes[field.as]}
					defaultValue={field.as === "phone" ? writePhone(written) : written}
				/>
			)}
			{isText && (
				<p className="schema-below">
					<span>{field.as === "rich" && words.rich}</span>
					<Counter length={length} least={field.optional ? 0 : field.least} most={field.most} />
				</p>
			)}
		</div>
	);
}

function isLong(as: TextDescription["as"]): as is "long" | "rich" | "markdown" | "letter" {
	return as === "long" || as === "rich" || as === "markdown" || as === "letter";
}

/** Initial height, before CSS and JavaScript fit the box to its text. */
function rowsFor({ as }: TextDescription, written: string): number {
	if (as === "markdown") return 24;
	if (as === "letter") return 12;
	return Math.min(10, Math.max(2, Math.ceil(written.length / 60)));
}
