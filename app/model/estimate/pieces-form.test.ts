import { describe, expect, it } from "vitest";
import { editPieces, pieceKeys, removedKey } from "./pieces-form.ts";
import type { Kind } from "./questions.ts";

const kinds: readonly Kind[] = ["oriental-rugs", "furniture-mattresses"];
const sofa = {
	"furniture-mattresses.pieces.1.row": "1",
	"furniture-mattresses.pieces.1.piece": "sofa",
	"furniture-mattresses.pieces.1.seats": "3",
};
const edit = (values: Readonly<Record<string, string>>, intent: string) => editPieces(values, intent, kinds);

describe("the list of pieces of a form without JavaScript", () => {
	it("starts without furniture, and with one rug to fill in", () => {
		expect(pieceKeys("furniture-mattresses", {})).toEqual([]);
		expect(pieceKeys("oriental-rugs", {})).toEqual(["a"]);
	});

	it("adds a card of the sort that the button names with its usual size, and says which row it is", () => {
		const { values, row } = edit({}, "add:furniture-mattresses:mattress");
		expect(row).toBe("furniture-mattresses.pieces.1");
		expect(values).toEqual({
			"furniture-mattresses.pieces.1.row": "1",
			"furniture-mattresses.pieces.1.piece": "mattress",
			"furniture-mattresses.pieces.1.size": "queen",
		});
	});

	it("keeps the rug that was not filled in when another one is added", () => {
		expect(pieceKeys("oriental-rugs", edit({}, "add:oriental-rugs").values)).toEqual(["a", "2"]);
	});

	it("removes a piece, and restores it with its answers", () => {
		const removed = edit(sofa, "remove:furniture-mattresses:1").values;
		expect(pieceKeys("furniture-mattresses", removed)).toEqual([]);
		expect(removedKey("furniture-mattresses", removed)).toBe("1");
		expect(edit(removed, "restore:furniture-mattresses:1").values).toEqual(sofa);
	});

	it("keeps only the piece removed last, and never reuses its key", () => {
		const two = edit(sofa, "add:furniture-mattresses:chair").values;
		const once = edit(two, "remove:furniture-mattresses:1").values;
		const twice = edit(once, "remove:furniture-mattresses:2").values;
		expect(Object.keys(twice).some((name) => name.includes(".pieces.1."))).toBe(false);
		expect(removedKey("furniture-mattresses", twice)).toBe("2");
		expect(edit(twice, "add:furniture-mattresses:sofa").row).not.toBe("furniture-mattresses.pieces.2");
	});

	it.each([
		"add:furniture-mattresses",
		"add:furniture-mattresses:piano",
		"remove:furniture-mattresses:9",
		"add:dryer-ducts",
	])("ignores the intent %s", (intent) => expect(edit(sofa, intent).values).toEqual(sofa));

	it("has at most thirty pieces", () => {
		let values: Readonly<Record<string, string>> = {};
		for (let n = 0; n < 40; n++) values = edit(values, "add:furniture-mattresses:chair").values;
		expect(pieceKeys("furniture-mattresses", values)).toHaveLength(30);
	});
});
