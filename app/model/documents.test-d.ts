import { expectTypeOf } from "vitest";
import { contactLead, outboxEntry, photo } from "../../tests/mail/sample-leads.ts";
import type { Draft, Lead, MovedDraft, OutboxEntry, Photo } from "./leads/lead.ts";
import type { Creation, DocumentStore, StoredDocument, Write } from "./ports.ts";

/** Compiled by `npm run check` and never run: `tsc` fails when a line below `@ts-expect-error` compiles. */

export async function reading(store: DocumentStore): Promise<void> {
	expectTypeOf(await store.get("photos", "a")).toEqualTypeOf<StoredDocument<Photo> | null>();
	expectTypeOf(await store.get("leads", "a")).toEqualTypeOf<StoredDocument<Lead> | null>();
	expectTypeOf(await store.get("drafts", "a")).toEqualTypeOf<StoredDocument<Draft | MovedDraft> | null>();
	// @ts-expect-error: photos are not leads.
	await store.get<Lead>("photos", "a");
	// @ts-expect-error: there is no such collection.
	await store.get("clients", "a");

	const lead = (await store.get("leads", "a"))?.data;
	expectTypeOf(lead?.reference).toEqualTypeOf<string | undefined>();
	// @ts-expect-error: a misspelt field.
	lead?.referance;
}

export async function querying(store: DocumentStore): Promise<void> {
	const [mail] = (await store.query("outbox", { orderBy: { field: "createdAt", direction: "ascending" } })).documents;
	expectTypeOf(mail?.data.status).toEqualTypeOf<OutboxEntry["status"] | undefined>();
	const [found] = (await store.query("photos", { where: [{ field: "owner", is: "=", value: "a" }] })).documents;
	expectTypeOf(found?.data.width).toEqualTypeOf<number | undefined>();
	// @ts-expect-error: queries do not read bytes.
	found?.data.bytes;

	await store.count("outbox", [{ field: "staff.to", is: "=", value: "a@airelle.example" }]);
	await store.count("drafts", [{ field: "email", is: "=", value: "a@exemple.example" }]);
	// @ts-expect-error: leads have no such field.
	await store.count("leads", [{ field: "referance", is: "=", value: "a" }]);
	// @ts-expect-error: the object in `staff` has no such field.
	await store.count("outbox", [{ field: "staff.role", is: "=", value: "a" }]);
	// @ts-expect-error: a list cannot be compared.
	await store.count("leads", [{ field: "photos", is: "=", value: "a" }]);
	// @ts-expect-error: no lead has this status.
	await store.count("leads", [{ field: "status", is: "=", value: "nwe" }]);
	// @ts-expect-error: photos have no such field to sort by.
	await store.query("photos", { orderBy: { field: "receivedAt", direction: "ascending" } });
}

export async function queryingSeveral(store: DocumentStore, either: "leads" | "photos"): Promise<void> {
	await store.count(either, [{ field: "purgeAfter", is: "<=", value: "2026" }]);
	// @ts-expect-error: only one of the two has this field.
	await store.count(either, [{ field: "owner", is: "=", value: "a" }]);
}

export async function writing(store: DocumentStore): Promise<void> {
	await store.commit([
		{ kind: "create", collection: "leads", id: "a", data: contactLead },
		{ kind: "replace", collection: "outbox", id: "b", version: 1, data: outboxEntry },
		{ kind: "delete", collection: "photos", id: "c" },
	]);
	// @ts-expect-error: the data is not a lead.
	await store.commit([{ kind: "create", collection: "leads", id: "a", data: { nonsense: true } }]);
	// @ts-expect-error: a photo is not a lead.
	await store.commit([{ kind: "create", collection: "leads", id: "a", data: photo }]);
	// @ts-expect-error: a field that leads do not have.
	await store.commit([{ kind: "create", collection: "leads", id: "a", data: { ...contactLead, nonsense: true } }]);
	// @ts-expect-error: documents from a query lack their bytes.
	await store.commit((await store.query("photos")).documents.map(photoFrom));

	expectTypeOf<Creation<"photos">>().toExtend<Write>();
	expectTypeOf<Creation<"photos">>().not.toExtend<Write<"leads">>();
}

function photoFrom<Data>({ id, data }: StoredDocument<Data>) {
	return { kind: "create", collection: "photos", id, data } as const;
}
