import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readConfig, settingNames } from "./config.ts";

describe("settings", () => {
	it("are all optional", () => {
		const config = readConfig({});
		expect(config).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", origin: "http://localhost:3000" });
		expect(config.DATA_DIR).toMatch(/\/data$/);
	});

	it("count as unset when empty", () => {
		expect(readConfig({ PORT: "", PUBLIC_ORIGIN: "" }).origin).toBe("http://localhost:3000");
	});

	it("build every address from the public origin", () => {
		expect(readConfig({ PUBLIC_ORIGIN: "https://www.airelle.example" }).origin).toBe("https://www.airelle.example");
	});

	it("say everything that is wrong at once", () => {
		const wrong = { PORT: "many", PUBLIC_ORIGIN: "airelle.example/fr", LOCALE_STRATEGY: "prefix" };
		expect(() => readConfig(wrong)).toThrow(/PORT[\s\S]*PUBLIC_ORIGIN[\s\S]*LOCALE_STRATEGY/);
	});

	it("refuse an identity that this version does not have, and say so", () => {
		expect(() => readConfig({ IDENTITY: "firebase" })).toThrow(/IDENTITY[\s\S]*not part of this version/);
	});

	it("are each explained in .env.example, with the default value", () => {
		const example = readFileSync(".env.example", "utf8");
		for (const name of settingNames) {
			expect(example).toMatch(new RegExp(`# .+\\n${name}=`));
		}
	});
});
