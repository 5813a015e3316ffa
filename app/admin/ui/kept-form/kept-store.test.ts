import { describe, expect, it } from "vitest";
import { createKeptStore, keptLimits } from "./kept-store.ts";

const start = Date.UTC(2026, 10, 16);
const text = { fields: { note: ["Sonner deux fois"] }, whole: false, revision: "3" };

describe("kept text", () => {
	it("is read back under its own key only", () => {
		const { store } = opened();
		store.keep("m1:/admin/demandes/1:note", text);
		expect(store.read("m1:/admin/demandes/1:note")).toEqual({ ...text, at: start });
		expect(store.read("m2:/admin/demandes/1:note")).toBeNull();
	});

	it("expires, and pruning deletes it", () => {
		const { store, storage, wait } = opened();
		store.keep("old", text);
		wait(keptLimits.age);
		store.keep("new", text);
		expect(store.read("old")).toBeNull();
		store.prune();
		expect(storage.length).toBe(1);
		expect(store.read("new")).not.toBeNull();
	});

	it("is deleted from the oldest on when there are too many forms", () => {
		const { store, wait } = opened();
		for (let index = 0; index <= keptLimits.forms; index++) {
			store.keep(`form ${index}`, text);
			wait(1);
		}
		store.prune();
		expect(store.read("form 0")).toBeNull();
		expect(store.read("form 1")).not.toBeNull();
	});

	it("leaves the other values of the site alone when all of it is forgotten", () => {
		const { store, storage } = opened();
		storage.setItem("other", "value");
		store.keep("a", text);
		store.keep("b", text);
		store.forgetAll();
		expect(storage.length).toBe(1);
		expect(storage.getItem("other")).toBe("value");
	});

	it("is not stored when it is too long, and a full storage does not throw", () => {
		const { store, storage } = opened();
		store.keep("long", { ...text, fields: { note: ["x".repeat(keptLimits.characters)] } });
		expect(store.read("long")).toBeNull();
		storage.setItem = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
		expect(() => store.keep("a", text)).not.toThrow();
	});

	it("that the browser sent before the scripts ran is ignored and pruned in the answer", () => {
		const { store, storage, wait } = opened();
		store.keep("of a form that was not sent", { ...text, isEarly: true });
		wait(1);
		store.keep("early", { ...text, isEarly: true });
		store.keep("typed later", text);
		const answer = createKeptStore(storage, { now: () => start + 2, sending: { from: start + 1, to: start + 2 } });
		answer.keep("typed in the answer", { ...text, isEarly: true });
		expect(store.read("early")).not.toBeNull();
		expect(answer.read("early")).toBeNull();
		answer.prune();
		expect(store.read("early")).toBeNull();
		expect(answer.read("of a form that was not sent")).not.toBeNull();
		expect(answer.read("typed later")).not.toBeNull();
		expect(answer.read("typed in the answer")).not.toBeNull();
	});

	it("that cannot be parsed is ignored and pruned", () => {
		const { store, storage } = opened();
		store.keep("a", text);
		const key = storage.key(0) ?? "";
		for (const damaged of ["{", "null", "[]", '{"at":"today"}']) {
			storage.setItem(key, damaged);
			expect(store.read("a")).toBeNull();
		}
		store.prune();
		expect(storage.length).toBe(0);
	});
});

function opened() {
	let now = start;
	const storage = memoryStorage();
	const wait = (milliseconds: number) => {
		now += milliseconds;
	};
	return { storage, store: createKeptStore(storage, { now: () => now }), wait };
}

function memoryStorage(): Storage {
	const values = new Map<string, string>();
	return {
		get length() {
			return values.size;
		},
		key: (index) => [...values.keys()][index] ?? null,
		getItem: (key) => values.get(key) ?? null,
		setItem: (key, value) => void values.set(key, value),
		removeItem: (key) => void values.delete(key),
		clear: () => values.clear(),
	};
}
