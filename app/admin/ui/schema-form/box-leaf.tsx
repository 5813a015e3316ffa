import { use } from "react";
import type { LinesField, SortationCodesField, TableField } from "#app/model/editing/schemas/field-description.ts";
import { sortationCodes } from "#app/model/editing/schemas/sortation-codes.ts";
import { TextArea } from "#app/ui/field.tsx";
import { ContentLanguage, type Place, useSchemaForm } from "./form-context.tsx";

type BoxField = LinesField | TableField | SortationCodesField;

/** Several short values in one text box: easier to read, paste and sort than one field each. */
export function BoxLeaf({ field, path, pattern, value }: Place & { field: BoxField; value: unknown }) {
	const { words, idOf, labelOf, errorWithin } = useSchemaForm();
	const lang = use(ContentLanguage);
	const { label, hint } = labelOf(pattern);
	// Items of a list share a label: a number tells them apart.
	const number = pattern.endsWith("*") ? ` ${Number(path.split(".").at(-1)) + 1}` : "";
	const how = howToWrite(field, words);
	const written = boxText(field, value);
	const error = errorWithin(path);
	return (
		<div className="schema-leaf" data-wide>
			<TextArea
				id={idOf(path)}
				name={path}
				label={label + number}
				hint={[hint, how].filter(Boolean).join(" ")}
				lang={lang}
				autoComplete="off"
				defaultValue={written}
				rows={Math.min(14, Math.max(2, written.split("\n").length + Math.ceil(written.length / 120)))}
				data-as="box"
				{...(error && { error })}
				{...(field.optional && { optional: words.optional })}
			/>
			{field.type === "lines" && field.rich && <p className="schema-below">{words.rich}</p>}
		</div>
	);
}

function howToWrite(field: BoxField, words: ReturnType<typeof useSchemaForm>["words"]): string {
	if (field.type === "table") return words.cells;
	if (field.type === "sortation-codes") return words.codes;
	return field.separator === "line" ? words.oneEachLine : words.emptyLineBetween;
}

/** The text of a box, also for a value that the schema would reject. */
function boxText(field: BoxField, value: unknown): string {
	if (field.type === "sortation-codes") return codesText(value);
	const items = Array.isArray(value) ? value : [];
	if (field.type === "table") {
		return items.map((row) => (Array.isArray(row) ? row.join(" | ") : String(row))).join("\n");
	}
	return items.map(String).join(field.separator === "line" ? "\n" : "\n\n");
}

/** One line per pair of first characters: H1A H1B, then H2A. */
function codesText(value: unknown): string {
	if (typeof value !== "object" || value === null) return "";
	return Object.entries(value)
		.map(([start, letters]) => sortationCodes({ [start]: String(letters) }).join(" "))
		.join("\n");
}
