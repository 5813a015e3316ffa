import { afterEach, describe, expect, it } from "vitest";
import { prices } from "#content/prices.ts";
import { promotions } from "#content/promotions.ts";
import { type Answers, nothingKnown } from "../answers.ts";
import { estimate } from "./engine.ts";

const ducts = { "ventilation-ducts": { ...nothingKnown("ventilation-ducts"), vents: 10 } };
const dryer = { "dryer-ducts": { length: "under-5-m", exit: "wall", nest: "no" } } as const;
const rugs = (...fibres: ("wool" | "silk")[]) => rugsOf(40, ...fibres);
const rugsOf = (area: number, ...fibres: ("wool" | "silk")[]) => ({
	"oriental-rugs": {
		pieces: fibres.map((fibre) => ({ area, fibre, stains: "none" as const })),
		place: "workshop" as const,
	},
});
const ask = (services: Answers["services"], promotionCode: string, now = "2026-11-15T17:00:00Z") =>
	estimate({ services, promotionCode }, prices, promotions, new Date(now));

describe("a promotion code", () => {
	it("is a bundle when it needs several services, and is read without regard to case, accents, spaces and hyphens", () => {
		const { discount, bundle } = ask({ ...ducts, ...dryer }, " duo automné ");
		expect(discount).toEqual({ code: "promotion", promotion: "DUO-AUTOMNE", range: { low: 40_00, high: 40_00 } });
		expect(bundle).toBe("DUO-AUTOMNE");
		expect(ask(rugs("wool", "wool"), "TAPIS-10")).toMatchObject({
			bundle: null,
			discount: { range: { low: 18_00, high: 22_80 } },
		});
	});

	it.each([
		["that does not exist", ducts, "NOPE", "promotion-unknown"],
		["without one of its services", ducts, "DUO-AUTOMNE", "promotion-needs-services"],
		["for a second rug, with one", rugs("wool"), "TAPIS-10", "promotion-needs-two-rugs"],
		["for a second rug that we must see first", rugs("wool", "silk"), "TAPIS-10", "promotion-after-inspection"],
		["on an order of rugs at its minimum", rugsOf(6, "wool", "wool"), "TAPIS-10", "promotion-below-minimum"],
	] as const)("%s gives no discount and a reason", (_, services, code, reason) => {
		const { discount, caveats } = ask(services, code);
		expect(discount).toBeNull();
		expect(caveats).toContain(reason);
	});
});

describe("a promotion", () => {
	const zone = process.env.TZ;
	afterEach(() => {
		if (zone === undefined) delete process.env.TZ;
		else process.env.TZ = zone;
	});

	it.each(["UTC", "America/Toronto", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Tokyo"])(
		"starts and ends at midnight in Montréal when the server's time zone is %s",
		(timeZone) => {
			process.env.TZ = timeZone;
			expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toContain(timeZone.split("/")[1] ?? timeZone);
			const both = { ...ducts, ...dryer };
			expect(ask(both, "DUO-AUTOMNE", "2026-12-01T04:59:59Z")).toMatchObject({ low: 348_00, high: 488_00 });
			const late = ask(both, "DUO-AUTOMNE", "2026-12-01T05:00:00Z");
			expect(late).toMatchObject({ low: 388_00, high: 528_00, discount: null });
			expect(late.caveats).toContain("promotion-not-current");
			expect(ask(both, "DUO-AUTOMNE", "2026-10-01T03:59:59Z").discount).toBeNull();
			expect(ask(both, "DUO-AUTOMNE", "2026-10-01T04:00:00Z").discount).not.toBeNull();
		},
	);
});
