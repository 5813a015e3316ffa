import { describe, expect, it } from "vitest";
import { originals } from "./originals.ts";
import { createSiteContent } from "./site-content.ts";

const home = originals["words.fr"].home;
const newHome = { "words.fr": { ...originals["words.fr"], home: { ...home, heading: "Bonjour" } } };

describe("reads of content", () => {
	it("are current until a document that was read whole is replaced", () => {
		const content = createSiteContent(originals);
		const { read, reads } = content.reader();
		read("words.fr");
		content.replace({ company: { ...originals.company } });
		expect(reads.areCurrent()).toBe(true);
		content.replace(newHome);
		expect(reads.areCurrent()).toBe(false);
		content.replace(originals);
		expect(reads.areCurrent()).toBe(true);
	});

	it("are current while a part that was read stays equal", () => {
		const content = createSiteContent(originals);
		const { pick, reads } = content.reader();
		pick("words.fr", (words) => words.contact.heading);
		content.replace(newHome);
		expect(reads.areCurrent()).toBe(true);
		pick("words.fr", (words) => words.home);
		expect(reads.areCurrent()).toBe(false);
	});

	it("cover the whole document once it was read whole", () => {
		const content = createSiteContent(originals);
		const reader = content.reader();
		reader.pick("words.fr", (words) => words.contact);
		reader.read("words.fr");
		reader.pick("words.fr", (words) => words.contact);
		content.replace(newHome);
		expect(reader.reads.areCurrent()).toBe(false);
		expect([...reader.reads.documents]).toEqual(["words.fr"]);
	});

	it("return the documents that were current when the reader was created", () => {
		const content = createSiteContent(originals);
		const reader = content.reader();
		content.replace(newHome);
		expect(reader.read("words.fr").home.heading).toBe(home.heading);
		expect(content.reader().read("words.fr").home.heading).toBe("Bonjour");
	});
});
