import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it.each(["staff", "leads", "migrate"])(
	"npm run %s explains a wrong option and shows the usage, without a stack",
	(name) => {
		const { status, stderr } = spawnSync(process.execPath, [`scripts/${name}.ts`, "--mail"], { encoding: "utf8" });
		expect(status).toBe(2);
		expect(stderr).toMatch(/^Unknown option '--mail'/);
		expect(stderr).toContain(`npm run ${name === "leads" ? "--silent leads" : name} -- `);
		expect(stderr).not.toContain("    at ");
	},
);
