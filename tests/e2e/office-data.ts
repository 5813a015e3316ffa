import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { openSqliteStore } from "../../app/.server/store/sqlite.ts";
import { storeImport } from "../../app/customers/.server/import/store-import.ts";
import { checkFile, isFileFault } from "../../app/model/customers/check-file.ts";
import { estimate } from "../../app/model/estimate/engine/engine.ts";
import type { Draft, Lead, OutboxEntry, Photo } from "../../app/model/leads/lead.ts";
import { type HistoryEntry, type LeadWork, untouchedLeadWork } from "../../app/model/leads/lead-history.ts";
import type { DocumentStore, Write } from "../../app/model/ports.ts";
import type { ConsentEntry } from "../../app/model/privacy/consent-entry.ts";
import { dayInMontreal } from "../../app/time/montreal.ts";
import { prices } from "../../content/prices.ts";
import { promotions } from "../../content/promotions.ts";
import { create, ductAnswers, homeAnswers } from "../mail/sample-leads.ts";
import type { TestServer } from "./server.ts";

const day = 24 * 60 * 60 * 1000;

/** A customer whose data appears nowhere else, so that tests can search the store for traces of it. */
export const celeste = {
	name: "Céleste Quatremarche",
	email: "celeste.quatremarche@exemple.example",
	phone: "5145550177",
	message: "Le phonographe du salon est couvert de poussière.",
	draft: "brouillon-de-quatremarche",
};

/** Opens the store of a running server, as the command-line scripts do. */
export async function withStore<Result>(
	server: Pick<TestServer, "data">,
	work: (store: DocumentStore) => Promise<Result>,
): Promise<Result> {
	const store = await openSqliteStore({ path: join(server.data, "airelle.sqlite") });
	try {
		return await work(store);
	} finally {
		await store.close();
	}
}

/** Stores twelve weeks of leads in five statuses, three consents, and a customer with lead, draft, photo and e-mail. */
export async function fillOffice(
	server: TestServer,
	{ photo: photoId = randomUUID() as string, deadLetter = "" } = {},
): Promise<void> {
	const now = Date.now();
	const writes: Write[] = [];
	for (let index = 0; index < 40; index++) writes.push(create("leads", randomUUID(), ordinaryLead(index, now)));
	const leadId = randomUUID();
	const lead: Lead = {
		...ordinaryLead(1, now - day),
		...{ reference: "AIR-CELESTE", name: celeste.name, email: celeste.email, phone: celeste.phone, spam: [] },
		...{ message: celeste.message, marketing: { agreedAt: new Date(now).toISOString(), textVersion: "0123456789ab" } },
		photos: [photoId],
		followToken: "followtokenofceleste12",
	};
	const draft: Draft = {
		locale: "fr",
		kinds: ["dryer-ducts"],
		promotionCode: null,
		details: { note: celeste.draft },
		visit: {},
		person: { name: celeste.name, email: celeste.email.toUpperCase() },
		photos: [],
		refusedPhotos: [],
		waiting: false,
		leadId: randomUUID(),
		followToken: null,
		email: null,
		phone: null,
		updatedAt: new Date(now).toISOString(),
		purgeAfter: new Date(now + 30 * day).toISOString(),
	};
	const photo: Photo = {
		owner: leadId,
		width: 8,
		height: 8,
		addedAt: new Date(now).toISOString(),
		bytes: await sampleJpeg(),
		purgeAfter: lead.purgeAfter,
	};
	for (const choice of ["granted", "refused", "refused"] as const) {
		const [chosenAt, purgeAfter] = [new Date(now).toISOString(), new Date(now + day).toISOString()];
		const data: ConsentEntry = { choice, locale: "fr", textVersion: "abcdef012345", chosenAt, purgeAfter };
		writes.push(create("consents", randomUUID(), data));
	}
	writes.push(create("leads", leadId, lead), create("photos", photoId, photo), create("drafts", randomUUID(), draft));
	writes.push(create("outbox", `${leadId}-lead-confirmation`, mailAbout(leadId, "lead-confirmation", now)));
	const dead: OutboxEntry = { ...mailAbout(leadId, "lead-confirmation", now), status: "dead" };
	if (deadLetter) writes.push(create("outbox", deadLetter, dead));
	await withStore(server, (store) => store.commit(writes));
}

