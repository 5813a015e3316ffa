import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { finishDocument } from "./document.ts";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("finishDocument", () => {
	it("hashes scripts that carry the nonce and removes the nonce", () => {
		const { html, scriptHashes } = finishDocument('<script nonce="n1">let a=1</script>', "n1");
		expect(html).toBe("<script>let a=1</script>");
		expect(scriptHashes).toBe(hashOf("let a=1"));
	});

	it("removes the nonce from elements other than scripts without hashing them", () => {
		const page = '<head><link nonce="n1" rel="preload" href="/a"/></head><body><script nonce="n1">a()</script></body>';
		const { html, scriptHashes } = finishDocument(page, "n1");
		expect(html).toBe('<head><link rel="preload" href="/a"/></head><body><script>a()</script></body>');
		expect(scriptHashes).toBe(hashOf("a()"));
	});

	it("replaces the style sheet link by the inline styles when a first screen is given", () => {
		const page = '<head><link nonce="n1" rel="stylesheet" href="/a.css"/></head><body></body>';
		const firstScreen = { href: "/a.css", inline: "<style>a{}$&</style>", styles: "", scripts: "" };
		expect(finishDocument(page, "n1", { firstScreen }).html).toBe("<head><style>a{}$&</style></head><body></body>");
		expect(finishDocument(page, "n1").html).toContain('<link rel="stylesheet" href="/a.css"/>');
	});

	it("writes the style of the brand at the end of the head, and its hash", () => {
		const page = '<head><link nonce="n1" rel="stylesheet" href="/a.css"/></head><body></head></body>';
		const style = ":root{--color-teal:#123456}";
		const { html, styleHash } = finishDocument(page, "n1", { style });
		expect(html).toBe(
			`<head><link rel="stylesheet" href="/a.css"/><style data-brand="">${style}</style></head><body></head></body>`,
		);
		expect(styleHash).toBe(hashOf(style));
	});

	it("has neither a style nor its hash without a brand of its own", () => {
		const page = "<head></head><body></body>";
		expect(finishDocument(page, "n1")).toEqual({ html: page, scriptHashes: "", styleHash: "" });
	});

	it("does not hash a script without the nonce", () => {
		const { scriptHashes } = finishDocument('<script nonce="n1">mine()</script><script>evil()</script>', "n1");
		expect(scriptHashes).toBe(hashOf("mine()"));
	});

	it("leaves data blocks unchanged and without a hash, because they do not execute", () => {
		const block = '<script type="application/ld+json">{"name":"import(1)"}</script>';
		const { html, scriptHashes } = finishDocument(`${block}<script nonce="n1">mine()</script>`, "n1");
		expect(html).toBe(`${block}<script>mine()</script>`);
		expect(scriptHashes).toBe(hashOf("mine()"));
	});

	it("removes module preloads and defers the import of the bundle until idle", () => {
		const code =
			'import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\nwindow.m={r:route0};\nimport("/assets/entry.js");';
		const { html } = finishDocument(
			`<head><link rel="modulepreload" href="/x.js"/></head><script nonce="n" type="module" async="">${code}</script>`,
			"n",
		);
		expect(html).not.toContain("modulepreload");
		expect(html).not.toMatch(/import\s*["*]/);
		expect(html).toContain('load("/assets/entry.js")');
		expect(html).toContain("requestIdleCallback");
	});

	it("fetches the bundle of an indexed page in idle time, and starts it at a sign of the visitor or five seconds later", () => {
		const page =
			'<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head>' +
			'<script nonce="n" type="module" async="">import "/a.js";import("/b.js");</script>';
		const firstScreen = { href: "/a.css", inline: "", styles: "", scripts: "" };
		const { html } = finishDocument(page, "n", { firstScreen });
		expect(html).toContain('for(const file of ["/a.js","/b.js"])if(!done)await fetch(file)');
		expect(html).toContain("setTimeout(start,5000)");
		expect(finishDocument(page, "n").html).not.toContain("fetch(");
	});
});
