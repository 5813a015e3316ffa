import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addressId } from "#app/.server/marketing/address-id.ts";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import type { Job } from "#app/model/jobs/job.ts";
import type { Role } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import type { MailKind } from "#app/model/privacy/mail-kinds.ts";
import { storeJob } from "../../../../../tests/e2e/gallery-jobs.ts";
import { contactLead, create } from "../../../../../tests/mail/sample-leads.ts";
import { jobViews } from "./job-view.ts";

const now = new Date("2026-11-20T15:00:00Z");
let folder: string;
let store: DocumentStore;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "airelle-job-view-"));
	store = await openSqliteStore({ path: join(folder, "airelle.sqlite") });
});
afterEach(async () => {
	await store.close();
	await rm(folder, { recursive: true });
});

async function viewsOf(lead: string, role: Role = "administrator", locale: "fr" | "en" = "fr") {
	const found = await store.get("leads", lead);
	if (!found) throw new Error("no lead");
	return jobViews(found, { store, secret: "s" }, { role, locale }, now);
}

async function only(job: Partial<Job>, role?: Role) {
	const { lead } = await storeJob({ data: folder }, {}, { job });
	return (await viewsOf(lead, role))[0];
}

const turnOn = () =>
	store.commit([
		create("mailSeries", "due-again", {
			isOn: true,
			changedAt: now.toISOString(),
			by: { id: "m", name: "M" },
			made: 0,
		}),
	]);

function agree(kinds: readonly MailKind[]) {
	const consent = { agreedAt: "2026-11-01T12:00:00.000Z", textVersion: "v", text: "Oui", locale: "fr" } as const;
	const data = { consents: [{ ...consent, kinds, place: "contact", ended: null } as const], withdrawnAt: null };
	return store.commit([
		create("mailAddresses", addressId(contactLead.email ?? "", "s"), { ...data, purgeAfter: null }),
	]);
}

describe("a finished job in the office", () => {
	it("says what was done, for how much, and what the customer allows", async () => {
		const { lead, job, photos } = await storeJob({ data: folder });
		const [view] = await viewsOf(lead);
		expect(view).toMatchObject({
			id: job,
			note: "Clapet à remplacer.",
			amount: "119\u00a0$",
			isPublished: false,
			lines: [
				{ text: "Conduit de sécheuse", isDone: true },
				{ text: "Conduit de sécheuse", isDone: false },
			],
			answer: { isFine: null, text: "Pas encore de réponse" },
			publication: "Le client permet de montrer 3 photos et une phrase",
			editor: `/admin/realisations/${job}`,
		});
		expect(view?.photos.map(({ id, moment, number }) => [id, moment, number])).toEqual(
			photos.map((id, index) => [id, index < 2 ? "before" : "after", (index % 2) + 1]),
		);
		expect((await viewsOf(lead, "administrator", "en"))[0]?.lines[0]?.text).toBe("Dryer duct");
	});

	it("says whether the reminder will be sent, and what became of it", async () => {
		const due = (kind: "mailed" | "returned" | "passed") => ({
			due: { on: "2027-11-12", outcome: { kind, at: "2027-10-29T12:00:00.000Z" } },
		});
		await turnOn();
		expect((await only({}))?.due).toBe(
			"Rappel d’entretien prévu en novembre 2027, le client ne l’a pas accepté\u00a0: sans son accord, rien ne part",
		);
		await agree(["promotions", "due-again"]);
		expect((await only({}))?.due).toBe("Rappel d’entretien prévu en novembre 2027, le client a accepté de le recevoir");
		expect((await only(due("mailed")))?.due).toBe("Rappel d’entretien envoyé le 29 octobre 2027");
		expect((await only(due("returned")))?.due).toContain("revenu de lui-même");
		expect((await only(due("passed")))?.due).toContain("non envoyé");
		expect((await only({ due: null }))?.due).toBeNull();
	});

	it("says that no reminder leaves while the series is off, and links administrators to it", async () => {
		await agree(["due-again"]);
		const off = "Entretien conseillé en novembre 2027. L’envoi des rappels est désactivé\u00a0: rien ne part.";
		expect(await only({})).toMatchObject({ due: off, dueLink: "/admin/envois#due-again" });
		expect(await only({}, "agent")).toMatchObject({ due: off, dueLink: null });
		const { lead } = await storeJob({ data: folder });
		expect((await viewsOf(lead, "agent", "en"))[0]?.due).toBe(
			"Maintenance advised in November 2027. Sending of reminders is off: nothing is sent.",
		);
		await turnOn();
		expect(await only({})).toMatchObject({ due: expect.stringContaining("prévu"), dueLink: null });
	});

	it("does not take a consent to promotions for one to reminders", async () => {
		await turnOn();
		await agree(["promotions"]);
		expect((await only({}))?.due).toContain("sans son accord");
	});

	it("says the answer and when it was given", async () => {
		const at = "2026-11-19T16:00:00.000Z";
		expect((await only({ answer: { isFine: true, at, count: 1 } }))?.answer).toEqual({
			isFine: true,
			text: "Tout est en ordre, le 19 novembre 2026 à 11\u00a0h",
		});
		expect((await only({ answer: { isFine: false, at, count: 2 } }))?.answer.text).toMatch(/^Pas en ordre, /);
	});

	it("leads only members who publish to the editor", async () => {
		expect((await only({}, "editor"))?.editor).not.toBeNull();
		expect(await only({}, "agent")).toMatchObject({ editor: null, amount: "119\u00a0$" });
		expect((await only({ publication: null }))?.publication).toBe("Le client n’a rien permis de montrer");
	});
});
