import { upsertWrite } from "#app/.server/store/upsert-write.ts";
import type { EntryId, Presence } from "#app/model/editing/content-entry.ts";
import { type NamedMember, namedMember } from "#app/model/members/member.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";

/** Time to live of a presence document. Editors send a heartbeat every third of it. */
const heldFor = 30 * 1000;

/** Records that a member has an entry open, and returns the other members who have it open. */
export async function meetOthers(
	{ store, clock }: { store: DocumentStore; clock: Clock },
	entry: EntryId,
	member: NamedMember,
): Promise<NamedMember[]> {
	const now = clock.now();
	const id = `${entry}#${member.id}`;
	const data: Presence = { entry, member: namedMember(member), at: now.toISOString() };
	const own = await store.get("presence", id);
	await store.commit([upsertWrite("presence", id, own, data)]);
	// A heartbeat in the future was sent before the clock was set back.
	const isHeld = ({ at }: Presence) => Math.abs(now.getTime() - Date.parse(at)) <= heldFor;
	const { documents } = await store.query("presence", {
		where: [{ field: "entry", is: "=", value: entry }],
	});
	const gone = documents.filter((other) => !isHeld(other.data));
	if (gone.length > 0) {
		await store.commit(gone.map((left) => ({ kind: "delete" as const, collection: "presence" as const, id: left.id })));
	}
	return documents.filter((other) => other.id !== id && isHeld(other.data)).map((other) => other.data.member);
}

export async function leave(store: DocumentStore, entry: EntryId, member: Pick<NamedMember, "id">): Promise<void> {
	await store.commit([{ kind: "delete", collection: "presence", id: `${entry}#${member.id}` }]);
}
