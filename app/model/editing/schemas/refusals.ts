import type { z } from "zod";
import { fillIn } from "../../text/fill-in.ts";
import { isRefusalCode, type RefusalCode } from "./refusal-codes.ts";

export interface Refusal {
	/** The same path as in the names of form fields: `questions.items.2.answer`. */
	path: string;
	code: RefusalCode;
	/** The limit, token or code concerned. */
	value: string;
}

type Issue = z.core.$ZodIssue;

/** The error of a custom check. The code is zod's message, so that zod's own sentences are never shown. */
export function refuse(code: RefusalCode, value: string | number = ""): { error: string; params: { value: string } } {
	return { error: code, params: { value: String(value) } };
}

/** Returns the first error of each field, in the order of the schema. */
export function refusalsOf(issues: readonly Issue[]): Refusal[] {
	const first = new Map<string, Refusal>();
	for (const refusal of issues.flatMap((issue) => refusalsIn(issue, []))) {
		if (!first.has(refusal.path)) first.set(refusal.path, refusal);
	}
	return [...first.values()];
}

/** Returns the error messages in the member's language, by field. */
export function schemaErrors(
	issues: readonly Issue[],
	words: Readonly<Record<RefusalCode, string>>,
): Readonly<Record<string, string>> {
	return Object.fromEntries(refusalsOf(issues).map((refusal) => [refusal.path, refusalText(refusal, words)]));
}

export function refusalText({ code, value }: Refusal, words: Readonly<Record<RefusalCode, string>>): string {
	return fillIn(words[code], { value });
}

function refusalsIn(issue: Issue, above: readonly PropertyKey[]): Refusal[] {
	const place = [...above, ...issue.path];
	if (issue.code === "invalid_union" && issue.errors.length > 0) return branchOf(issue.errors, place);
	if (issue.code === "unrecognized_keys") {
		return issue.keys.map((key) => ({ path: pathOf([...place, key]), code: "unexpected" as const, value: key }));
	}
	return [{ path: pathOf(place), ...problemOf(issue) }];
}

/** For a union: returns the errors of the branch whose type matches the value. */
function branchOf(branches: readonly (readonly Issue[])[], place: readonly PropertyKey[]): Refusal[] {
	const meant = branches.find((issues) => !issues.some(({ code, path }) => code === "invalid_type" && !path.length));
	return (meant ?? branches.at(-1) ?? []).flatMap((issue) => refusalsIn(issue, place));
}

function problemOf(issue: Issue): { code: RefusalCode; value: string } {
	if (isRefusalCode(issue.message)) {
		const params = issue.code === "custom" ? (issue.params as { value?: string } | undefined) : undefined;
		return { code: issue.message, value: params?.value ?? "" };
	}
	switch (issue.code) {
		case "too_small":
			return sized(issue.origin, Number(issue.minimum), "too-short", "too-few", "too-small");
		case "too_big":
			return sized(issue.origin, Number(issue.maximum), "too-long", "too-many", "too-large");
		case "invalid_value":
			return { code: issue.values.length === 1 ? "fixed" : "choice", value: "" };
		case "invalid_union":
			return { code: "choice", value: "" };
		case "invalid_type":
			return { code: typeProblems[issue.expected] ?? "missing", value: "" };
		default:
			return { code: "unexpected", value: "" };
	}
}

const typeProblems: Readonly<Record<string, RefusalCode>> = { number: "number", int: "whole-number" };

function sized(origin: string, limit: number, text: RefusalCode, list: RefusalCode, number: RefusalCode) {
	if (origin === "string") return { code: text === "too-short" && limit === 1 ? "missing" : text, value: `${limit}` };
	return { code: origin === "array" ? list : number, value: `${limit}` };
}

function pathOf(keys: readonly PropertyKey[]): string {
	return keys.map(String).join(".");
}
