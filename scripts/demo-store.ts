import type { DocumentStore, Write } from "../app/model/ports.ts";

/** Stores mails as sent and appointments without reminders: demo customers get nothing. */
export function withoutMails(store: DocumentStore): DocumentStore {
	const quiet = (write: Write): Write => {
		if (write.kind === "delete") return write;
		if (write.collection === "outbox") return { ...write, data: { ...write.data, status: "sent", attempts: 1 } };
		return write.collection === "appointments" ? { ...write, data: { ...write.data, remindAt: null } } : write;
	};
	return new Proxy(store, {
		get: (target, name) =>
			name === "commit" ? (writes: readonly Write[]) => target.commit(writes.map(quiet)) : bound(target, name),
	});
}

function bound(target: DocumentStore, name: string | symbol): unknown {
	const value: unknown = Reflect.get(target, name);
	return typeof value === "function" ? value.bind(target) : value;
}
