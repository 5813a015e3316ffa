import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { jobFigures } from "#app/insights/.server/job-figures.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { type DueOutcome, type Job, newJob, noJobContent } from "#app/model/jobs/job.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead, create } from "../mail/sample-leads.ts";

const march = { name: "dates", from: "2026-03-01", to: "2026-03-31" } as const;
const by = { id: "ariane", name: "Ariane" };

function jobOf(lead: string, doneAt: string, more: Partial<Job> = {}): Job {
	return { ...newJob(lead, noJobContent, { day: doneAt.slice(0, 10), by, now: new Date(doneAt) }), ...more };
}

/** A job of last year that is due again on this day. */
function dueJob(lead: string, on: string, kind: DueOutcome | null): Job {
	const outcome = kind && { kind, at: `${on}T15:00:00.000Z` };
	return jobOf(lead, "2025-03-10T15:00:00.000Z", { due: { on, outcome }, dueOn: outcome ? null : on });
}

const answer = (isFine: boolean) => ({ isFine, at: "2026-03-20T15:00:00.000Z", count: 1 });

/** What the figures count after the work: the same on every store. */
export function jobFiguresContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, figures of jobs:`, () => {
		let store: DocumentStore;
		const addLead = (id: string, more: Partial<Lead> = {}) =>
			store.commit([
				create("leads", id, {
					...{ ...contactLead, idempotencyKey: id, email: `${id}@exemple.example`, phone: null },
					...{ receivedAt: "2025-03-01T15:00:00.000Z", ...more },
				}),
			]);
		const addJob = (id: string, data: Job) => store.commit([create("jobs", id, data)]);

		beforeEach(async () => {
			store = typedStore(await open());
		});
		afterEach(() => store.close());

		it("count the jobs of the period by Montréal’s days, their photos, answers and place in the gallery", async () => {
			// The evening of March 31 in Montréal, the evening before March 1, and the first moment of April.
			await addJob("in", jobOf("a", "2026-04-01T03:30:00.000Z", { answer: answer(true) }));
			await addJob("before", jobOf("a", "2026-03-01T04:30:00.000Z"));
			await addJob("after", jobOf("a", "2026-04-01T04:00:00.000Z"));
			await addJob("no", jobOf("a", "2026-03-10T15:00:00.000Z", { answer: answer(false) }));
			await addJob("shown", jobOf("b", "2026-03-11T15:00:00.000Z", { publishedAt: "2026-03-20T15:00:00.000Z" }));
			const photo = { width: 4, height: 3, addedAt: "2026-03-10T15:00:00.000Z", bytes: Buffer.from("x") };
			const kept = { ...photo, purgeAfter: "2028-03-10T15:00:00.000Z" };
			await store.commit([
				create("photos", "one", { ...kept, owner: "a", job: { id: "no", moment: "before" } }),
				create("photos", "two", { ...kept, owner: "a", job: { id: "no", moment: "after" } }),
				// From the visitor, with the estimate.
				create("photos", "three", { ...kept, owner: "b" }),
			]);
			expect((await jobFigures(store, march)).done).toEqual({
				...{ count: 3, withPhotos: 1, fine: 1, notFine: 1, unanswered: 1, answered: 2 / 3, shown: 1 },
			});
		});

		it("count what became of the jobs that are due again in the period", async () => {
			await addJob("first-day", dueJob("a", "2026-03-01", "mailed"));
			await addJob("last-day", dueJob("b", "2026-03-31", null));
			await addJob("passed", dueJob("c", "2026-03-10", "passed"));
			await addJob("returned", dueJob("d", "2026-03-11", "returned"));
			await addJob("earlier", dueJob("e", "2026-02-28", "mailed"));
			await addJob("later", dueJob("f", "2026-04-01", null));
			await addJob("never", jobOf("g", "2025-03-10T15:00:00.000Z"));
			const { due, done } = await jobFigures(store, march);
			expect(due).toEqual({ count: 4, mailed: 1, returned: 1, returnedAfterMail: 0, passed: 1, open: 1 });
			expect(done).toMatchObject({ count: 0, answered: null });
		});

		it("count a reminded customer who came back, found by e-mail address or phone number", async () => {
			const reminded = [
				"by-mail",
				"by-phone",
				"booked",
				"by-nobody",
				"before",
				"flagged",
				"imported",
				"wrote",
				"waits",
			];
			for (const id of reminded) {
				await addLead(id, { phone: `51455501${10 + reminded.indexOf(id)}` });
				await addJob(`job-${id}`, dueJob(id, "2026-03-10", "mailed"));
			}
			const asked = { kind: "estimate", receivedAt: "2026-05-02T15:00:00.000Z" } as const;
			await addLead("new-1", { ...asked, email: "BY-MAIL@exemple.example" });
			await addLead("new-2", { ...asked, email: null, phone: "5145550111" });
			await addLead("new-3", { ...asked, email: "before@exemple.example", receivedAt: "2026-03-09T15:00:00.000Z" });
			await addLead("new-4", { ...asked, email: "flagged@exemple.example", spam: ["honeypot"] });
			await addLead("new-5", { ...asked, email: "imported@exemple.example", channel: "import" });
			await addLead("new-6", { ...asked, email: "wrote@exemple.example", kind: "contact" });
			await addLead("new-7", { ...asked, email: "waits@exemple.example", kind: "waiting-list" });
			const booked = { lead: "booked", status: "booked", day: "2026-05-20" };
			await store.commit([create("appointments", "next", booked as Appointment)]);
			expect((await jobFigures(store, march)).due).toMatchObject({ mailed: 9, returned: 3, returnedAfterMail: 3 });
		});

		it("leave out what needs a query for each job when the period has too many", async () => {
			const count = 501;
			const jobs = Array.from({ length: count }, (_, index) =>
				create("jobs", `job-${index}`, {
					...dueJob(`lead-${index}`, "2026-03-10", "mailed"),
					doneAt: "2026-03-10T15:00:00.000Z",
				}),
			);
			for (let start = 0; start < count; start += 200) await store.commit(jobs.slice(start, start + 200));
			const { done, due } = await jobFigures(store, march);
			expect(done).toMatchObject({ count, withPhotos: null, unanswered: count });
			expect(due).toMatchObject({ count, mailed: count, returned: null, returnedAfterMail: null });
		});
	});
}
