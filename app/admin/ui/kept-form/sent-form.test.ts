import { data, redirect } from "react-router";
import { describe, expect, it } from "vitest";
import { outcomeOf } from "./sent-form.ts";

const error = (status: number) => ({ status, statusText: "", internal: false, data: null });

describe("the outcome of a sent form", () => {
	it.each([
		["a redirect", redirect("/admin", 303), "accepted"],
		["data", data({ kind: "saved" }, 200), "accepted"],
		["data without a status", { kind: "saved" }, "accepted"],
		["nothing", undefined, "accepted"],
		["errors in the form", data({ errors: {} }, 422), "refused"],
		["a conflict", data({ changes: [] }, 409), "conflict"],
		["a missing page", error(404), "refused"],
		["a signed-out member", error(401), "ended"],
		["a failed server", error(503), "failed"],
		["an unreachable server", data(new TypeError("Failed to fetch")), "failed"],
	] as const)("is told for %s", (_, result, outcome) => {
		const type = ["ended", "failed"].includes(outcome) ? "error" : "data";
		expect(outcomeOf({ type, result })).toBe(outcome);
	});
});
