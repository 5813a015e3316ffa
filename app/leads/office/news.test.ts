import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { servicesContext } from "#app/.server/services.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead, create } from "../../../tests/mail/sample-leads.ts";
import { loader } from "./news.ts";

let store: DocumentStore;
let reads: string[];
let stop: AbortController;

beforeEach(async () => {
	const own = await newStore();
	reads = [];
	stop = new AbortController();
	const spy: Pick<DocumentStore, "get" | "count"> = {
		get(collection, id) {
			reads.push(`one of ${collection}`);
			return own.get(collection, id);
		},
		count(collection, where) {
			reads.push(`number of ${collection}`);
			return own.count(collection, where);
		},
	};
	store = { ...own, ...spy };
});
afterEach(async () => {
	stop.abort();
	await store.close();
});

/** What a stream of this member sent so far. */
function openStream(member: string) {
	const session = { state: "open", member: { id: member, role: "agent" } };
	const values = new Map<unknown, unknown>([
		[staffContext, { session, request: {}, returnTo: null }],
		[servicesContext, { store, identity: {}, stopping: stop.signal }],
	]);
	const request = new Request("https://airelle.example/admin/nouvelles");
	const { body } = loader({ request, context: { get: (key: unknown) => values.get(key) } } as never);
	const stream = { sent: "", isOver: false, cancel: async () => {} };
	const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
	stream.cancel = async () => reader?.cancel();
	void (async () => {
		for (;;) {
			const { done, value = "" } = (await reader?.read()) ?? { done: true };
			if (done) break;
			stream.sent += value;
		}
		stream.isOver = true;
	})();
	return stream;
}

it("reads a change once for all streams, and tells each of them", async () => {
	const streams = ["ariane", "ariane", "jules"].map(openStream);
	await vi.waitFor(() => streams.forEach(({ sent }) => void expect(sent).toContain("unseen\ndata: 0\n")));
	reads = [];
	await store.commit([create("leads", "a", contactLead)]);
	await vi.waitFor(() =>
		streams.forEach(({ sent }) => void expect(sent).toMatch(/"lead":"a".*\s+event: unseen\ndata: 1\n/)),
	);
	expect(reads).toEqual(["one of leads", "number of leads"]);
	for (const { cancel } of streams) await cancel();
	await store.commit([create("leads", "b", { ...contactLead, idempotencyKey: "b" })]);
	expect(reads).toHaveLength(2);
});

it("ends the oldest stream of a member who opens more than ten", async () => {
	const streams = ["jules", ...Array<string>(10).fill("ariane")].map(openStream);
	const over = () => streams.flatMap(({ isOver }, index) => (isOver ? [index] : []));
	await streams[10]?.cancel();
	streams.push(openStream("ariane"));
	await vi.waitFor(() => expect(over()).toEqual([10]));
	streams.push(openStream("ariane"));
	await vi.waitFor(() => expect(over()).toEqual([1, 10]));
});
