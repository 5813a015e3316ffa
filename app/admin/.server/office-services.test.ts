import { expect, it } from "vitest";
import type { Log } from "#app/.server/log.ts";
import type { Services } from "#app/.server/services.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
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

it("finds no page under an address whose place in a list is made up", async () => {
	const store = await newStore();
	const services = officeServices({ store, identity: {} } as Services, {} as Log);
	const orderBy = { field: "receivedAt", direction: "descending" } as const;
	for (const cursor of ["x", "WzEsMl0"])
		await expect(services.store.query("leads", { orderBy, cursor })).rejects.toMatchObject({ init: { status: 404 } });
	await store.close();
});
