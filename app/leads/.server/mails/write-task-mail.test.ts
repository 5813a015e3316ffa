import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import { checkTypography } from "#app/model/editing/typography.ts";
import { doneTask, newTask } from "#app/model/leads/task.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead, create, outboxEntry } from "../../../../tests/mail/sample-leads.ts";
import { writeTaskMail } from "./write-task-mail.ts";

// Loads React Email first, so that its loading time does not count toward a test.
beforeAll(() => import("@react-email/components"));

let store: DocumentStore;
beforeEach(async () => {
	store = await newStore();
	await store.commit([create("leads", "lead", contactLead)]);
});
afterEach(() => store.close());

const jules = { id: "jules", name: "Jules" };
const morning = new Date("2026-11-17T12:31:00Z");
const task = (text: string, dueAt: string) => newTask("lead", { text, dueAt, assignee: jules }, jules, morning);

function write(ids: readonly string[], locale: Locale = "fr", now = morning) {
	const staff = { to: "jules@airelle.example", name: "Jules", locale, tokenId: "" };
	const due = { memberId: "jules", day: "2026-11-17", tasks: ids.map((id) => ({ id, leadId: "lead" })) };
	const parts = { store, content: originalContent, origin: "https://www.airelle.example", clock: { now: () => now } };
	return writeTaskMail({ ...outboxEntry, template: "tasks-due", leadId: "", staff, due }, parts);
}

describe("the mail in the morning", () => {
	it.each(locales)("lists overdue tasks before those of the day, with links to their leads, in %s", async (locale) => {
		await store.commit([
			create("tasks", "late", task("<b>Rappeler</b>", "2026-11-13T22:00:00.000Z")),
			create("tasks", "today", task("Envoyer le prix", "2026-11-17T22:00:00.000Z")),
		]);
		const mail = await write(["late", "today"], locale);
		const isFrench = locale === "fr";
		expect(mail?.to).toBe("jules@airelle.example");
		expect(mail?.subject).toBe(isFrench ? "2 tâches à faire aujourd’hui" : "2 tasks to do today");
		expect(mail?.html).toContain("&lt;b&gt;Rappeler&lt;/b&gt;");
		expect(mail?.html).toContain('href="https://www.airelle.example/admin/demandes/lead"');
		const text = mail?.text ?? "";
		const inOrder = isFrench
			? [
					"EN RETARD",
					"13 novembre 2026, 17\u00a0h",
					"AUJOURD’HUI",
					"17\u00a0h",
					"Envoyer le prix",
					contactLead.reference,
				]
			: ["OVERDUE", "November 13, 2026, 5\u00a0p.m.", "TODAY", "5\u00a0p.m.", "Envoyer le prix", contactLead.reference];
		let from = 0;
		for (const part of inOrder) {
			const at = text.toUpperCase().indexOf(part.toUpperCase(), from);
			expect(at, `${part} in ${text}`).toBeGreaterThanOrEqual(0);
			from = at;
		}
		const own = [mail?.subject ?? "", ...text.split("\n").filter((line) => !/https?:|Rappeler|@/.test(line))];
		expect(own.flatMap((line) => checkTypography(line, locale))).toEqual([]);
	});

	it("leaves out what is done, deleted or given to somebody else meanwhile, and is not sent when nothing is left", async () => {
		const open = task("Rappeler", "2026-11-17T22:00:00.000Z");
		await store.commit([
			create("tasks", "done", doneTask(open, jules, morning)),
			create("tasks", "given", { ...open, assignee: { id: "zoe", name: "Zoé" } }),
		]);
		expect(await write(["done", "given", "deleted"])).toBeNull();
		await store.commit([create("tasks", "open", open)]);
		expect((await write(["done", "given", "deleted", "open"]))?.subject).toBe("1 tâche à faire aujourd’hui");
	});

	it("counts the tasks that do not fit", async () => {
		const ids = Array.from({ length: 53 }, (_, index) => `task-${index}`);
		await store.commit(ids.map((id) => create("tasks", id, task(id, "2026-11-17T22:00:00.000Z"))));
		const mail = await write(ids);
		expect(mail?.subject).toBe("53 tâches à faire aujourd’hui");
		expect(mail?.text).toContain("Et 3 autres tâches.");
	});

	it("is dropped after noon and on the next morning", async () => {
		await store.commit([create("tasks", "open", task("Rappeler", "2026-11-17T22:00:00.000Z"))]);
		expect(await write(["open"], "fr", new Date("2026-11-17T17:00:00Z"))).toBeNull();
		expect(await write(["open"], "fr", new Date("2026-11-18T12:31:00Z"))).toBeNull();
	});
});
