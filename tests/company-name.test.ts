import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { company } from "#content/company.ts";

/** By file: texts that may have the shipped name, and the reason. */
const allowed: Readonly<Record<string, readonly RegExp[]>> = {
	// The facts that the owner replaces in the settings.
	"content/company.ts": [/name: "Airelle"/, /bonjour@airelle\.example/, /rue des Airelles/],
	// The origin of the name: the owner rewrites this paragraph.
	"content/pages/about.fr.md": [/^L’airelle est une petite baie rouge/],
	"content/pages/about.en.md": [/^_Airelle_ is French for the lingonberry/],
	// The service unit has the name of the software.
	"content/mail/alarms.ts": [/systemctl start airelle-backup/],
};

/** Names of the software, which a company never shows: files, metrics, storage of the office, settings. */
const software = [
	/airelle_[a-z_0-9]+/,
	/airelle\.sqlite/,
	/airelle-queue|airelle-kept/,
	/airelle-\$\{at\.toISOString|\^airelle-\(/,
	/\(\?:airelle\[\.-\]\|secret/,
	/createHash\("sha256"\)\.update\(`airelle /,
	// Passwords made of this word are refused; nobody sees the list.
	/password passwort passe/,
	/Another Airelle server|Airelle cannot start|this version of Airelle|any Airelle installation/,
	/such as (?:airelle|https:\/\/www\.airelle\.example|`Airelle|airelle-staff)/,
];

describe("the name of the company", () => {
	it("stands in no text that the product ships, apart from the company’s facts", async () => {
		expect(await linesWithName("content", /\.(?:ts|md|json)$/)).toEqual([]);
	});

	it("stands in no code", async () => {
		expect(await linesWithName("app", /\.(?:ts|tsx|css)$/)).toEqual([]);
	});
});

async function linesWithName(folder: string, names: RegExp): Promise<string[]> {
	const files = (await readdir(folder, { recursive: true })).filter((file) => names.test(file));
	const texts = files
		.filter((file) => !/\.(?:test|testing|test-d)\.tsx?$/.test(file))
		.map((file) => join(folder, file));
	const found = await Promise.all(texts.map(async (file) => linesOf(file, await readFile(file, "utf8"))));
	return found.flat().toSorted();
}

function linesOf(file: string, text: string): string[] {
	const name = new RegExp(company.name, "i");
	const exceptions = file.startsWith("app/") ? software : (allowed[file] ?? []);
	return text
		.split("\n")
		.filter((line) => name.test(line) && !exceptions.some((exception) => exception.test(line)))
		.map((line) => `${file}: ${line.trim()}`);
}
