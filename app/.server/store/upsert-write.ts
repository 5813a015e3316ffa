import type { Collection, Documents } from "#app/model/documents.ts";
import type { Creation, Replacement, Write } from "#app/model/ports.ts";

/** Replaces the document as it was read, or creates it. Refuses the commit when somebody wrote it since. */
export function upsertWrite<C extends Collection>(
	collection: C,
	id: string,
	read: { version: number } | null | undefined,
	data: NoInfer<Documents[C]>,
): Write {
	const write = read
		? ({ kind: "replace", collection, id, version: read.version, data } satisfies Replacement<C>)
		: ({ kind: "create", collection, id, data } satisfies Creation<C>);
	// The compiler cannot tell that this is a `Write` for every C.
	return write as Write;
}
