import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { readAppointments } from "#app/appointments/.server/read-agenda.ts";
import { customerAppointments } from "#app/customers/.server/customer-plans.ts";
import { appointmentFigures } from "#app/insights/.server/appointment-figures.ts";
import { endProposals } from "#app/leads/.server/appointments/end-appointments.ts";
import { exportedAppointments } from "#app/leads/.server/exported-appointments.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import type { LeadChange } from "#app/leads/.server/inbox/lead-change.ts";
import type { QuoteChange } from "#app/leads/.server/inbox/quote-change.ts";
import { undoChange } from "#app/leads/.server/inbox/undo-change.ts";
import { additionsTo } from "#app/leads/.server/mails/lead-additions.ts";
import { acceptQuote, declineQuote, type TypedAcceptance } from "#app/leads/.server/quotes/answer-quote.ts";
import { discardDraft, saveDraft } from "#app/leads/.server/quotes/save-draft.ts";
import { upgradeLeads } from "#app/leads/.server/upgrade-leads.ts";
import type { Appointment, AppointmentPlace } from "#app/model/appointments/appointment.ts";
import { crewDayId } from "#app/model/appointments/crew-day.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import type { Contract } from "#app/model/quotes/contract.ts";
import { type QuoteContent, quoteId } from "#app/model/quotes/quote.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import { sampleQuote } from "#app/model/quotes/sample-quote.testing.ts";
import { quoteTexts } from "#app/quotes/.server/quote-texts.ts";
import { quotesOf } from "#app/quotes/.server/quotes.ts";
import { textsHash } from "#app/quotes/.server/texts-hash.ts";
import { contactLead } from "../mail/sample-leads.ts";

const ariane = { id: "m1", name: "Ariane" };
const jules = { id: "m2", name: "Jules" };
const place: AppointmentPlace = {
	crew: "montreal",
	day: "2026-11-20",
	window: { from: "08:00", to: "10:00" },
	minutes: 120,
	travel: 30,
};
const proposal = { place, accepted: [] };
const amounts = quoteAmounts(sampleQuote);

