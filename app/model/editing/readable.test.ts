import { expect, it } from "vitest";
import { readable } from "./readable.ts";

const known = { dryer: { low: 99_00, high: 139_00 }, steps: [{ upTo: 3 }, { upTo: 9 }] };

it("takes readable numbers and keeps the known value for the others", () => {
	expect(readable({ dryer: { low: 110_00, high: "15x" }, steps: [{ upTo: 4 }] }, known)).toEqual({
		dryer: { low: 110_00, high: 139_00 },
		steps: [{ upTo: 4 }],
	});
});

it("keeps the known list when the typed one is empty or has an unreadable number", () => {
	for (const steps of [[], [{ upTo: "" }], "3", undefined]) expect(readable({ steps }, known)).toEqual(known);
});
