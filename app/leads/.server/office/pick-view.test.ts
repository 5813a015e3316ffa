import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { agendaDocuments, sampleCrew } from "#app/appointments/.server/sample-agenda.testing.ts";
import { untouchedLeadWork } from "#app/model/leads/lead-history.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { momentInMontreal } from "#app/time/montreal.ts";
import { contactLead, create } from "../../../../tests/mail/sample-leads.ts";
import { pickView } from "./pick-view.ts";

const day = "2026-11-18";
let store: DocumentStore;
beforeEach(async () => {
	store = await newStore();
	const visit = { start: `${day}T08:00`, end: `${day}T10:00` };
	await store.commit([
		...agendaDocuments({ laval: sampleCrew("Laval") }, [
			{ crew: "laval", day, at: "08:00-10:00", status: "proposed", lead: { name: "Proposée Démo", status: "quoted" } },
		]),
		create("leads", "new", { ...contactLead, name: "Nouvelle Démo" }),
		create("leads", "booked", {
			...contactLead,
			name: "Prise Démo",
			status: "booked",
			desk: { ...untouchedLeadWork, visit },
		}),
		create("leads", "done", { ...contactLead, name: "Finie Démo", status: "done" }),
		create("leads", "spam", { ...contactLead, name: "Pourriel Démo", spam: ["honeypot"] }),
	]);
});
afterEach(() => store.close());

const view = (query: string) => {
	const clock = { now: () => momentInMontreal("2026-11-16", "09:00") };
	return pickView({ store, clock, content: originalContent }, { locale: "fr" }, new URLSearchParams(query));
};
const names = async (query: string) => (await view(query)).leads.map(({ name }) => name);

describe("pickView", () => {
	it("lists open leads without an appointment, not even a proposed one", async () => {
		expect(await names("")).toEqual(["Nouvelle Démo"]);
	});

	it("finds every open lead, those without an appointment first, and says when the others have theirs", async () => {
		expect((await names("q=démo")).toSorted()).toEqual(["Nouvelle Démo", "Prise Démo", "Proposée Démo"]);
		const { leads } = await view("q=démo");
		expect(leads.at(-1)).toMatchObject({ name: "Prise Démo", visit: expect.stringContaining("18") });
	});

	it("keeps the time of the address only as far as it is one", async () => {
		expect((await view(`jour=${day}&de=13:00&equipe=laval`)).time).toEqual({ jour: day, de: "13:00", equipe: "laval" });
		expect((await view("jour=2026-02-30&de=25:00&equipe=")).time).toEqual({});
		expect(await view(`jour=${day}&equipe=laval`)).toMatchObject({ crew: "Laval", day: "Mercredi 18 novembre 2026" });
	});
});
