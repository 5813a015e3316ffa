import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { originals } from "#app/.server/content/originals.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import { currentCompany } from "#app/.server/current-company.ts";
import { writeMail } from "#app/.server/mail/write-mail.ts";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import { mailWriters } from "#app/assembly/mail-writers.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import type { LeadChange } from "#app/leads/.server/inbox/lead-change.ts";
import { undoChange } from "#app/leads/.server/inbox/undo-change.ts";
import { acceptQuote, declineQuote, type TypedAcceptance } from "#app/leads/.server/quotes/answer-quote.ts";
import type { AppointmentPlace } from "#app/model/appointments/appointment.ts";
import type { Lead, OutboxEntry } from "#app/model/leads/lead.ts";
import type { Mail, StoredDocument } from "#app/model/ports.ts";
import { type Quote, type QuoteContent, quoteId } from "#app/model/quotes/quote.ts";
import { sampleQuote } from "#app/model/quotes/sample-quote.testing.ts";
import { quoteTexts } from "#app/quotes/.server/quote-texts.ts";
import { textsHash } from "#app/quotes/.server/texts-hash.ts";
import { create, ductAnswers, estimateLead } from "./sample-leads.ts";

export const origin = "https://www.airelle.example";

export const place: AppointmentPlace = {
	...{ crew: "equipe-1", day: "2026-11-20", window: { from: "08:00", to: "10:00" } },
	...{ minutes: 150, travel: 30 },
};

const ariane = { id: "ariane", name: "Ariane" };

/** A store with one lead, whose quotes are sent and answered as in the office and on the customer's page. */
export async function openQuoteMails(changes: Partial<Lead> = {}) {
	const folder = await mkdtemp(join(tmpdir(), "airelle-quote-mail-"));
	const store = await openSqliteStore({ path: join(folder, "store.sqlite") });
	const content = createSiteContent(originals);
	const clock = { current: new Date("2026-11-17T15:00:00.000Z"), now: () => clock.current };
	const parts = { store, clock, mailDomain: "airelle.example", referencePrefix: "AIR", secret: "s" };
	await store.commit([create("leads", "lead", estimateLead(ductAnswers, changes))]);

	const found = async () => (await store.get("leads", "lead")) as StoredDocument<Lead>;
	const quote = async (version: number) => (await store.get("quotes", quoteId("lead", version)))?.data as Quote;
	const seen = async (version: number) => ({
		id: quoteId("lead", version),
		hash: (await quote(version)).hash ?? "",
	});
	const change = async (wanted: LeadChange) => {
		const outcome = await changeLead(parts, "lead", ariane, (await found()).data.desk.revision, wanted);
		if (outcome.kind !== "done" || !outcome.entry) throw new Error(`not changed: ${outcome.kind}`);
		return outcome.entry;
	};
	const written = async (version: number, more: { content?: QuoteContent; place?: AppointmentPlace } = {}) => {
		const earlier = version > 1 ? await quote(version - 1) : null;
		const replaces = earlier?.sentAt ? { version: earlier.version, sentAt: earlier.sentAt } : null;
		const { data: lead } = await found();
		const of = { version, lead, replaces, proposal: more.place ?? null, now: clock.now() };
		return quoteTexts({ ...of, content: more.content ?? sampleQuote }, content.reader());
	};

	return {
		store,
		content,
		clock,
		found,
		quote,
		change,
		written,
		async send(version: number, more: { content?: QuoteContent; place?: AppointmentPlace; text?: string } = {}) {
			const texts = await written(version, more);
			const proposal = more.place ? { place: more.place, accepted: [] } : null;
			return change({
				...{ kind: "quote", to: "sent", version, revision: (await quote(version))?.revision ?? 0 },
				...{ content: more.content ?? sampleQuote, texts, hash: textsHash(texts), proposal, text: more.text ?? "" },
			});
		},
		async accept(version: number, more: Partial<TypedAcceptance> = {}) {
			return acceptQuote(parts, await found(), await seen(version), {
				...{ name: "Maëlle Tremblay", email: "copie@example.com", locale: "fr", books: false },
				frenchGivenAt: new Date(clock.now().getTime() - 600_000).toISOString(),
				...more,
			});
		},
		decline: async (version: number, reason = "") => declineQuote(parts, await found(), await seen(version), reason),
		undo: (entry: string) => undoChange(parts, "lead", entry, ariane),
		async cancel(tells = true) {
			const id = (await found()).data.desk.visit?.appointment ?? "";
			const sequence = (await store.get("appointments", id))?.data.sequence ?? -1;
			return change({ kind: "appointment", to: "cancelled", of: { id, sequence }, tells, text: "" });
		},
		async book(at: AppointmentPlace) {
			const id = (await found()).data.desk.visit?.appointment ?? "";
			const open = await store.get("appointments", id);
			const of = open && { id, sequence: open.data.sequence };
			const rest = { reminds: true, accepted: [], tells: true, text: "" };
			return change({ kind: "appointment", to: "booked", of, place: at, ...rest });
		},
		/** The stored mails of a template, as they would leave now. */
		async mails(template: OutboxEntry["template"]): Promise<(Mail | null)[]> {
			const { documents } = await store.query("outbox");
			const wanted = documents.filter(({ data }) => data.template === template);
			const rest = {
				company: currentCompany(content, { MAIL_FROM: "a@airelle.example", STAFF_EMAIL: "b@airelle.example" }),
				secret: "s",
				origin,
			};
			return Promise.all(wanted.map(({ data }) => writeMail(data, { mailWriters, store, content, clock, ...rest })));
		},
		async markSent() {
			const { documents } = await store.query("outbox");
			for (const { id, version, data } of documents) {
				const sent = { ...data, status: "sent" as const };
				await store.commit([{ kind: "replace", collection: "outbox", id, version, data: sent }]);
			}
		},
		async close() {
			await store.close();
			await rm(folder, { recursive: true });
		},
	};
}

export type QuoteMails = Awaited<ReturnType<typeof openQuoteMails>>;
