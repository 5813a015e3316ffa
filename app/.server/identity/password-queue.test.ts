import { expect, it } from "vitest";
import { createPasswordQueue, PasswordQueueFullError } from "./password-queue.ts";

it("runs two password checks at once, queues some, and rejects the rest immediately", async () => {
	const inQueue = createPasswordQueue({ atOnce: 2, mostWaiting: 3 });
	const gate = Promise.withResolvers<void>();
	let [running, most] = [0, 0];
	const hash = async () => {
		most = Math.max(most, ++running);
		await gate.promise;
		running--;
		return "hash";
	};
	const asked = Array.from({ length: 8 }, () => inQueue(hash));
	const refusals = asked.slice(5).map((each) => expect(each).rejects.toThrow(PasswordQueueFullError));
	await Promise.all(refusals);
	gate.resolve();
	expect(await Promise.all(asked.slice(0, 5))).toHaveLength(5);
	expect(most).toBe(2);
	expect(await inQueue(hash)).toBe("hash");
});

it("frees the slot of a check that failed", async () => {
	const inQueue = createPasswordQueue({ atOnce: 1, mostWaiting: 0 });
	await expect(inQueue(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
	expect(await inQueue(async () => "hash")).toBe("hash");
});
