import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";

interface FoundPattern {
	file: string;
	line: number;
	pattern: string;
	flags: string;
}

/** Finds every regular expression literal in non-test code with a parser; `made` lists the calls of `new RegExp`. */
export function findPatterns(folders: readonly string[]): { found: FoundPattern[]; made: string[] } {
	const found: FoundPattern[] = [];
	const made: string[] = [];
	for (const file of folders.flatMap(sources)) {
		const text = readFileSync(file, "utf8");
		const lineOf = (at: number) => text.slice(0, at).split("\n").length;
		visit(parseAst(text, { lang: file.endsWith("x") ? "tsx" : "ts" }, file), (node) => {
			if (node.type === "Literal" && node.regex) found.push({ file, line: lineOf(node.start), ...node.regex });
			const isMade = node.type === "NewExpression" && node.callee?.name === "RegExp";
			if (isMade) made.push(`${file}:${lineOf(node.start)}`);
		});
	}
	return { found, made };
}

function sources(folder: string): string[] {
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));
	return files.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|testing|d)\.tsx?$/.test(file));
}

interface SyntaxNode {
	type: string;
	start: number;
	regex?: { pattern: string; flags: string };
	callee?: { name?: string };
}

function visit(node: unknown, look: (node: SyntaxNode) => void): void {
	if (typeof node !== "object" || node === null) return;
	if ("type" in node && typeof node.type === "string") look(node as SyntaxNode);
	for (const child of Object.values(node)) visit(child, look);
}
