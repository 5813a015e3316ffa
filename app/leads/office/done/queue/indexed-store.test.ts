import { afterEach, expect, it, vi } from "vitest";
import { openIndexedStore } from "./indexed-store.ts";

afterEach(() => vi.unstubAllGlobals());

/** Calls what listens to `success` once the caller had time to listen. */
function answered<Result>(result: Result) {
	const request = Object.assign(new EventTarget(), { result });
	queueMicrotask(() => request.dispatchEvent(new Event("success")));
	return request;
}

/** A connection that browsers may close at any time, for example when the storage is cleared. */
class Connection extends EventTarget {
	isClosed = false;
	transaction() {
		if (this.isClosed) throw new DOMException("The database connection is closing.", "InvalidStateError");
		return { objectStore: () => ({ getAll: () => answered([]) }) };
	}
}

async function opened() {
	const connections: Connection[] = [];
	vi.stubGlobal("indexedDB", { open: () => answered(connections[connections.push(new Connection()) - 1]) });
	const store = await openIndexedStore("luc");
	return { store, connections };
}

it("rejects, and does not throw, when the connection is closed", async () => {
	const { store, connections } = await opened();
	for (const connection of connections) connection.isClosed = true;
	expect(await store.list().catch(() => "rejected")).toBe("rejected");
});

it("opens the database again when the browser closed it", async () => {
	const { store, connections } = await opened();
	const [first] = connections;
	if (first) first.isClosed = true;
	first?.dispatchEvent(new Event("close"));
	expect(await store.list()).toEqual([]);
	expect(connections).toHaveLength(2);
});
