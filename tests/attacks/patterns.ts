import { atLeast, type FaultReport } from "../faults/figures.ts";
import { findPatterns } from "./regular-expressions.ts";
import { createTally } from "./tally.ts";
import { hasTool, toolPath } from "./tools.ts";

interface Checked {
	status: "safe" | "vulnerable" | "unknown";
	complexity?: { type: string };
	attack?: { pattern: string };
	error?: { kind: string };
}

type Check = (pattern: string, flags: string, settings: { timeout: number }) => Checked;

const ownContent = "reads the company's own content, which strangers do not write";

/** Files whose slow or run-time built expressions never read long input from visitors, each with the reason. */
const trusted: Readonly<Record<string, string>> = {
	"app/model/editing/markup-mask.ts": ownContent,
	"app/model/editing/typography-rules.ts": ownContent,
	"app/seo/plain-text.ts": ownContent,
	"app/seo/questions-in-prose.ts": ownContent,
	"app/ui/rich-text.tsx": ownContent,
	"app/.server/content/markdown.ts": ownContent,
	"app/.server/content/text-of-html.ts": ownContent,
	"app/.server/search/documents.ts": ownContent,
	"app/.server/search/excerpt.ts": ownContent,
	"app/.server/brand/fit-title.ts": ownContent,
	"app/quotes/.server/mails/terms-html.ts": ownContent,
	"app/.server/identity/embedded-account.ts": "reads the company's name",
	"app/router-adapter/start-script.ts": "runs only in the build, and reads what the bundler writes",
	"app/router-adapter/load-office-later.ts": "runs only in the build, and reads what the router's plugin writes",
	"app/.server/data-folder.ts": "reads names of files in our own folder",
	"app/.server/files/robots.ts": "reads the site's own table of pages",
	"app/locale/paths.ts": "made from the site's own table of pages; one bounded group a segment",
	"app/model/leads/contact-form.ts": "every repeated part has a most, and stops at the sign that follows it",
	"app/model/members/member.ts": "asked only of 254 characters or fewer",
	"app/.server/search/spelling.ts": "made from one word of a query, which has only letters, digits and marks",
	"app/.server/search/stem-english.ts": "reads one word of a question, which is cut before",
	"app/.server/http/document.ts": "reads our own HTML, in which what strangers wrote is escaped",
	"app/.server/http/encodings.ts": "made from the names of two encodings",
	"app/model/text/csv.ts": "made from one of two separators; each cell is read once, from where the last one ended",
	"app/locale/format.ts": "reads a number that we wrote",
	"app/.server/identity/common-passwords.ts": "a list of words without repetition",
	"app/first-day/.server/example-traces.ts": "made from the words of the example company",
	"app/leads/.server/office/notice.ts": "made from a name in the code",
	"app/.server/mail/outbox-worker.ts": "reads the first characters of an error",
	"app/admin/choose-language.ts": "asked only of 200 characters or fewer",
};

/** Checks every regular expression of the site for catastrophic backtracking (ReDoS). */
export async function patterns(): Promise<FaultReport[]> {
	const title = "regular expressions that a visitor could make slow (recheck)";
	if (!hasTool("recheck")) return [{ title: `${title}: it could not be installed`, figures: [] }];
	// The faster backends of recheck are native programs, which not every machine can run.
	process.env.RECHECK_BACKEND = "pure";
	const { checkSync } = (await import(toolPath("recheck", "node_modules/recheck/lib/main.js"))) as { checkSync: Check };
	const { found, made } = findPatterns(["app", "content"]);
	const tally = createTally();
	const known = new Map<string, Checked>();
	for (const { file, line, pattern, flags } of found) {
		const key = `/${pattern}/${flags}`;
		// recheck does not support the `v` flag; the character classes here mean the same with `u`.
		const check = (timeout: number) => checkSync(pattern, flags.replace("v", "u"), { timeout });
		const first = known.get(key) ?? check(3_000);
		// The timeout is wall-clock time: on a busy machine recheck needs longer.
		const checked = first.status === "unknown" && !trusted[file] ? check(90_000) : first;
		known.set(key, checked);
		if (checked.status === "safe" || trusted[file]) continue;
		const why = `${checked.complexity?.type ?? checked.error?.kind}, ${checked.attack?.pattern ?? ""}`;
		tally.note(
			checked.status === "vulnerable" ? "can be made slow" : "could not be judged",
			`${file}:${line} ${key} ${why}`,
		);
	}
	for (const place of made) {
		const file = place.replace(/:\d+$/, "");
		tally.note("made at run time, and nobody says from what", !trusted[file] && place);
	}
	const names = ["can be made slow", "could not be judged", "made at run time, and nobody says from what"];
	const figures = [atLeast("expressions checked", known.size, 150), ...tally.figures(...names)];
	return [{ title, figures }];
}