/** Sending, accepting and declining quotes: the same on every store. */
export function quotesContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, quotes:`, () => {
		let raw: RawStore;
		let store: DocumentStore;
		let now: Date;
		const parts = () => ({
			store,
			secret: "secret",
			clock: { now: () => now },
			mailDomain: "airelle.example",
			referencePrefix: "AIR",
		});
		const create = (id: string, data: Partial<Lead> = {}) =>
			raw.commit([{ kind: "create", collection: "leads", id, data: { ...contactLead, ...data } }] as never);
		const found = async (id = "a") => (await store.get("leads", id)) as StoredDocument<Lead>;
		const lead = async (id = "a") => (await found(id)).data;
		const change = async (wanted: LeadChange, by = ariane, id = "a") =>
			changeLead(parts(), id, by, (await lead(id)).desk.revision, wanted);
		const sending = async (
			version: number,
			more: Partial<Extract<QuoteChange, { to: "sent" }>> = {},
		): Promise<QuoteChange> => {
			const content = more.content ?? sampleQuote;
			const written = {
				content,
				version,
				lead: await lead(),
				replaces: null,
				proposal: more.proposal?.place ?? null,
				now,
			};
			const texts = quoteTexts(written, originalContent.reader());
			const hash = textsHash(texts);
			return {
				kind: "quote",
				to: "sent",
				version,
				revision: 0,
				content,
				texts,
				hash,
				proposal: null,
				text: "",
				...more,
			};
		};
		const send = async (version: number, more: Partial<Extract<QuoteChange, { to: "sent" }>> = {}) => {
			const outcome = await change(await sending(version, more));
			if (outcome.kind !== "done" || !outcome.entry) throw new Error(`not sent: ${outcome.kind}`);
			return outcome.entry;
		};
		const seen = async (version: number) => {
			const id = quoteId("a", version);
			return { id, hash: (await store.get("quotes", id))?.data.hash ?? "" };
		};
		const accept = async (version: number, more: Partial<TypedAcceptance> = {}) =>
			acceptQuote(parts(), await found(), await seen(version), {
				...{ name: "Hélène Côté", email: "helene@exemple.example", locale: "fr", books: false },
				frenchGivenAt: now.toISOString(),
				...more,
			});
		const decline = async (version: number, reason = "") =>
			declineQuote(parts(), await found(), await seen(version), reason);
		const statuses = async () => (await quotesOf(store, "a")).map(({ data }) => data.status);
		const contract = async (version: number) => (await store.get("contracts", quoteId("a", version)))?.data as Contract;
		const mails = async () => (await store.query("outbox")).documents.map(({ data }) => data.template).sort();
		const taken = async () => (await store.get("crewDays", crewDayId(place.crew, place.day)))?.data.taken ?? [];

		beforeEach(async () => {
			now = new Date("2026-11-17T15:00:00.000Z");
			raw = await open();
			store = typedStore(raw);
			await create("a", { email: "helene@exemple.example" });
		});
		afterEach(() => raw.close());

		it("sends the first version: the lead is quoted, and one mail waits", async () => {
			await send(1);
			const { status, desk, followToken } = await lead();
			expect(status).toBe("quoted");
			expect(desk.quote).toMatchObject({ version: 1, status: "sent", total: amounts.total, accepted: null });
			expect(followToken).not.toBeNull();
			expect(await mails()).toEqual(["quote-sent"]);
		});

		it("sends once when the form is sent twice, and refuses other words for the same version", async () => {
			await send(1);
			expect(await change(await sending(1))).toMatchObject({ kind: "done", entry: null });
			const other: QuoteContent = { ...sampleQuote, validUntil: "2026-12-01" };
			expect((await change(await sending(1, { content: other }))).kind).toBe("stale");
			expect(await mails()).toEqual(["quote-sent"]);
		});

		it("replaces a sent version with the next one, and undoing brings it back and keeps a draft", async () => {
			await send(1);
			const { id } = await send(2, { text: "Comme convenu" });
			expect(await statuses()).toEqual(["superseded", "sent"]);
			expect((await undoChange(parts(), "a", id, ariane)).kind).toBe("undone");
			expect(await statuses()).toEqual(["sent", "draft"]);
			expect((await store.get("quotes", quoteId("a", 2)))?.data.ownWords).toBe("Comme convenu");
			expect((await lead()).desk.quote).toMatchObject({ version: 1, status: "sent" });
			expect(await accept(1)).toBe("accepted");
		});

		it("undoing a version queues the mail of the one before again that was dropped meanwhile", async () => {
			const first = await send(1, { text: "Bonjour" });
			const { id } = await send(2);
			const mail = quoteId("a", 1).concat("-sent");
			expect(first.mails).toEqual([mail]);
			await store.commit([{ kind: "delete", collection: "outbox", id: mail }]);
			expect((await undoChange(parts(), "a", id, ariane)).kind).toBe("undone");
			const { documents } = await store.query("outbox");
			expect(documents).toMatchObject([
				{ id: mail, data: { template: "quote-sent", quote: quoteId("a", 1), entryId: first.id, status: "pending" } },
			]);
		});

		it("keeps only the task about the latest version, until the customer answers", async () => {
			const tasks = async () => (await store.query("tasks")).documents.map(({ id }) => id);
			const { version, data } = await found();
			const nobody = { ...data, email: null };
			await store.commit([{ kind: "replace", collection: "leads", id: "a", version, data: nobody }]);
			await send(1);
			const { id } = await send(2);
			expect(await tasks()).toEqual([`${quoteId("a", 2)}-sent`]);
			await undoChange(parts(), "a", id, ariane);
			expect(await tasks()).toEqual([`${quoteId("a", 1)}-sent`]);
			expect(await accept(1)).toBe("accepted");
			expect(await tasks()).toEqual([]);
		});

		it("lets the second member who saves or sends a draft know that it changed", async () => {
			expect(await saveDraft(parts(), "a", ariane, { version: 1, revision: 0 }, sampleQuote)).toEqual({
				kind: "saved",
				revision: 1,
			});
			expect(await saveDraft(parts(), "a", jules, { version: 1, revision: 0 }, sampleQuote)).toMatchObject({
				kind: "conflict",
				quote: { by: ariane },
			});
			expect((await change(await sending(1), jules)).kind).toBe("stale");
			expect(await statuses()).toEqual(["draft"]);
			await send(1, { revision: 1 });
			expect(await statuses()).toEqual(["sent"]);
			expect((await saveDraft(parts(), "a", jules, { version: 1, revision: 1 }, sampleQuote)).kind).toBe("conflict");
		});

		it("discards a draft unless it changed since", async () => {
			await saveDraft(parts(), "a", ariane, { version: 1, revision: 0 }, sampleQuote);
			expect(await discardDraft(parts(), "a", { version: 1, revision: 0 })).toBe(false);
			expect(await discardDraft(parts(), "a", { version: 1, revision: 1 })).toBe(true);
			expect(await statuses()).toEqual([]);
		});

		it("refuses to send when the customer accepted the earlier version meanwhile", async () => {
			await send(1);
			const { revision } = (await lead()).desk;
			const second = await sending(2);
			expect(await accept(1)).toBe("accepted");
			expect((await changeLead(parts(), "a", ariane, revision, second)).kind).toBe("conflict");
		});

		it("accepts once from two tabs at the same moment, and mails one copy", async () => {
			await send(1);
			expect(await Promise.all([accept(1), accept(1), accept(1)])).toEqual(["accepted", "accepted", "accepted"]);
			expect(await accept(1)).toBe("accepted");
			const { desk, status } = await lead();
			expect(desk.history.filter(({ quote }) => quote?.step === "accepted")).toHaveLength(1);
			expect(status).toBe("quoted");
			expect(desk.waitingSince).toBe(now.toISOString());
			expect((await mails()).filter((template) => template === "quote-accepted")).toHaveLength(1);
			expect(await contract(1)).toMatchObject({
				acceptance: { name: "Hélène Côté", at: now.toISOString(), locale: "fr", englishChosenAt: null },
				amounts: { total: 63351 },
			});
		});

		it("refuses an old version, other texts, an expired and a declined one, and one of a lost lead", async () => {
			await send(1);
			const first = await seen(1);
			await send(2);
			expect(await accept(1)).toBe("superseded");
			expect(await declineQuote(parts(), await found(), first, "")).toBe("superseded");
			const other = { ...(await seen(2)), hash: "0".repeat(64) };
			expect(await declineQuote(parts(), await found(), other, "")).toBe("superseded");
			now = new Date("2026-12-19T05:00:00.000Z");
			expect(await accept(2)).toBe("expired");
			now = new Date("2026-12-19T04:59:59.000Z");
			await change({ kind: "status", to: "lost", lostReason: { id: "price", name: { fr: "Prix", en: "Price" } } });
			expect(await accept(2)).toBe("closed");
			await change({ kind: "status", to: "quoted" });
			expect(await decline(2, "Trop cher.")).toBe("declined");
			expect(await accept(2)).toBe("declined");
			expect(await lead()).toMatchObject({
				status: "quoted",
				latestText: "Trop cher.",
				desk: { waitingSince: now.toISOString() },
			});
			expect((await store.query("contracts")).documents).toEqual([]);
		});

		it("keeps the proposed time, and books it in the commit that accepts the price", async () => {
			await send(1, { proposal });
			const { visit } = (await lead()).desk;
			expect(visit).toMatchObject({ start: "2026-11-20T08:00", isProposed: true });
			expect(await taken()).toHaveLength(1);
			expect(await accept(1, { books: true })).toBe("accepted");
			expect(await lead()).toMatchObject({ status: "booked", desk: { visit: { appointment: visit?.appointment } } });
			expect((await lead()).desk.visit?.isProposed).toBeUndefined();
			expect(await mails()).toEqual(["appointment-booked", "lead-update", "quote-accepted", "quote-sent"]);
		});

		it("frees the proposed time when the customer takes only the price, declines, or gets another version", async () => {
			await send(1, { proposal });
			await send(2);
			expect(await taken()).toEqual([]);
			await send(3, { proposal });
			expect(await taken()).toHaveLength(1);
			expect(await accept(3)).toBe("accepted");
			expect(await taken()).toEqual([]);
			await send(4, { proposal });
			expect(await decline(4)).toBe("declined");
			expect(await taken()).toEqual([]);
			expect((await lead()).desk).toMatchObject({ visit: null, quote: { version: 4, accepted: { version: 3 } } });
		});

		it("neither counts nor lists a proposal that nobody accepted as a cancelled appointment", async () => {
			const shown = async () => {
				const { past } = await customerAppointments([await found()], store, "fr", now);
				const stored = (await readAppointments(store, place.day, place.day)).map(({ data }) => data);
				const { counts } = appointmentFigures(stored);
				const cancelled = counts.find(({ status }) => status === "cancelled")?.count;
				return { past: past.length, cancelled, exported: (await exportedAppointments(store)).get("a")?.status };
			};
			const none = { past: 0, cancelled: 0, exported: undefined };
			const of = async () => {
				const { visit } = (await lead()).desk;
				const open = await store.get("appointments", visit?.appointment ?? "");
				return { id: open?.id ?? "", sequence: open?.data.sequence ?? -1 };
			};
			const told = { tells: false, text: "" } as const;
			await send(1, { proposal });
			await send(2);
			await send(3, { proposal });
			await decline(3);
			await send(4, { proposal });
			const withdrawn = await change({ kind: "appointment", to: "cancelled", of: await of(), ...told });
			expect(await shown()).toEqual(none);
			if (withdrawn.kind !== "done" || !withdrawn.entry) throw new Error(withdrawn.kind);
			await undoChange(parts(), "a", withdrawn.entry.id, ariane);
			expect((await store.get("appointments", (await of()).id))?.data.neverBooked).toBeUndefined();
			await accept(4);
			expect(await shown()).toEqual(none);

			// What an earlier build stored: the history tells.
			for (const { id, version, data } of (await store.query("appointments")).documents) {
				const { neverBooked: _, ...earlier } = data;
				await store.commit([{ kind: "replace", collection: "appointments", id, version, data: earlier }]);
			}
			expect(await shown()).toMatchObject({ cancelled: 3 });
			const upgraded = () => upgradeLeads({ ...parts(), content: originalContent });
			expect(await upgraded()).toBe(1);
			expect(await upgraded()).toBe(0);
			expect(await shown()).toEqual(none);

			// One that was booked counts, also for the upgrade.
			await send(5, { proposal });
			const booked = { to: "booked", of: await of(), place, reminds: true, accepted: [], ...told } as const;
			await change({ kind: "appointment", ...booked });
			await change({ kind: "appointment", to: "cancelled", of: await of(), ...told });
			expect(await upgraded()).toBe(0);
			expect(await shown()).toEqual({ past: 1, cancelled: 1, exported: "cancelled" });
		});

		it("books a proposal for a member, and leaves the lead quoted when a member withdraws one", async () => {
			await send(1, { proposal });
			const open = async () => {
				const id = (await lead()).desk.visit?.appointment ?? "";
				return { id, sequence: (await store.get("appointments", id))?.data.sequence ?? -1 };
			};
			const withdrawn = { kind: "appointment", to: "cancelled", of: await open(), tells: false, text: "" } as const;
			await change(withdrawn);
			expect(await lead()).toMatchObject({ status: "quoted", desk: { visit: null, quote: { status: "sent" } } });
			expect(await taken()).toEqual([]);
			await send(2, { proposal });
			await change({
				...{ kind: "appointment", to: "booked", of: await open(), place, reminds: true, accepted: [] },
				...{ tells: true, text: "" },
			});
			expect((await lead()).status).toBe("booked");
			expect(await mails()).toContain("appointment-booked");
			expect(await accept(2)).toBe("accepted");
			expect((await lead()).status).toBe("booked");
		});

		it("says that a proposal ended instead of accepting without it, and then accepts the price alone", async () => {
			await send(1, { proposal });
			now = new Date("2026-11-20T15:00:01.000Z");
			expect(await endProposals(parts(), () => expect.unreachable())).toBe(1);
			expect(await accept(1, { books: true })).toBe("proposal-ended");
			expect(await accept(1)).toBe("accepted");
		});

		it("keeps a proposed time until its window starts at the latest, and books nothing in the past", async () => {
			await send(1, { proposal });
			const id = (await lead()).desk.visit?.appointment ?? "";
			const until = "2026-11-20T13:00:00.000Z";
			expect((await store.get("appointments", id))?.data.proposalUntil).toBe(until);
			now = new Date("2026-11-20T12:59:59.000Z");
			const early = await sending(2, { proposal });
			now = new Date(until);
			// The job that ends proposals did not run yet.
			expect(await accept(1, { books: true })).toBe("proposal-ended");
			expect((await change(early)).kind).toBe("taken");
			expect(await statuses()).toEqual(["sent"]);
			expect(await accept(1)).toBe("accepted");
			expect((await lead()).status).toBe("quoted");
			expect(await taken()).toEqual([]);
		});

		it("refuses a proposal of an earlier build whose window has started", async () => {
			await send(1, { proposal });
			const id = (await lead()).desk.visit?.appointment ?? "";
			const stored = (await store.get("appointments", id)) as StoredDocument<Appointment>;
			const data = { ...stored.data, proposalUntil: "2026-11-20T15:00:00.000Z" };
			await store.commit([{ kind: "replace", collection: "appointments", ...stored, data }]);
			now = new Date("2026-11-20T14:00:00.000Z");
			expect(await accept(1, { books: true })).toBe("proposal-ended");
		});

		it("does not propose a time that somebody else has, or beside a booked appointment", async () => {
			await create("b", { email: "b@exemple.example" });
			await change(
				{ kind: "appointment", to: "booked", of: null, place, reminds: true, accepted: [], tells: true, text: "" },
				ariane,
				"b",
			);
			expect((await change(await sending(1, { proposal }))).kind).toBe("taken");
			expect(await statuses()).toEqual([]);
			const later = { ...place, day: "2026-11-24" };
			await change({
				...{
					kind: "appointment",
					to: "booked",
					of: null,
					place: later,
					reminds: true,
					accepted: [],
					tells: true,
					text: "",
				},
			});
			expect((await change(await sending(1, { proposal }))).kind).toBe("stale");
			await send(1);
			expect((await lead()).status).toBe("booked");
		});

		it("asks a customer without an e-mail address for one, and a member to call", async () => {
			await create("c", { email: null });
			const texts = quoteTexts(
				{ content: sampleQuote, version: 1, lead: await lead("c"), replaces: null, proposal: null, now },
				originalContent.reader(),
			);
			const wanted = { kind: "quote", to: "sent", version: 1, revision: 0, content: sampleQuote, texts } as const;
			await change({ ...wanted, hash: textsHash(texts), proposal: null, text: "" }, ariane, "c");
			expect(await mails()).toEqual([]);
			expect((await store.query("tasks")).documents).toHaveLength(1);
			const outcome = await acceptQuote(
				parts(),
				await found("c"),
				{ id: quoteId("c", 1), hash: textsHash(texts) },
				{ name: "C", email: "c@exemple.example", locale: "en", frenchGivenAt: now.toISOString(), books: false },
			);
			expect(outcome).toBe("accepted");
			expect((await lead("c")).email).toBe("c@exemple.example");
			expect((await store.get("contracts", quoteId("c", 1)))?.data.acceptance).toMatchObject({
				...{ locale: "en", englishChosenAt: now.toISOString(), email: "c@exemple.example" },
			});
		});

		it("mails an open quote to a customer whose e-mail address becomes known, once, until that is undone", async () => {
			await changeLead(parts(), "a", ariane, 99, { kind: "details", to: { email: null } });
			const sent = await send(1);
			expect(await mails()).toEqual([]);
			const addEmail = async () => {
				const outcome = await change({ kind: "details", to: { email: "helene@exemple.example" } });
				return outcome.kind === "done" ? (outcome.entry?.id ?? "") : "";
			};
			const added = await addEmail();
			const [mail] = (await store.query("outbox")).documents;
			expect(mail).toMatchObject({
				id: `${quoteId("a", 1)}-sent`,
				data: { template: "quote-sent", quote: quoteId("a", 1) },
			});
			expect(Date.parse(mail?.data.nextAttemptAt ?? "")).toBeGreaterThan(now.getTime());
			expect((await undoChange(parts(), "a", added, ariane)).kind).toBe("undone");
			expect([await mails(), (await lead()).email]).toEqual([[], null]);
			await addEmail();
			expect(await mails()).toEqual(["quote-sent"]);
			// The quote is a draft again: its mail must not leave, and it can be sent again.
			expect((await undoChange(parts(), "a", sent.id, ariane)).kind).toBe("undone");
			expect([await mails(), await statuses()]).toEqual([[], ["draft"]]);
			await send(1, { revision: 1 });
			expect(await mails()).toEqual(["quote-sent"]);
		});

		it("does not let a sent quote be undone once its mail left after the address became known", async () => {
			await changeLead(parts(), "a", ariane, 99, { kind: "details", to: { email: null } });
			const sent = await send(1);
			await change({ kind: "details", to: { email: "helene@exemple.example" } });
			const [mail] = (await store.query("outbox")).documents;
			if (!mail) throw new Error("no mail");
			const data = { ...mail.data, status: "sent" as const };
			await store.commit([{ ...mail, kind: "replace", collection: "outbox", data }]);
			expect((await undoChange(parts(), "a", sent.id, ariane)).kind).toBe("late");
		});

		it.each<[string, () => Promise<unknown>]>([
			["declined", () => decline(1)],
			["expired", async () => (now = new Date("2027-11-17T15:00:00.000Z"))],
			[
				"of a lost lead",
				() => change({ kind: "status", to: "lost", lostReason: { id: "x", name: { fr: "X", en: "X" } } }),
			],
		])("mails no quote that is %s to an address that becomes known", async (_, end) => {
			await changeLead(parts(), "a", ariane, 99, { kind: "details", to: { email: null } });
			await send(1);
			await end();
			await change({ kind: "details", to: { email: "helene@exemple.example" } });
			expect(await mails()).not.toContain("quote-sent");
		});

		it("refuses a final amount above the accepted one until a newer version is accepted", async () => {
			await send(1);
			await accept(1);
			const { most } = amounts;
			const over = { kind: "status", to: "done", finalAmount: most.beforeTaxes + 1 } as const;
			expect((await change(over)).kind).toBe("above-accepted");
			const [hourly] = sampleQuote.lines.slice(1);
			const content = { ...sampleQuote, lines: [...sampleQuote.lines, ...(hourly ? [hourly] : [])] };
			await send(2, { content });
			expect((await change(over)).kind).toBe("above-accepted");
			await accept(2);
			const outcome = await change(over);
			expect(outcome.kind).toBe("done");
			expect(await contract(1)).toMatchObject({ replacedBy: quoteId("a", 2), finalAmount: null });
			expect(await contract(2)).toMatchObject({ finalAmount: most.beforeTaxes + 1, doneAt: now.toISOString() });
			const entry = outcome.kind === "done" ? outcome.entry?.id : "";
			expect((await undoChange(parts(), "a", entry ?? "", ariane)).kind).toBe("undone");
			expect(await contract(2)).toMatchObject({ finalAmount: null, doneAt: null });
		});

		it("accepts a quote of a lead that is done already, and keeps its final amount with the newest contract", async () => {
			await change({ kind: "status", to: "done", finalAmount: amounts.most.beforeTaxes + 100 });
			await send(1);
			expect(await accept(1)).toBe("accepted");
			await change({ kind: "note", text: "Payé." });
			expect(await contract(1)).toMatchObject({ finalAmount: amounts.most.beforeTaxes + 100 });
			await send(2);
			await accept(2);
			expect(await contract(1)).toMatchObject({ finalAmount: null, doneAt: null });
			expect(await contract(2)).toMatchObject({
				finalAmount: amounts.most.beforeTaxes + 100,
				doneAt: now.toISOString(),
			});
			expect((await lead()).status).toBe("done");
		});

		it("waits for a time when the only appointment was before the price, such as a look at the place", async () => {
			const booked = { kind: "appointment", to: "booked", of: null, place, reminds: false, accepted: [] } as const;
			await change({ ...booked, tells: false, text: "" });
			await send(1);
			const text = async (version: number) =>
				(await store.get("quotes", quoteId("a", version)))?.data.texts?.fr.facts[0]?.text.replaceAll("\u00a0", " ");
			expect(await text(1)).toContain("Votre rendez-vous : vendredi 20 novembre 2026");
			now = new Date("2026-11-20T18:00:00.000Z");
			await send(2);
			expect(await text(2)).toContain("Votre rendez-vous");
			now = new Date("2026-11-21T15:00:00.000Z");
			await send(3);
			expect(await text(3)).toContain("Nous convenons du jour");
			await accept(3);
			expect(await lead()).toMatchObject({ status: "booked", desk: { waitingSince: now.toISOString() } });
			const { id } = (await lead()).desk.history.at(-1) ?? { id: "" };
			expect(await additionsTo(await found(), id, store)).toMatchObject({
				quote: { news: "unplanned", appointment: null },
			});
		});

		it("keeps what was paid with its own contract when a price is accepted for later work", async () => {
			const booked = { kind: "appointment", to: "booked", of: null, reminds: false, accepted: [] } as const;
			const book = async (day: string) => {
				await change({ ...booked, place: { ...place, day }, tells: false, text: "" });
				return { id: (await lead()).desk.visit?.appointment ?? "", sequence: 0 };
			};
			const undo = async (outcome: Awaited<ReturnType<typeof change>>) => {
				if (outcome.kind !== "done") throw new Error(outcome.kind);
				expect((await undoChange(parts(), "a", outcome.entry?.id ?? "", ariane)).kind).toBe("undone");
			};
			const done = (of: { id: string; sequence: number }, finalAmount: number) =>
				change({ kind: "appointment", to: "done", of, finalAmount });
			await send(1);
			await accept(1);
			await done(await book("2026-11-20"), 300_00);
			const first = { finalAmount: 300_00, doneAt: now.toISOString(), replacedBy: null };
			now = new Date("2026-11-18T15:00:00.000Z");
			const of = await book("2027-01-05");
			await send(2);
			await accept(2);
			await change({ kind: "assignee", to: ariane });
			expect([await contract(1), await contract(2)]).toMatchObject([first, { finalAmount: null, doneAt: null }]);

			now = new Date("2027-01-05T15:00:00.000Z");
			await undo(await done(of, 300_00));
			expect([await contract(1), await contract(2)]).toMatchObject([first, { finalAmount: null, doneAt: null }]);
			await done(of, 300_00);
			const second = { finalAmount: 300_00, doneAt: now.toISOString(), replacedBy: null };
			expect([await contract(1), await contract(2)]).toMatchObject([first, second]);

			now = new Date("2027-02-05T15:00:00.000Z");
			await undo(await change({ kind: "status", to: "contacted" }));
			expect([await contract(1), await contract(2)]).toMatchObject([first, second]);
		});

		it("gives later work that is cancelled nothing of what was paid before", async () => {
			const booked = { kind: "appointment", to: "booked", of: null, place, reminds: false, accepted: [] } as const;
			await send(1);
			await accept(1);
			await change({ kind: "status", to: "done", finalAmount: 300_00 });
			await change({ ...booked, tells: false, text: "" });
			await send(2);
			await accept(2);
			const of = { id: (await lead()).desk.visit?.appointment ?? "", sequence: 0 };
			await change({ kind: "appointment", to: "cancelled", of, tells: false, text: "" });
			expect(await lead()).toMatchObject({ status: "done", finalAmount: 300_00 });
			expect([await contract(1), await contract(2)]).toMatchObject([
				{ finalAmount: 300_00, replacedBy: null },
				{ finalAmount: null, doneAt: null },
			]);
		});

		it("shows what was accepted word for word a year later, whatever the lead and the quote became", async () => {
			await send(1);
			const shown = (await store.get("quotes", quoteId("a", 1)))?.data.texts;
			await accept(1);
			now = new Date("2027-11-17T15:00:00.000Z");
			await send(2, { content: { ...sampleQuote, validUntil: "2027-12-18", discount: null } });
			await accept(2);
			const kept = await contract(1);
			expect(kept.texts).toEqual(shown);
			expect(textsHash(kept.texts)).toBe(kept.hash);
			expect(kept.purgeAfter).toBe("2033-01-01T05:00:00.000Z");
			expect((await contract(2)).purgeAfter).toBe("2034-01-01T05:00:00.000Z");
		});
	});
}
