import { useEffect, useMemo, useRef } from "react";
import type { FieldDescription } from "#app/model/editing/schemas/field-description.ts";
import type { FieldLabels } from "#app/model/editing/schemas/field-labels.ts";
import type { Locale } from "../../../locale/locales.ts";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { FieldNode } from "./field-node.tsx";
import { ContentLanguage, type FieldErrors, FormContext, fieldId } from "./form-context.tsx";
import { locate } from "./locate.ts";
import { FormSections } from "./sections.tsx";

interface SchemaFormProps {
	description: FieldDescription;
	/** What the fields start from; give the form another `key` when it should start anew. */
	value: unknown;
	/** By path, from `schemaErrors`. */
	errors?: FieldErrors | undefined;
	labels: FieldLabels;
	/** The language of what is edited, where the document has one. */
	lang?: Locale | undefined;
	/** What Enter sends; without it the first button of a list would be pressed. */
	enter?: { name: string; value: string } | undefined;
	/** Where two such forms stand on one page. */
	idPrefix?: string;
	/** Every section open, in the order of the document: for forms that are filled in from end to end. */
	unfolded?: boolean;
}

const noErrors: FieldErrors = {};

/** The fields of a document, made from its schema; the form around them and its buttons are the page's. */
export function SchemaForm({
	description,
	value,
	errors = noErrors,
	labels,
	lang,
	enter,
	idPrefix = "field",
	unfolded = false,
}: SchemaFormProps) {
	const root = useRef<HTMLDivElement>(null);
	const state = useMemo(() => ({ labels, errors, idPrefix, Node: FieldNode }), [labels, errors, idPrefix]);
	const summary = useMemo(
		() =>
			Object.entries(errors).map(([path, text]) => {
				const place = locate(description, path, value, labels);
				return { field: fieldId(idPrefix, place.path), text: place.name ? `${place.name} – ${text}` : text };
			}),
		[errors, description, value, labels, idPrefix],
	);
	useEffect(() => {
		if (errors !== noErrors) unfoldErrors(root.current);
	}, [errors]);
	return (
		<FormContext value={state}>
			<ContentLanguage value={lang}>
				<div ref={root} className="schema-form">
					<button type="submit" {...enter} tabIndex={-1} aria-hidden="true" className="sr-only" />
					<ErrorSummary title={labels.form.errors} errors={summary} />
					<FormSections field={description} value={value} unfolded={unfolded} />
				</div>
			</ContentLanguage>
		</FormContext>
	);
}

/** The links of the summary lead into parts that may have been folded since. */
function unfoldErrors(root: HTMLElement | null): void {
	for (const wrong of root?.querySelectorAll("[aria-invalid=true]") ?? []) {
		for (let fold = wrong.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) {
			fold.open = true;
		}
	}
}
