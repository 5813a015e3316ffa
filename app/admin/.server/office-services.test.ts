import { expect, it } from "vitest";
import type { Log } from "#app/.server/log.ts";
import type { Services } from "#app/.server/services.ts";
import { officeServices } from "./office-services.ts";

it("follows the company's name and address when members change them after the first page of the back office", () => {
	const company = { domain: "airelle.example", prefix: "AIR" };
	const services = {
		store: {},
		identity: {},
		get mailDomain() {
			return company.domain;
		},
		get referencePrefix() {
			return company.prefix;
		},
	} as Services;
	const log = {} as Log;
	expect(officeServices(services, log)).toMatchObject({ mailDomain: "airelle.example", referencePrefix: "AIR" });
	Object.assign(company, { domain: "eclat.example", prefix: "ECL" });
	expect(officeServices(services, log)).toMatchObject({ mailDomain: "eclat.example", referencePrefix: "ECL" });
});
