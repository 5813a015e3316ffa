import { describe, expect, it } from "vitest";
import { translateRejections } from "./translate-rejections.ts";

const port = {
	size: 3,
	count: () => 4,
	read: async (name: string) => `${name} is here`,
	fail: async (): Promise<never> => {
		throw new RangeError("locked");
	},
};

describe("a port with translated rejections", () => {
	const translatedPort = translateRejections(port, (reason) => new Error(`said: ${(reason as Error).message}`));

	it("returns the same values", async () => {
		expect([translatedPort.size, translatedPort.count(), await translatedPort.read("a")]).toEqual([3, 4, "a is here"]);
	});

	it("rejects with the translated error", async () => {
		await expect(translatedPort.fail()).rejects.toThrow(/^said: locked$/);
	});
});
