import { expect, it } from "vitest";
import { hasCustomerWritten, type LeadNews } from "./lead-news.ts";

const shown = { revision: 3, messageCount: 2 };
const news = (changes: Partial<LeadNews>): LeadNews => ({
	...{ lead: "l", isNew: false, revision: 3, isWaiting: false, additions: 2, last: null },
	...changes,
});

it.each([
	["after a message", { additions: 3, isWaiting: true }, true],
	["after a message that another member has opened since", { additions: 3 }, true],
	["after a message and a change by a member", { additions: 4, revision: 4, isWaiting: true }, true],
	["not after a note that the same member added in another tab", { additions: 3, revision: 4 }, false],
	["not after nothing new", {}, false],
])("says that the customer wrote, %s", (_, changes, isSaid) => {
	expect(hasCustomerWritten(news(changes), shown)).toBe(isSaid);
});
