import { expect, it, onTestFinished } from "vitest";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { contactLead, create } from "../../../../tests/mail/sample-leads.ts";
import { newsOf } from "./news-of.ts";

it("announces a request as new, and neither spam nor a line of an imported file", async () => {
	const store = await newStore();
	onTestFinished(() => store.close());
	await store.commit([
		create("leads", "form", contactLead),
		create("leads", "spam", { ...contactLead, idempotencyKey: "spam", spam: ["honeypot"] }),
		create("leads", "import", { ...contactLead, idempotencyKey: "import", channel: "import", status: "done" }),
	]);
	const changes = ["form", "spam", "import"].map((id) => ({ collection: "leads", kind: "create", id }) as const);
	const news = await newsOf(changes, store);
	expect(news.map(({ lead, isNew }) => [lead, isNew])).toEqual([
		["form", true],
		["spam", false],
	]);
});
