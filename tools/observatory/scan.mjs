// Grades one page with Mozilla's own rules: node scan.mjs <path> <http port> <https port>, on localhost. Prints JSON.
// The package's command line can only ask the standard ports, so its parts are put together here.
import { existsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const home = join(dirname(fileURLToPath(import.meta.url)), "node_modules/@mdn/mdn-http-observatory");
// Lists that its installation would download; a name of this machine is on neither.
for (const list of ["hsts-preload.json", "tld-list.json"]) {
	const path = join(home, "conf", list);
	if (!existsSync(path)) writeFileSync(path, "{}");
}
const { retrieve } = await import(join(home, "src/retriever/retriever.js"));
const { ALL_TESTS } = await import(join(home, "src/constants.js"));
const { getGradeForScore, getScoreModifier } = await import(join(home, "src/grader/grader.js"));
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import(join(home, "src/grader/charts.js"));

const [path, httpPort, httpsPort] = process.argv.slice(2);
const retrieved = await retrieve("localhost", { path, httpPort: Number(httpPort), httpsPort: Number(httpsPort) });
if (!retrieved.responses.auto) throw new Error(`Nothing answers at ${path}`);
const results = ALL_TESTS.map((test) => test(retrieved)).map((output) => ({
	test: output.constructor.name,
	pass: output.pass,
	result: output.result,
	modifier: output.result ? getScoreModifier(output.result) : 0,
}));
const sum = (list) => list.reduce((total, { modifier }) => total + modifier, 100);
const withoutCredit = sum(results.filter(({ modifier }) => modifier < 0));
const score = withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(results) : withoutCredit;
process.stdout.write(JSON.stringify({ ...getGradeForScore(score), results }));
