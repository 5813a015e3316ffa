import { describe, expect, it } from "vitest";
import { dollars, estimateSteps, readTagEvent, type TagEvent, writeTagEvent } from "./tag-events.ts";

describe("events of the tag manager", () => {
	const events: readonly TagEvent[] = [
		{ event: "generate_lead", form: "contact" },
		{ event: "generate_lead", form: "estimate", ...dollars(45_050) },
		{ event: "generate_lead", form: "waiting-list" },
		{ event: "quote_accepted", ...dollars(1) },
		{ event: "quote_accepted", ...dollars(100_000_000) },
		{ event: "book_appointment" },
		{ event: "phone_click" },
		...estimateSteps.map((step_name, index) => ({ event: "estimate_step", step: index + 1, step_name }) as const),
	];

	it.each(events)("are read as they were written: $event", (event) => {
		expect(readTagEvent(writeTagEvent(event))).toEqual(event);
	});

	it("have amounts in dollars", () => {
		expect(writeTagEvent({ event: "quote_accepted", ...dollars(31_999) })).toBe(
			"event=quote_accepted&value=319.99&currency=CAD",
		);
	});

	it.each([
		"",
		"event=purchase",
		"event=toString",
		"event=generate_lead",
		"event=generate_lead&form=Marie+Tremblay",
		"event=quote_accepted",
		"event=quote_accepted&value=-1",
		"event=quote_accepted&value=1e3",
		"event=quote_accepted&value=Infinity",
		"event=quote_accepted&value=1000000.01",
		"event=quote_accepted&value=1.234",
		"event=estimate_step&step=0",
		"event=estimate_step&step=5",
		"event=estimate_step&step=1.5",
	])("are refused when a name or number is not allowed: %s", (query) => {
		expect(readTagEvent(query)).toBeNull();
	});

	it("keep nothing else of a query", () => {
		const query = "event=book_appointment&name=Marie&currency=USD&step_name=x&page_path=%2Fsuivi%2Fabc";
		expect(readTagEvent(query)).toEqual({ event: "book_appointment" });
	});
});
