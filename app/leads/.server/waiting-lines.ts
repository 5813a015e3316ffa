import { everything } from "#app/.server/store/everything.ts";
import { type ImportPart, importedLeadId } from "#app/model/customers/customer-import.ts";
import type { CheckedLine, ProblemLine } from "#app/model/customers/import-line.ts";
import type { KeyedLead } from "#app/model/leads/customer-keys.ts";
import { emailKeyOf } from "#app/model/leads/email-key.ts";
import { messageId } from "#app/model/leads/lead-message.ts";
import type { DocumentStore, Write } from "#app/model/ports.ts";

type Contact = Pick<KeyedLead, "email" | "phone">;

/** A line of a file of customers that is not imported yet. */
export interface WaitingLine {
	/** The id of its document in `importLines`. */
	part: string;
	importId: string;
	line: CheckedLine | ProblemLine;
}

/** The lines with any of a person's addresses and numbers. Few files wait at a time: they are all read. */
export async function waitingLinesOf(store: DocumentStore, contacts: readonly Contact[]): Promise<WaitingLine[]> {
	const parts = await everything(store, "importLines");
	return parts.flatMap(({ id, data }) =>
		[...data.lines, ...data.problems]
			.filter((line) => contacts.some((contact) => isOf(line, contact)))
			.map((line) => ({ part: id, importId: data.import, line })),
	);
}

/**
 * For the commit that erases these lines. An import that takes them at the same moment refuses it; after that, their leads
 * are deleted instead: their ids are known, and deleting what is not there changes nothing.
 */
export async function waitingLinesGone(store: DocumentStore, lines: readonly WaitingLine[]): Promise<Write[]> {
	const writes: Write[] = lines.flatMap(({ importId, line }) => {
		const lead = importedLeadId(importId, line.line);
		return [
			{ kind: "delete", collection: "leads", id: lead },
			{ kind: "delete", collection: "messages", id: messageId(lead, "form") },
		] as const;
	});
	for (const [id, gone] of Map.groupBy(lines, ({ part }) => part)) {
		const part = await store.get("importLines", id);
		if (!part) continue;
		const numbers = new Set(gone.map(({ line }) => line.line));
		const stays = ({ line }: { line: number }) => !numbers.has(line);
		const { lines: checked, problems } = part.data;
		const data: ImportPart = { ...part.data, lines: checked.filter(stays), problems: problems.filter(stays) };
		writes.push({ kind: "replace", collection: "importLines", id, version: part.version, data });
	}
	return writes;
}

function isOf({ email, phone }: Pick<CheckedLine, "email" | "phone">, contact: Contact): boolean {
	const emailKey = emailKeyOf(contact.email);
	return (emailKey !== null && emailKeyOf(email) === emailKey) || (contact.phone !== null && phone === contact.phone);
}