function ordinaryLead(index: number, now: number): Lead {
	// Leads are about 75 days old at most: on a Monday, the first of the twelve weeks began 77 days ago.
	const received = now - ((index * 53) % 76) * day - index * 60_000;
	const status = (["booked", "contacted", "new", "done", "lost"] as const)[index % 5] ?? "new";
	const answered = new Date(received + (index + 1) * 40 * 60_000).toISOString();
	const state = { spam: [], assignee: null, visit: null, answeredAt: answered, waitingSince: null };
	const by = { id: "m1", name: "Jules" };
	const moved: HistoryEntry = {
		id: `h${index}`,
		at: answered,
		by,
		kind: "status",
		revision: 1,
		before: { ...state, status: "new", answeredAt: null },
		after: { ...state, status },
		mails: [],
		undone: false,
	};
	const desk: LeadWork = {
		revision: 1,
		openedAt: answered,
		assignee: null,
		visit: null,
		answeredAt: answered,
		waitingSince: null,
		history: [moved],
	};
	const answers = index % 3 === 0 ? ductAnswers : homeAnswers;
	return {
		reference: `AIR-${String(index).padStart(7, "A")}`,
		kind: index % 2 ? "estimate" : "contact",
		idempotencyKey: randomUUID(),
		contentHash: randomUUID(),
		linkedTo: null,
		receivedAt: new Date(received).toISOString(),
		lastContactAt: new Date(received).toISOString(),
		locale: index % 4 === 0 ? "en" : "fr",
		name: index === 7 ? "=HYPERLINK(1)" : `Demo ${index}`,
		email: `demo${index}@exemple.example`,
		source: {
			channel: "ads",
			host: "google.com",
			campaign: "automne",
			landing: "services-dryer-ducts",
			promotion: null,
		},
		phone: null,
		service: index % 2 ? null : "house-cleaning",
		message: `+Message ${index}`,
		postalCode: "H2T1S6",
		address: null,
		outOfArea: false,
		reachBy: "email",
		marketing: null,
		spam: index % 13 === 12 ? ["honeypot"] : [],
		status,
		desk: status === "new" ? untouchedLeadWork : desk,
		estimate:
			index % 2
				? {
						answers,
						result: estimate(answers, prices, promotions, new Date(received)),
						wishes: { date: "2026-12-01", part: "morning", days: [2] },
					}
				: null,
		followToken: null,
		photos: [],
		areaNames: "",
		messageCount: 1,
		lastMessageAt: new Date(received).toISOString(),
		latestText: "",
		laterWords: "",
		purgeAfter: new Date(now + 700 * day).toISOString(),
	};
}

export function mailAbout(leadId: string, template: OutboxEntry["template"], at: number): OutboxEntry {
	return {
		template,
		leadId,
		messageId: `<${randomUUID()}@airelle.example>`,
		status: "sent",
		attempts: 1,
		nextAttemptAt: new Date(at).toISOString(),
		createdAt: new Date(at).toISOString(),
		lastError: null,
		purgeAfter: new Date(at + 365 * day).toISOString(),
	};
}

async function sampleJpeg(): Promise<Uint8Array> {
	const { default: sharp } = await import("sharp");
	const background = { r: 44, g: 122, b: 115 };
	return sharp({ create: { width: 320, height: 240, channels: 3, background } })
		.jpeg()
		.toBuffer();
}

/** Stores a checked file with one customer, and returns the id of the import. */
export function storeCheckedImport(server: Pick<TestServer, "data">): Promise<string> {
	const today = dayInMontreal(new Date());
	const bytes = new TextEncoder().encode(`Nom,Courriel,Date\nImport Démo,import@exemple.example,${today}\n`);
	const checked = checkFile(bytes, { services: new Map(), now: new Date() });
	if (isFileFault(checked)) throw new Error(checked.code);
	return withStore(server, async (store) => {
		const parts = { store, clock: { now: () => new Date() } };
		const by = { id: "demo", name: "Ariane Bois" };
		return (await storeImport(parts, { name: "clients.csv", bytes }, checked, by)).id;
	});
}
