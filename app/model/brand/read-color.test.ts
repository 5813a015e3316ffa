import { expect, it } from "vitest";
import { isColor, readColor } from "./read-color.ts";

it.each([
	["#2b6cb0", "#2b6cb0"],
	["#2B6CB0", "#2b6cb0"],
	[" 2b6cb0 ", "#2b6cb0"],
	["#F80", "#ff8800"],
	["f80", "#ff8800"],
])("reads %j as %s", (typed, color) => {
	expect(readColor(typed)).toBe(color);
	expect(isColor(readColor(typed))).toBe(true);
});

it.each(["orange", "#2b6cb", "#2b6cb00", "#ggg", "##fff", ""])("leaves %j as it is typed", (typed) => {
	expect(readColor(typed)).toBe(typed);
	expect(isColor(readColor(typed))).toBe(false);
});
