import { type ComponentType, createContext, use } from "react";
import type { Locale } from "#app/locale/locales.ts";
import type { FieldDescription } from "#app/model/editing/schemas/field-description.ts";
import type { FieldLabels, SchemaFormWords } from "#app/model/editing/schemas/field-labels.ts";
import { fillIn } from "#app/model/text/fill-in.ts";

/** Error messages by path. */
export type FieldErrors = Readonly<Record<string, string>>;

interface FormState {
	labels: FieldLabels;
	errors: FieldErrors;
	/** Prefix of every id, because a page may contain two forms. */
	idPrefix: string;
	/** Renders any field: groups and lists contain fields of every type, including groups and lists. */
	Node: ComponentType<NodeProps>;
}

export const FormContext = createContext<FormState | null>(null);

/** The language of the edited text, for spell checkers; not the member's. */
export const ContentLanguage = createContext<Locale | undefined>(undefined);

/** The position of a field: `path` is its name in the form, `pattern` finds its label. */
export interface Place {
	path: string;
	pattern: string;
}

export interface NodeProps extends Place {
	field: FieldDescription;
	/** Any value from the store or the last form; a value of the wrong type is shown as empty. */
	value: unknown;
}

interface PlacedLabel {
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
		/** For a box with several values: the first error of any of them, with its line number. */
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
