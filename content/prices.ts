import type { PriceList } from "#app/model/estimate/price-list.ts";
import type { PriceRange } from "#app/model/estimate/prices.ts";

const from = (low: number, high: number): PriceRange => ({ low, high });
const zero = from(0, 0);

export const prices: PriceList = {
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
	// The values below are not in the design. They are chosen so that (1) the range is the published one when every answer
	// is unknown or plain, and (2) times agree with the service pages (ducts 2 to 4 h, dryer 45 to 90 min, exchanger
	// 1 h 30 to 2 h 30, a 4½ by two people about 4 h).
	taxes: { gst: 5_000, qst: 9_975 },
	ventilation: {
		lastCleaning: { "under-3-years": from(0, 70), "3-to-10-years": from(15, 85), "over-10-years": from(30, 100) },
		ventsPerFloor: { house: from(5, 8), "semi-detached": from(4, 7), plex: from(4, 7), condo: from(4, 6) },
		areaPerVent: from(100, 150),
		plausible: { floors: from(1, 3) },
		minutes: {
			base: from(120, 145),
			extraVent: from(4, 5),
			heating: { "electric-furnace": zero, "gas-or-oil": from(0, 10), "heat-pump": from(10, 20), baseboards: zero },
		},
	},
	dryer: {
		length: { "under-5-m": from(0, 100), "5-to-10-m": from(25, 100), "over-10-m": from(50, 100) },
		minutes: {
			base: from(45, 60),
			length: { "under-5-m": zero, "5-to-10-m": from(5, 10), "over-10-m": from(10, 15) },
			exit: { wall: zero, roof: from(0, 15) },
			nest: { no: zero, yes: from(10, 15) },
		},
	},
	exchanger: {
		knownBrand: from(0, 80),
		minutes: { base: from(90, 120), unknownBrand: from(0, 15), filters: { disposable: zero, washable: from(0, 15) } },
	},
	stains: { none: from(0, 80), stains: from(20, 100), urine: from(20, 100) },
	rugs: {
		urineSquareFoot: from(1_00, 1_50),
		// 3 ft by 5 ft to 9 ft by 12 ft.
		plausible: { area: from(15, 108) },
		minutes: { workshop: from(15, 30), home: from(60, 120) },
	},
	furniture: {
		sofaSeats: 3,
		// An armchair plus two seats equals the published price of a sofa, at both ends of the range.
		seat: from(35_00, 45_00),
		chair: from(19_00, 29_00),
		ottoman: from(35_00, 45_00),
		mattress: { single: from(79_00, 99_00), double: from(89_00, 119_00), king: from(119_00, 149_00) },
		fabric: { w: from(0, 80), ws: from(0, 80), s: from(20, 100), x: from(0, 60), delicate: from(0, 100) },
		plausible: { seats: from(2, 4) },
		minutes: {
			seat: from(20, 27),
			armchair: from(25, 35),
			chair: from(8, 12),
			ottoman: from(10, 15),
			mattress: from(35, 50),
			stains: { none: zero, stains: from(5, 10), urine: from(10, 15) },
		},
	},
	houseCleaning: {
		crew: 2,
		stepMinutes: 30,
		baseMinutes: 60,
		minutesPer100SquareFeet: 30,
		minutesPerRoom: 25,
		minutesPerBathroom: 60,
		// About fourteen steps with risers, railing and baseboards.
		minutesPerFlight: 20,
		extraMinutes: { oven: from(40, 60), fridge: from(30, 40), windows: from(60, 120) },
		condition: { tidy: from(80, 95), ordinary: from(95, 110), neglected: from(130, 160) },
		purpose: { "one-time": from(100, 100), "before-a-move": from(100, 110), "after-works": from(125, 150) },
		pets: { no: from(100, 100), yes: from(105, 110) },
		plausible: { area: from(600, 2_000), rooms: from(3, 7), bathrooms: from(1, 2), stairs: from(0, 2) },
	},
	condo: {
		fromUnits: 8,
		floors: [
			{ upTo: 3, lean: from(0, 80) },
			{ upTo: 6, lean: from(10, 90) },
			{ upTo: Number.MAX_SAFE_INTEGER, lean: from(20, 100) },
		],
		commonDucts: { no: from(0, 80), yes: from(20, 100) },
		parkingSquareFoot: from(10, 18),
		plausible: { units: from(8, 24), parkingAreaPerUnit: from(0, 300) },
		minutes: { unit: from(20, 30), commonDucts: { no: zero, yes: from(60, 120) }, parking1000SquareFeet: from(20, 30) },
	},
	commercial: {
		sector: {
			office: from(0, 75),
			shop: from(0, 80),
			restaurant: from(20, 100),
			"clinic-daycare": from(15, 90),
			"workshop-factory": from(25, 100),
		},
		workTime: { day: from(0, 85), evening: from(5, 90), weekend: from(15, 100), night: from(15, 100) },
		plausible: { area: from(1_000, 6_000) },
		minutes: { minimum: from(90, 120), per1000SquareFeet: from(50, 80) },
	},
};
