import { readMaster } from "#app/.server/photos/read-master.ts";
import type { FactPart, Facts } from "#app/model/editing/facts.ts";
import type { Refusal } from "#app/model/editing/schemas/refusals.ts";
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
		const refusals = await refusedUploads(
			store,
			facts[id],
			known.map((each) => each[id]),
		);
		if (refusals.length > 0) problems.push({ id, facts, problem: { kind: "wrong", part: "all", refusals } });
	}
	return problems;
}

/** One refusal for each upload in the value that neither the known values nor the store have. */
export async function refusedUploads(
	store: DocumentStore,
	value: unknown,
	known: readonly unknown[],
): Promise<Refusal[]> {
	const before = new Set(known.flatMap((each) => uploadsIn(each).map(([, name]) => name)));
	const refusals: Refusal[] = [];
	for (const [path, name] of uploadsIn(value)) {
		if (before.has(name) || (await readMaster(store, name.slice("upload:".length)))) continue;
		refusals.push({ path, code: "upload-gone", value: "" });
	}
	return refusals;
}

/** With the path of each, such as `2.picture`. */
function uploadsIn(value: unknown, path: readonly string[] = []): (readonly [path: string, name: string])[] {
	if (typeof value === "string") return isUploaded(value) ? [[path.join("."), value]] : [];
	if (value === null || typeof value !== "object") return [];
	return Object.entries(value).flatMap(([name, below]) => uploadsIn(below, [...path, name]));
}
