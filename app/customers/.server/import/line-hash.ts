import { createHash } from "node:crypto";
import { sameJob } from "#app/model/customers/check-file.ts";
import type { CheckedLine } from "#app/model/customers/import-line.ts";

/** The `contentHash` of the lead of a line: a later import recognises the line after a member changed the lead. */
export function lineHash(line: CheckedLine): string {
	return createHash("sha256")
		.update(`import ${sameJob(line)}`)
		.digest("hex");
}
