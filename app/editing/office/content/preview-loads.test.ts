import { expect, it } from "vitest";
import { createPreviewLoads } from "./preview-loads.ts";

it("reloads a preview after each save", () => {
	let loads = 0;
	const preview = createPreviewLoads(() => loads++, { isLoading: false });
	preview.saved();
	preview.loaded();
	preview.saved();
	expect(loads).toBe(2);
});

it("combines saves during a load into one more load after it", () => {
	let [words, shown, asked] = ["a", "", ""];
	const preview = createPreviewLoads(
		() => {
			asked = words;
		},
		{ isLoading: true },
	);
	const arrive = () => {
		shown = asked;
		preview.loaded();
	};
	for (const next of ["b", "c"]) {
		words = next;
		preview.saved();
	}
	expect(asked).toBe("");
	arrive();
	arrive();
	expect(shown).toBe("c");
	asked = "nothing";
	arrive();
	expect(asked).toBe("nothing");
});
