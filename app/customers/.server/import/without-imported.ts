import { everything } from "#app/.server/store/everything.ts";
import { sameJob } from "#app/model/customers/check-file.ts";
import type { CheckedLine } from "#app/model/customers/import-line.ts";
import { emailKeyOf } from "#app/model/leads/email-key.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Condition, DocumentStore } from "#app/model/ports.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { lineHash } from "./line-hash.ts";

/** Queries at a time: a file may have 5,000 lines. */
const atOnce = 50;

/**
 * These lines without those that an earlier import made a lead of. A file that was corrected has all lines of the first one
 * again, and they would double customers and amounts.
 */
export async function withoutImported(store: DocumentStore, lines: readonly CheckedLine[]): Promise<CheckedLine[]> {
	// The first import of a company is the longest, and has nothing to be compared with.
	const imports = await everything(store, "imports");
	if (imports.every(({ data }) => data.run === null)) return [...lines];
	const fresh: CheckedLine[] = [];
	for (let at = 0; at < lines.length; at += atOnce) {
		const some = lines.slice(at, at + atOnce);
		const known = await Promise.all(some.map((line) => isImported(store, line)));
		fresh.push(...some.filter((_, index) => !known[index]));
	}
	return fresh;
}

async function isImported(store: DocumentStore, line: CheckedLine): Promise<boolean> {
	const hash: Condition<"leads"> = { field: "contentHash", is: "=", value: lineHash(line) };
	if ((await store.query("leads", { where: [hash], limit: 1 })).documents.length > 0) return true;
	// Leads of earlier builds have no such hash: they are found as long as nobody changed them.
	const emailKey = emailKeyOf(line.email);
	const where: Condition<"leads"> = emailKey
		? { field: "emailKey", is: "=", value: emailKey }
		: { field: "phoneKey", is: "=", value: line.phone ?? "" };
	const leads = await everything(store, "leads", { where: [where] });
	return leads.some(({ data }) => data.channel === "import" && sameJob(jobOf(data)) === sameJob(line));
}

function jobOf({ name, email, phone, service, receivedAt, finalAmount }: Lead) {
	return { name, email, phone, service, day: dayInMontreal(new Date(receivedAt)), amount: finalAmount ?? null };
}
