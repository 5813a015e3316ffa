import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import { openPublishedContent, type PublishedContent } from "#app/.server/content/published-content.ts";
import { currentCompany } from "#app/.server/current-company.ts";
import { createLog } from "#app/.server/log.ts";
import { writeMail } from "#app/.server/mail/write-mail.ts";
import { type RequestContext, requestContextKey } from "#app/.server/request-context.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { mailWriters } from "#app/assembly/mail-writers.ts";
import { readEntryState } from "#app/editing/.server/entry-state.ts";
import { publish } from "#app/editing/.server/publish.ts";
import { saveDraft } from "#app/editing/.server/save-draft.ts";
import { rememberFollowed } from "#app/estimate/.server/visitor-cookies.ts";
import { loader as loadCalendar } from "#app/estimate/pages/resources/calendar.ts";
import { leadView } from "#app/leads/.server/office/lead-view.ts";
import { formatPhone } from "#app/locale/format.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import type { EntryId, Part } from "#app/model/editing/content-entry.ts";
import type { EstimateFlowWords } from "#app/model/estimate/words.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import type { OutboxEntry } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import type { ServiceWords } from "#app/model/site/service-words.ts";
import { ductAnswers, estimateLead, outboxEntry } from "./mail/sample-leads.ts";

const ariane = { id: "m1", name: "Ariane" };
const now = new Date("2026-11-17T15:00:00Z");
const [origin, secret] = ["https://www.airelle.example", "secret"];
const lead = {
	fr: estimateLead(ductAnswers, { followToken: "AAAAAAAAAAAAAAAAAAAAAA" }),
	en: estimateLead(ductAnswers, { followToken: "BBBBBBBBBBBBBBBBBBBBBB", locale: "en" }),
};
/** The text that a member publishes in place of the original. */
const edited = {
	fr: { question: "Combien de sorties d’air?", line: "Pour toutes les sorties", service: "Tuyaux de ventilation" },
	en: { question: "How many air outlets?", line: "For all outlets", service: "Air piping" },
};
const event = { summary: "Airelle", description: "Questions? {{phone}}" };
let store: DocumentStore;
let content: PublishedContent;

// Loads React Email in advance, so that its load time does not count towards a test.
beforeAll(() => import("@react-email/components"));
beforeAll(async () => {
	store = await newStore();
	content = await openPublishedContent({ store, log: createLog() });
	for (const locale of locales) {
		await publishWords<EstimateFlowWords>("estimate", locale, (words) => editEstimate(words, locale));
		await publishWords<ServiceWords>("service:ventilation-ducts", locale, (words) => ({
			...words,
			name: edited[locale].service,
		}));
		await store.commit([{ kind: "create", collection: "leads", id: locale, data: lead[locale] }]);
	}
});
afterAll(async () => {
	content.stop();
	await store.close();
});

describe("text of the estimate that a member published", () => {
	it.each(locales)("is in the mail to the visitor, in %s", async (locale) => {
		const mail = await write("lead-confirmation", locale);
		expect(mail?.text).toContain(edited[locale].line);
		expect(mail?.html).toContain(edited[locale].line);
		expect(mail?.text).toContain(edited[locale].service);
	});

	it.each(locales)("is in the French mail to the team, for a visitor who reads %s", async (locale) => {
		const mail = await write("lead-notification", locale);
		expect(mail?.subject).toContain(edited.fr.service);
		for (const word of Object.values(edited.fr)) expect(mail?.text).toContain(word);
	});

	it.each(locales)("is in the calendar file, the same in the mail and on the site, in %s", async (locale) => {
		const context = new RouterContextProvider();
		const cookies = rememberFollowed(locale, { origin, secret, now }).split(";")[0];
		context.set(requestContextKey, { visitor: { query: new URLSearchParams(), cookies }, origin } as RequestContext);
		context.set(servicesContext, { store, secret, content, clock: { now: () => now } } as Services);
		const args = { params: { token: lead[locale].followToken }, context } as unknown as LoaderFunctionArgs;
		const file = await (await loadCalendar(args)).text();
		expect(file).toContain(`Questions? ${formatPhone(originals.company.phone, locale)}`);
		const mail = await write("lead-confirmation", locale);
		expect(mail?.attachments?.map((attachment) => attachment.content)).toEqual([file]);
	});

	it.each(locales)("is in the back office's view of the lead, for a member who reads %s", async (locale) => {
		const found = await store.get("leads", "fr");
		if (!found) throw new Error("no lead");
		const view = await leadView(
			found,
			{ store, secret: "secret", reader: content.reader() },
			{ locale, role: "agent" },
			now,
		);
		expect(view.services).toContain(edited[locale].service);
		expect(JSON.stringify(view.estimate)).toContain(edited[locale].question);
		expect(JSON.stringify(view.estimate)).toContain(edited[locale].line);
		expect(view.estimate?.answers.map(({ service }) => service)).toContain(edited[locale].service);
	});
});

function editEstimate(words: EstimateFlowWords, locale: Locale): EstimateFlowWords {
	const { question, line } = edited[locale];
	const ducts = words.questions["ventilation-ducts"];
	return {
		...words,
		questions: {
			...words.questions,
			"ventilation-ducts": { ...ducts, vents: { ...ducts.vents, label: question } },
		},
		follow: { ...words.follow, event },
		panel: { ...words.panel, lines: { ...words.panel.lines, ducts: line } },
	};
}

/** Saves a draft of one language, then publishes it, as a member does. */
async function publishWords<T>(id: EntryId, part: Part, change: (words: T) => T): Promise<void> {
	const desk = { store, content, clock: { now: () => now }, announce: () => {} };
	const state = await readEntryState(store, id);
	const words = state?.draft[part] as T;
	await saveDraft(desk, { id, part, value: change(words), base: fingerprint(words) }, ariane);
	expect(await publish(desk, { id, parts: [part] }, ariane)).toMatchObject({ kind: "published" });
}

function write(template: OutboxEntry["template"], leadId: string) {
	return writeMail(
		{ ...outboxEntry, template, leadId },
		{
			mailWriters,
			store,
			content,
			company: currentCompany(content, { STAFF_EMAIL: "equipe@airelle.example" }),
			origin,
			secret,
			clock: { now: () => now },
		},
	);
}
