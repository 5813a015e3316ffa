import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { foldText } from "#app/model/text/fold.ts";

const sixtyDays = 60 * 24 * 60 * 60 * 1000;
const mostRead = 50;

/**
 * Leads within sixty days that may come from the same household, the newest first. A full postal code covers one side of a
 * street: with the same last name it is probably one.
 */
export async function householdLeads(
	{ id, data }: StoredDocument<Lead>,
	store: DocumentStore,
): Promise<StoredDocument<Lead>[]> {
	const { postalCode } = data;
	if (postalCode?.length !== 6 || lastName(data) === "") return [];
	const where = [{ field: "postalCode", is: "=", value: postalCode } as const];
	const { documents } = await store.query("leads", { where, limit: mostRead });
	const time = Date.parse(data.receivedAt);
	return documents
		.filter((other) => {
			const isNear = Math.abs(Date.parse(other.data.receivedAt) - time) <= sixtyDays;
			return other.id !== id && other.data.spam.length === 0 && isNear && lastName(other.data) === lastName(data);
		})
		.sort((one, other) => (one.data.receivedAt < other.data.receivedAt ? 1 : -1));
}

function lastName({ name }: Lead): string {
	return foldText(name).trim().split(/\s+/).at(-1) ?? "";
}
