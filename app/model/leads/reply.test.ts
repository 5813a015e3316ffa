import { expect, it } from "vitest";
import { leadStatuses } from "./lead-status.ts";
import { statusAfterReply } from "./reply.ts";

it("a reply makes a new lead contacted and keeps every other status", () => {
	const after = leadStatuses.map((status) => statusAfterReply(status, null));
	expect(after).toEqual(["contacted", "contacted", "quoted", "booked", "done", "lost"]);
});

it("a reply sets the status that the member chose", () => {
	expect(statusAfterReply("booked", "contacted")).toBe("contacted");
	expect(statusAfterReply("new", "booked")).toBe("booked");
});
