import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { type FaultReport, markdownOf, tableOf } from "../tests/faults/figures.ts";
import { add, finish, type Outcome } from "./check.ts";
import { ensureBuilt } from "./ensure-built.ts";

/** Each part can run alone. Quick ones come first. */
const parts: Readonly<Record<string, () => Promise<FaultReport[]>>> = {
	patterns: async () => (await import("../tests/attacks/patterns.ts")).patterns(),
	erase: async () => (await import("../tests/attacks/erase.ts")).erase(),
	uploads: async () => (await import("../tests/attacks/uploads.ts")).uploads(),
	drafts: async () => (await import("../tests/attacks/drafts.ts")).drafts(),
	bookings: async () => (await import("../tests/attacks/bookings.ts")).bookings(),
	strangers: async () => (await import("../tests/attacks/strangers.ts")).strangers(),
	headers: async () => (await import("../tests/attacks/headers.ts")).headers(),
	sockets: async () => (await import("../tests/attacks/sockets.ts")).sockets({ count: 10_000 }),
	files: async () => (await import("../tests/attacks/files.ts")).files({ downloads: 25_000 }),
	cacheKeys: async () => (await import("../tests/attacks/cache-keys.ts")).cacheKeys({ count: 100_000 }),
	throwing: async () => (await import("../tests/attacks/throwing.ts")).throwing(),
	redirects: async () => (await import("../tests/attacks/redirects.ts")).redirects(),
	editors: async () => (await import("../tests/attacks/editors.ts")).editors(),
	office: async () => (await import("../tests/attacks/office.ts")).office(),
	"sign-in": async () => (await import("../tests/attacks/sign-in.ts")).signInAttacks(),
	forms: async () => (await import("../tests/attacks/forms.ts")).forms(),
	words: async () => (await import("../tests/attacks/words.ts")).words(),
	policy: async () => (await import("../tests/attacks/policy.ts")).policy(),
	load: async () => (await import("../tests/attacks/load.ts")).load({ queries: 100_000 }),
	soak: async () => (await import("../tests/attacks/soak.ts")).soak({ minutes: 10 }),
};

/** `npm run test:attacks [-- <part>…] [--record]`: attacks the built site and prints the results. */
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
	console.error(`Unknown part: ${unknown.join(", ")}. Choose from: ${Object.keys(parts).join(", ")}.`);
	process.exit(2);
}
await ensureBuilt();
const reports = new Map<string, FaultReport[]>();
const outcomes: Outcome[] = [];
for (const name of asked.length > 0 ? asked : Object.keys(parts)) outcomes.push(await run(name));
if (process.argv.includes("--record")) record();
console.log(["", ...[...reports.values()].flat().map(tableOf)].join("\n"));
finish(add(outcomes));

/** An exception counts as a failure of the part; the others still run. */
async function run(name: string): Promise<Outcome> {
	const started = performance.now();
	console.log(`\n${name}…`);
	try {
		const found = (await parts[name]?.()) ?? [];
		reports.set(name, found);
		console.log(`  ${((performance.now() - started) / 1000).toFixed(0)} s`);
		const figures = found.flatMap((report) => report.figures);
		const passed = figures.filter(({ ok }) => ok).length;
		return { passed, failed: figures.length - passed };
	} catch (error) {
		console.error(`\n── ${name} crashed`, error);
		return { passed: 0, failed: 1 };
	}
}

/** Writes the results of the parts that ran; those of an earlier run are kept. */
function record(): void {
	const path = join(import.meta.dirname, "../docs/figures-attacks.md");
	const before = existsSync(path) ? readFileSync(path, "utf8") : "";
	const known = new Map(
		before
			.split(/^## /m)
			.slice(1)
			.map((section) => [section.split("\n")[0] ?? "", section.trimEnd()]),
	);
	const today = new Date().toLocaleDateString("en-CA", { dateStyle: "long" });
	for (const [name, found] of reports) known.set(name, [`${name}\n\n${today}`, ...found.map(markdownOf)].join("\n\n"));
	const sections = Object.keys(parts).flatMap((name) => (known.has(name) ? [`## ${known.get(name)}`] : []));
	const head = `# Figures under attack\n\n\`npm run test:attacks -- --record\`, on ${cpus().length} cores of a shared virtual machine.`;
	writeFileSync(path, `${[head, ...sections].join("\n\n")}\n`);
}
