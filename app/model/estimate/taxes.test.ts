import { describe, expect, it } from "vitest";
import { addTaxes, addTaxesToRange } from "./taxes.ts";

describe("taxes", () => {
	it("are 5 % and 9.975 % of the price before taxes, rounded to the cent", () => {
		expect(addTaxes(349_00)).toEqual({ gst: 17_45, qst: 34_81, total: 401_26 });
		expect(addTaxes(469_00)).toEqual({ gst: 23_45, qst: 46_78, total: 539_23 });
		expect(addTaxes(0)).toEqual({ gst: 0, qst: 0, total: 0 });
	});

	it("round half a cent up", () => {
		expect(addTaxes(10).gst).toBe(1);
		expect(addTaxes(2_00).qst).toBe(20);
	});

	it("apply to both ends of a range", () => {
		expect(addTaxesToRange({ low: 349_00, high: 469_00 }).total).toEqual({ low: 401_26, high: 539_23 });
	});
});
