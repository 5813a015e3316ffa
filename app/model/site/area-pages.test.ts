import { expect, it } from "vitest";
import { company } from "#content/company.ts";
import { areaPageNames, areaPageOf } from "./area-pages.ts";

it("every area of the example has its page, by id and name", () => {
	expect(company.areas.map(areaPageOf)).toEqual(areaPageNames);
});
