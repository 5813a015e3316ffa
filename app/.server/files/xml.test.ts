import { describe, expect, it } from "vitest";
import { element, xmlDocument } from "./xml.ts";

describe("xml", () => {
	it("escapes text and attributes but not child elements", () => {
		const inner = element("b", { title: `"a" & 'b'` }, "1 < 2 ]]> & so on");
		expect(element("a", {}, inner).xml).toBe(
			`<a><b title="&#34;a&#34; &#38; &#39;b&#39;">1 &#60; 2 ]]&#62; &#38; so on</b></a>`,
		);
	});

	it("leaves out undefined values and characters that XML forbids", () => {
		expect(element("a", { b: undefined, c: 0 }, undefined, "x\u0000\u000b\ufffe\ud800y").xml).toBe(
			'<a c="0">xy</a>'.replace("xy", "x\ufffdy"),
		);
		expect(element("a").xml).toBe("<a/>");
	});

	it("declares its encoding", () => {
		expect(xmlDocument(element("a"))).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a/>\n');
	});
});
