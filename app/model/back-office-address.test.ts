import { describe, expect, it } from "vitest";
import { isBackOffice } from "./back-office-address.ts";

describe("the back office's addresses", () => {
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
	])("are recognised in %s", (path) => {
		expect(isBackOffice(path)).toBe(true);
	});

	it.each(["/", "/administration", "/en/admin", "/services/admin", "/%", "/admi"])("are not found in %s", (path) => {
		expect(isBackOffice(path)).toBe(false);
	});
});
