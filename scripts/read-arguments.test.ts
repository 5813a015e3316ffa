import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it.each(["staff", "leads", "migrate", "content", "backup", "restore"])(
	"npm run %s explains a wrong option and shows the usage, without a stack",
	(name) => {
		const { status, stderr } = run(name, "--mail");
		expect(status).toBe(2);
		expect(stderr).toMatch(/^Unknown option '--mail'/);
		expect(stderr).toContain(`npm run ${name === "leads" ? "--silent leads" : name} -- `);
		expect(stderr).not.toContain("    at ");
	},
);

it.each([
	["staff", ["add", "--email", "paul@boreale.example", "--name", "Paul", "Roy"], "Roy"],
	["leads", ["erase", "--email", "a@boreale.example", "b@boreale.example"], "b@boreale.example"],
	["content", ["export", "new", "folder"], "folder"],
	["backup", ["my", "copy.sqlite"], "copy.sqlite"],
	["restore", ["my", "copy.sqlite"], "copy.sqlite"],
])(
	"npm run %s does nothing when a word is left over, such as the rest of a name without quotes",
	(name, words, rest) => {
		const { status, stderr } = run(name, ...words);
		expect(stderr).toMatch(
			new RegExp(`^Unexpected argument '${rest}': a value with spaces needs quotes\\.\n\nnpm run `),
		);
		expect(status).toBe(2);
	},
);

it("npm run leads -- export refuses the name of a person: it would print everybody", () => {
	expect(run("leads", "export", "--email", "a@boreale.example").status).toBe(2);
});

function run(name: string, ...words: string[]) {
	// Nothing can be created below a file.
	const env = { ...process.env, DATA_DIR: "/dev/null/data" };
	return spawnSync(process.execPath, [`scripts/${name}.ts`, ...words], { encoding: "utf8", env });
}
