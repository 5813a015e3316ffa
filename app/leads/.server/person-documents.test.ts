import { expect, it } from "vitest";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { create, draft } from "../../../tests/mail/sample-leads.ts";
import { draftsOf } from "./person-documents.ts";

it("finds the drafts of a person with few drafts of others in memory at once", async () => {
	const opened = await newStore();
	const own = { 10: "a@exemple.example", 110: "A@exemple.example" } as Readonly<Record<number, string>>;
	const drafts = Array.from({ length: 120 }, (_, index) =>
		create("drafts", `draft-${index}`, {
			...draft,
			email: own[index] ?? null,
			leadId: `lead-${index}`,
			purgeAfter: new Date(Date.UTC(2026, 11, 16, 10, index)).toISOString(),
		}),
	);
	await opened.commit(drafts);
	const pages: number[] = [];
	const query: typeof opened.query = async (collection, asked) => {
		const page = await opened.query(collection, asked);
		pages.push(page.documents.length);
		return page;
	};
	const found = await draftsOf({ ...opened, query }, [], [{ email: "a@exemple.example", phone: null }], []);
	expect(found.map(({ id }) => id)).toEqual(["draft-10", "draft-110"]);
	expect(Math.max(...pages)).toBeLessThanOrEqual(50);
	await opened.close();
});
