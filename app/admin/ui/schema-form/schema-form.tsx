import { type ReactNode, useEffect, useMemo, useRef } from "react";
import type { Locale } from "#app/locale/locales.ts";
import type { FieldDescription } from "#app/model/editing/schemas/field-description.ts";
import type { FieldLabels } from "#app/model/editing/schemas/field-labels.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FieldNode } from "./field-node.tsx";
import { ContentLanguage, type FieldErrors, FormContext, fieldId } from "./form-context.tsx";
import { locate } from "./locate.ts";
import { FormSections } from "./sections.tsx";

interface SchemaFormProps {
	description: FieldDescription;
	/** Initial value of the fields; change the form's `key` to reset them. */
	value: unknown;
	/** Errors by path, from `schemaErrors`. */
	errors?: FieldErrors | undefined;
	labels: FieldLabels;
	/** The language of the edited document, if it has one. */
	lang?: Locale | undefined;
	/** The submit button that Enter presses; without it Enter would press the first button of a list. */
	enter?: { name: string; value: string } | undefined;
	/** Needed when a page contains two such forms. */
	idPrefix?: string;
	/** Opens every section, in document order: for forms that are filled in from start to end. */
	unfolded?: boolean;
	/** The fields, for a form that arranges them itself. They read their labels and errors with `useSchemaForm`. */
	children?: ReactNode;
}

const noErrors: FieldErrors = {};

/** The fields of a document, generated from its schema. The page provides the form element and the buttons. */
export function SchemaForm({
	description,
	value,
	errors = noErrors,
	labels,
	lang,
	enter,
	idPrefix = "field",
	unfolded = false,
	children,
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
					<ErrorSummary title={labels.form.errors} errors={summary} attempt={errors} />
					{children ?? <FormSections field={description} value={value} unfolded={unfolded} />}
				</div>
			</ContentLanguage>
		</FormContext>
	);
}

/** Opens folded parts that contain errors, so that the links of the summary work. */
function unfoldErrors(root: HTMLElement | null): void {
	for (const wrong of root?.querySelectorAll("[aria-invalid=true]") ?? []) {
		for (let fold = wrong.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) {
			fold.open = true;
		}
	}
}
