import { expect, it } from "vitest";
import { readVersion, writeVersion } from "./appointment-version.ts";

const version = { id: "7c9e6679-7425-40de-944b-e07fc1f90ae7", sequence: 12 };

it.each([
	["a form", writeVersion(version)],
	["a form that waits on a crew's phone", `${version.id}/12`],
	["a customer's page of an earlier build", `${version.id}.12`],
])("reads the version that %s sends", (_, text) => {
	expect(readVersion(text)).toEqual(version);
});

it.each(["", "nobody", "id/", "/1", "id/x", "id/1.5", "../x/1", `id/${"1".repeat(10)}`])("refuses %j", (text) => {
	expect(readVersion(text)).toBeNull();
});
