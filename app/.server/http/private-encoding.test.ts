import { describe, expect, it } from "vitest";
import { privateEncoding } from "./private-encoding.ts";

const encoding = (site: string | undefined, accepted = "gzip, deflate, br") =>
	privateEncoding({ headers: { "accept-encoding": accepted, ...(site && { "sec-fetch-site": site }) } });

describe("privateEncoding", () => {
	it("compresses what this site or the address bar asked for", () => {
		expect(encoding("same-origin")).toBe("br");
		expect(encoding("none", "gzip")).toBe("gzip");
		expect(encoding("same-origin", "")).toBe("identity");
	});

	it("does not compress what another site, a sibling host or an unknown client asked for", () => {
		for (const site of ["cross-site", "same-site", "", undefined]) expect(encoding(site)).toBe("identity");
	});
});
