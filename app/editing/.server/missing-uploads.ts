import { readMaster } from "#app/.server/photos/read-master.ts";
import type { FactId, FactPart, Facts } from "#app/model/editing/facts.ts";
import { isUploaded } from "#app/model/editing/uploaded-picture.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import type { FactProblem } from "./fact-problem.ts";

/** The uploads that new values name and the store does not have: a form is not the only way to send an id. */
export async function missingUploads(
	store: DocumentStore,
	part: FactPart,
	facts: Facts,
	known: readonly Facts[],
): Promise<FactProblem[]> {
	const problems: FactProblem[] = [];
	for (const id of part.entries) {
		const before = new Set(known.flatMap((each) => uploadsIn(each[id]).map(([, name]) => name)));
		for (const [path, name] of uploadsIn(facts[id])) {
			if (before.has(name) || (await readMaster(store, name.slice("upload:".length)))) continue;
			problems.push(problemAt(id, path, facts));
		}
	}
	return problems;
}

function problemAt(id: FactId, path: string, facts: Facts): FactProblem {
	const refusals = [{ path, code: "upload-gone", value: "" }] as const;
	return { id, facts, problem: { kind: "wrong", part: "all", refusals } };
}

/** With the path of each, such as `2.picture`. */
function uploadsIn(value: unknown, path: readonly string[] = []): (readonly [path: string, name: string])[] {
	if (typeof value === "string") return isUploaded(value) ? [[path.join("."), value]] : [];
	if (value === null || typeof value !== "object") return [];
	return Object.entries(value).flatMap(([name, below]) => uploadsIn(below, [...path, name]));
}
