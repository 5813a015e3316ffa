import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Phrases that readers had to decode, and the words to use instead. Add the ones that a review finds. */
const riddles: readonly (readonly [pattern: RegExp, instead: string])[] = [
	[/\b(?:is|are) nobody's\b/i, "name the owner, or say that there is none"],
	[/\bhas the last word\b/i, "takes precedence"],
	[/\bknows? better\b/i, "say which value is used"],
	[/\bthe house is\b/i, "the code, the site"],
	[/\b(?:front )?door(?:s|ways?)?\b/i, "entry point, endpoint, route"],
	[/\bfittings\b/i, "shared modules"],
	[/\bthe shell\b/i, "the HTTP pipeline, or the command line"],
	[/\b(?:content|editing) desk\b/i, "the editing feature"],
	[/\bin person\b/i, "rendered per request, never cached"],
	[/\bcomes? by\b/i, "is requested, is fetched"],
	[/\bpolite(?:ly)?\b/i, "graceful"],
	[/\bpatience\b/i, "timeout"],
	[/\bowes? nothing\b/i, "does not depend on"],
	[/\bonce was\b/i, "an older revision, an earlier state"],
	[/\bas often as (?:it|they) likes?\b/i, "any number of times"],
	[/\bknocks?\b/i, "requests, signs in"],
	[/\bbless(?:es|ed)?\b/i, "allow"],
	[/\b(?:tells?|told|hears?|heard) of\b/i, "reports, is notified of"],
	[/\blives? by\b/i, "depends on"],
	[/\breckon(?:s|ed|ing)?\b/i, "compute"],
	[/\bwho asks\b/i, "the client, the signed-in member"],
	[/\bhelps nobody\b/i, "say why it is left out"],
	[/\ball there is to say\b/i, "say what the message contains"],
	[/\bcannot be given\b/i, "is refused, with its status"],
];

/** A sentence whose subject is a clause, so that readers learn at its end what it is about. Questions are allowed. */
const clauseAsSubject = /(?:^|[.!?;]\*{0,2} )\*{0,2}(?:Who|Whoever|What|Whatever|Whichever) [^.?!\n]*(?:\.(?= |$)|:$)/m;

const docs = ["README.md", ...below("docs").filter((file) => file.endsWith(".md"))];
/** The people and pictures of the demo are left out: their sentences are sample texts of visitors and of the gallery. */
const commands = ["server.ts", "start.js", ...below("scripts").filter(isCode)].filter(
	(file) => !/demo-(?:people|quotes|gallery)/.test(file),
);
const application = below("app").filter(isCode);

describe("plain English", () => {
	it("is recognised: riddles are found, across lines too, but not in quoted code", () => {
		const found = (text: string) => riddlesIn(prose(text)).map(({ phrase }) => phrase);
		expect(found("The page is answered in\nperson.")).toEqual(["in person"]);
		expect(found("`the shell` is a name")).toEqual([]);
		expect(found("It is kept. What is left goes to the log.")).toEqual([". What is left goes to the log."]);
		expect(found("What differs:\n\n- a list")).toEqual(["What differs:"]);
		expect(found("## What to do\n\nWho may sign in? A member.")).toEqual([]);
		expect(messagesIn("// don't\nfail(`see https://a.b in the shell`); const a = 'shell';")).toEqual([
			"see https://a.b in the shell",
		]);
		expect(logMessagesIn('log.error("first access not offered", error)')).toEqual(["first access not offered"]);
	});

	it.each(docs)("is used in %s", (doc) => {
		const text = prose(readFileSync(doc, "utf8"));
		expect(text.length).toBeGreaterThan(100);
		expect(riddlesIn(text)).toEqual([]);
	});

	it("is used in the messages of commands and of the log", () => {
		const printed = commands.flatMap((file) => messagesIn(readFileSync(file, "utf8")).map((text) => ({ file, text })));
		const logged = application.flatMap((file) =>
			logMessagesIn(readFileSync(file, "utf8")).map((text) => ({ file, text })),
		);
		expect(printed.length).toBeGreaterThan(100);
		expect(logged.length).toBeGreaterThan(30);
		expect(
			[...printed, ...logged].flatMap(({ file, text }) => riddlesIn(text).map((riddle) => ({ file, ...riddle }))),
		).toEqual([]);
	});
});

function below(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));
}

function isCode(file: string): boolean {
	return /\.tsx?$/.test(file) && !/\.(?:test|test-d|d)\.ts$/.test(file);
}

function riddlesIn(text: string): { phrase: string; instead: string }[] {
	const rules = [...riddles, [clauseAsSubject, "name the subject, then say what it does"] as const];
	return rules.flatMap(([pattern, instead]) =>
		[...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(([phrase]) => ({ phrase, instead })),
	);
}

/** One line for each paragraph, list item, heading or table cell, without code and the addresses of links. */
function prose(markdown: string): string {
	return markdown
		.replace(/^```[\s\S]*?^```$/gm, "")
		.replace(/`[^`\n]+`/g, "code")
		.replace(/\]\([^)]*\)/g, "]")
		.replace(/\n(?!\n|\s*[-*|#]|\s*\d+\. )\s*/g, " ")
		.replace(/^\s*(?:[-*]|#+|\d+\.) /gm, "")
		.replace(/ *\| */g, "\n");
}

/** Strings with more than one word. Comments are matched too, so that their apostrophes do not begin a string. */
function messagesIn(source: string): string[] {
	const tokens = source.matchAll(
		/\/\*[\s\S]*?\*\/|\/\/.*|"((?:\\.|[^"\\\n])*)"|'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`/g,
	);
	return [...tokens].map(([, a, b, c]) => a ?? b ?? c ?? "").filter((text) => /\w \w/.test(text));
}

function logMessagesIn(source: string): string[] {
	return [...source.matchAll(/\blog\.\w+\(\s*"([^"]+)"/g)].map(([, text = ""]) => text);
}
