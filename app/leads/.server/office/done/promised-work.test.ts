import { expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { promisedWork } from "./promised-work.ts";

const reader = originalContent.reader();
const promised = (lead: object) =>
	promisedWork({ service: null, estimate: null, ...lead } as unknown as Lead, "fr", reader);

it("lists what the page of the service says is included", () => {
	const [ducts] = promised({ service: "ventilation-ducts" });
	expect(ducts?.service).toBe("Conduits de ventilation");
	expect(ducts?.items).toContain("Photos avant et après");
});

it("lists each service of an estimate, and nothing for a lead that names none", () => {
	const services = { "oriental-rugs": {}, "ventilation-ducts": {} };
	expect(promised({ estimate: { answers: { services } } }).map(({ service }) => service)).toEqual([
		"Conduits de ventilation",
		"Tapis et tapis d’Orient",
	]);
	expect(promised({})).toEqual([]);
});

it("has no markup and no token", () => {
	for (const service of originalContent.reader().read("service-list"))
		expect(JSON.stringify(promised({ service: service.name }))).not.toMatch(/\{\{|\]\(|\*/);
});
