import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Packages, productionPaths } from "./production-only.ts";

describe("productionPaths", () => {
	const packages: Packages = {
		"": { dependencies: { site: "1", node: "24" } },
		"node_modules/site": {
			dependencies: { inner: "2" },
			optionalDependencies: { binary: "1", "binary-of-another-machine": "1" },
			peerDependencies: { react: "19", tester: "1" },
			peerDependenciesMeta: { tester: { optional: true } },
		},
		"node_modules/site/node_modules/inner": { dependencies: { shared: "1" } },
		"node_modules/inner": {},
		"node_modules/shared": { dependencies: { site: "1" } },
		"node_modules/binary": {},
		"node_modules/react": {},
		"node_modules/tester": { dependencies: { bundler: "1" } },
		"node_modules/bundler": {},
		"node_modules/node": { dependencies: { setup: "1" } },
		"node_modules/setup": {},
	};

	it("resolves packages as Node does, with cycles and without optional peers", () => {
		expect([...productionPaths(packages, ["node"])].sort()).toEqual([
			"node_modules/binary",
			"node_modules/react",
			"node_modules/shared",
			"node_modules/site",
			"node_modules/site/node_modules/inner",
		]);
		expect(productionPaths(packages)).toContain("node_modules/setup");
	});

	it("leaves out this project's tools, but none of its dependencies", () => {
		const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Packages };
		const needed = productionPaths(lock.packages);
		for (const tool of ["vitest", "vite", "rolldown", "typescript", "@playwright/test", "@react-router/dev"])
			expect(needed).not.toContain(`node_modules/${tool}`);
		for (const name of Object.keys(lock.packages[""]?.dependencies ?? {}))
			expect(needed).toContain(`node_modules/${name}`);
		for (const name of ["@img/sharp-linux-x64", "@img/sharp-linux-arm64", "@google-cloud/firestore"])
			expect(needed).toContain(`node_modules/${name}`);
	});
});
