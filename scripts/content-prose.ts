import { parseAst } from "vite";
import { isMap, isScalar, parseDocument } from "yaml";
import { isLocale, type Locale } from "../app/locale/locales.ts";
import { codeFields } from "../app/model/editing/prose-fields.ts";

/**
 * A text for visitors with its position in the source file, and a function that writes a new text in the file's syntax.
 */
export interface SourceText {
	start: number;
	end: number;
	text: string;
	locale: Locale;
	write: (text: string) => string;
}

/** Returns the texts of the front matter, then the body. */
export function proseInMarkdown(source: string, locale: Locale): SourceText[] {
	const [, opening = "", matter = "", closing = ""] = /^(---\n)([\s\S]*?)(\n---\n)/.exec(source) ?? [];
	const start = opening.length + matter.length + closing.length;
	const body = { start, end: source.length, text: source.slice(start), locale, write: (text: string) => text };
	return [...proseInMatter(matter, opening.length, locale), body];
}

function proseInMatter(matter: string, offset: number, locale: Locale): SourceText[] {
	const { contents } = parseDocument(matter, { schema: "core" });
	if (!isMap(contents)) return [];
	return contents.items.flatMap(({ key, value }) => {
		if (codeFields.has(String(key)) || !isScalar(value) || typeof value.value !== "string" || !value.range) return [];
		const [start, end] = value.range;
		return [{ start: offset + start, end: offset + end, text: value.value, locale, write: JSON.stringify }];
	});
}

/** The fields of a syntax tree that are used here. */
interface SyntaxNode {
	type: string;
	start: number;
	end: number;
	key?: SyntaxNode & { name?: string; value?: unknown };
	value?: unknown;
	quasis?: readonly { value: { raw: string } }[];
	expressions?: readonly SyntaxNode[];
}

/** Returns strings and templates that are values; where a file holds both languages, those below a `fr` or `en` key. */
export function proseInModule(source: string, locale: Locale | null): SourceText[] {
	return proseIn(parseAst(source, { lang: "ts" }) as unknown as SyntaxNode, source, locale);
}

function proseIn(node: SyntaxNode, source: string, locale: Locale | null): SourceText[] {
	if (node.type === "ImportDeclaration" || node.type.startsWith("TS")) return [];
	if (node.type === "Property") {
		const name = String(node.key?.name ?? node.key?.value);
		const value = node.value as SyntaxNode;
		if (codeFields.has(name) && value.type !== "ObjectExpression") return [];
		return proseIn(value, source, isLocale(name) ? name : locale);
	}
	if (node.type === "TemplateLiteral") return locale ? [template(node, source, locale)] : [];
	if (node.type === "Literal") {
		const { start, end, value } = node;
		return locale && typeof value === "string" ? [{ start, end, text: value, locale, write: JSON.stringify }] : [];
	}
	return childrenOf(node).flatMap((child) => proseIn(child, source, locale));
}

/**
 * Replaces expressions by tokens, which the typography rules leave alone, and restores them when the text is written.
 */
function template(
	{ start, end, quasis = [], expressions = [] }: SyntaxNode,
	source: string,
	locale: Locale,
): SourceText {
	const text = quasis
		.map(({ value }, index) => value.raw + (index < expressions.length ? `{{${index}}}` : ""))
		.join("");
	const restored = (_: string, index: string) => {
		const expression = expressions[Number(index)];
		return expression ? `\${${source.slice(expression.start, expression.end)}}` : "";
	};
	return { start, end, text, locale, write: (fixed) => `\`${fixed.replace(/\{\{(\d+)\}\}/g, restored)}\`` };
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
	return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is SyntaxNode {
	return typeof value === "object" && value !== null && "type" in value;
}
