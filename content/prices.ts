import type { Prices } from "#app/model/prices.ts";

export const prices: Prices = {
	version: "2026-11-01",
	ranges: {
		ducts: { low: 289_00, high: 389_00 },
		"extra-vent": { low: 15_00, high: 20_00 },
		dryer: { low: 99_00, high: 139_00 },
		"dryer-roof-exit": { low: 40_00, high: 40_00 },
		exchanger: { low: 109_00, high: 159_00 },
		"wool-rug-square-foot": { low: 4_50, high: 6_00 },
		"synthetic-rug-square-foot": { low: 2_75, high: 3_75 },
		"rug-minimum": { low: 90_00, high: 90_00 },
		sofa: { low: 139_00, high: 179_00 },
		armchair: { low: 69_00, high: 89_00 },
		mattress: { low: 99_00, high: 129_00 },
		"cleaning-hour": { low: 48_00, high: 58_00 },
		"condo-unit": { low: 69_00, high: 99_00 },
		"commercial-square-foot": { low: 18, high: 32 },
		"commercial-minimum": { low: 250_00, high: 250_00 },
		"minimum-call-out": { low: 99_00, high: 99_00 },
	},
};
