import { type ComponentType, createContext, use } from "react";
import type { FieldDescription } from "#app/model/editing/schemas/field-description.ts";
import type { FieldLabels, SchemaFormWords } from "#app/model/editing/schemas/field-labels.ts";
import type { Locale } from "../../../locale/locales.ts";
import { fillIn } from "../../../model/fill-in.ts";

/** What is wrong, by path. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface FormState {
	labels: FieldLabels;
	errors: FieldErrors;
	/** Before every id: two forms may stand on one page. */
	idPrefix: string;
	/** Shows any field: groups and lists hold fields of every type, themselves among them. */
	Node: ComponentType<NodeProps>;
}

export const FormContext = createContext<FormState | null>(null);

/** The language of the words that are edited, for spell checkers; not the member's own. */
export const ContentLanguage = createContext<Locale | undefined>(undefined);

/** Where a field stands: `path` names it in the form, `pattern` finds its label. */
export interface Place {
	path: string;
	pattern: string;
}

export interface NodeProps extends Place {
	field: FieldDescription;
	/** Whatever the store or the last form held: what does not fit shows as empty. */
	value: unknown;
}

export interface PlacedLabel {
	label: string;
	hint?: string;
}

export function useSchemaForm() {
	const state = use(FormContext);
	if (!state) throw new Error("A field of a schema outside of its form");
	const { labels, errors, idPrefix, Node } = state;
	return {
		Node,
		words: labels.form,
		locale: labels.locale,
		idOf: (path: string) => fieldId(idPrefix, path),
		labelOf: (pattern: string) => labelAt(labels, pattern),
		errorAt: (path: string): string | undefined => errors[path],
		/** Of a field that is one box for several values: the first error of any of them, with its line. */
		errorWithin: (path: string) => errorWithin(path, errors, labels.form),
		hasErrorBelow: (path: string) => Object.keys(errors).some((key) => key === path || isBelow(key, path)),
	};
}

export function fieldId(prefix: string, path: string): string {
	return `${prefix}-${path}`;
}

export function labelAt({ fields }: FieldLabels, pattern: string): PlacedLabel {
	const words = fields[pattern] ?? pattern;
	return typeof words === "string" ? { label: words } : words;
}

function errorWithin(path: string, errors: FieldErrors, words: SchemaFormWords): string | undefined {
	if (errors[path]) return errors[path];
	const below = Object.keys(errors).find((key) => isBelow(key, path));
	if (!below) return undefined;
	const line = Number(below.slice(path.length + 1).split(".")[0]) + 1;
	return `${fillIn(words.line, { n: line })} ${errors[below]}`;
}

function isBelow(path: string, above: string): boolean {
	return above === "" || path.startsWith(`${above}.`);
}
