import { afterEach, describe, expect, it } from "vitest";
import { layOver } from "./current-documents.ts";
import { originals } from "./originals.ts";
import { createContentReader } from "./reader.ts";

const home = originals["words.fr"].home;
const newHome = { "words.fr": { ...originals["words.fr"], home: { ...home, heading: "Bonjour" } } };

afterEach(() => layOver(originals));

describe("what was read", () => {
	it("holds until a document that was read whole is another one", () => {
		const { read, reads } = createContentReader();
		read("words.fr");
		layOver({ company: { ...originals.company } });
		expect(reads.areCurrent()).toBe(true);
		layOver(newHome);
		expect(reads.areCurrent()).toBe(false);
		layOver(originals);
		expect(reads.areCurrent()).toBe(true);
	});

	it("holds for a part as long as the part says the same", () => {
		const { pick, reads } = createContentReader();
		pick("words.fr", (words) => words.contact.heading);
		layOver(newHome);
		expect(reads.areCurrent()).toBe(true);
		pick("words.fr", (words) => words.home);
		expect(reads.areCurrent()).toBe(false);
	});

	it("is the whole document once somebody read it whole", () => {
		const reader = createContentReader();
		reader.pick("words.fr", (words) => words.contact);
		reader.read("words.fr");
		reader.pick("words.fr", (words) => words.contact);
		layOver(newHome);
		expect(reader.reads.areCurrent()).toBe(false);
		expect([...reader.reads.documents]).toEqual(["words.fr"]);
	});

	it("is of one moment: whoever began to read goes on with what was there", () => {
		const reader = createContentReader();
		layOver(newHome);
		expect(reader.read("words.fr").home.heading).toBe(home.heading);
		expect(createContentReader().read("words.fr").home.heading).toBe("Bonjour");
	});
});
