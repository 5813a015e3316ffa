import { expect, it } from "vitest";
import { householdOf, networkOf } from "./network.ts";

it("groups IPv4 networks by /24 and IPv6 networks by /48, and households by address and by /64", () => {
	expect(networkOf("203.0.113.77")).toBe("203.0.113");
	expect(networkOf("::ffff:203.0.113.77")).toBe("203.0.113");
	expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1");
	expect(networkOf("2001:db8:1:ffff::7")).toBe("2001:db8:1");
	expect(networkOf("2001:db8::6")).toBe("2001:db8:0");
	expect(networkOf("::1")).toBe("0:0:0");
	expect(householdOf("::ffff:203.0.113.77")).toBe("203.0.113.77");
	expect(householdOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2");
	expect(householdOf("2001:db8::6")).toBe("2001:db8:0:0");
});
