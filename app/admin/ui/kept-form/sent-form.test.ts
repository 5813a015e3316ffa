import { data, redirect } from "react-router";
import { describe, expect, it } from "vitest";
import { followSentForm, outcomeOf, tellSentForm } from "./sent-form.ts";

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

describe("a form that is sent", () => {
	type Results = Awaited<ReturnType<Parameters<typeof tellSentForm>[1]>>;
	const accepted: Results = { page: { type: "data", result: undefined } };
	const aborted: Results = { page: { type: "error", result: new DOMException("aborted", "AbortError") } };
	const send = (results: Promise<Results>, signal?: AbortSignal) => {
		const request = new Request("https://www.airelle.example/admin", { method: "POST", ...(signal && { signal }) });
		return tellSentForm({ request } as Parameters<typeof tellSentForm>[0], () => results);
	};

	it("twice, by a double click, hears of the second sending only: the first one was aborted for it", async () => {
		const told: string[] = [];
		const [first, second] = [Promise.withResolvers<Results>(), Promise.withResolvers<Results>()];
		const navigation = new AbortController();
		followSentForm((outcome) => told.push(`first ${outcome}`));
		const sentFirst = send(first.promise, navigation.signal);
		followSentForm((outcome) => told.push(`second ${outcome}`));
		navigation.abort();
		const sentSecond = send(second.promise);
		first.resolve(aborted);
		expect(await sentFirst).toBe(aborted);
		second.resolve(accepted);
		await sentSecond;
		expect(told).toEqual(["second accepted"]);
	});

	it("hears of nothing once the member went to another page, and neither does the next form", async () => {
		const told: string[] = [];
		const navigation = new AbortController();
		followSentForm((outcome) => told.push(outcome));
		navigation.abort();
		await send(Promise.resolve(aborted), navigation.signal);
		await send(Promise.resolve(accepted));
		expect(told).toEqual([]);
	});
});
