import { describe, expect, it } from "vitest";
import { isBackOffice } from "./back-office-address.ts";

describe("isBackOffice", () => {
	it.each([
		"/admin",
		"/ADMIN",
		"/%61dmin",
		"/admin/",
		"/admin.data",
		"/admin/x",
		"/x/../admin",
		"//admin",
		"/admin/_payload.json",
	])("returns true for %s", (path) => {
		expect(isBackOffice(path)).toBe(true);
	});

	it.each(["/", "/administration", "/en/admin", "/services/admin", "/%", "/admi"])("returns false for %s", (path) => {
		expect(isBackOffice(path)).toBe(false);
	});
});
