import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Config } from "../app/.server/config.ts";
import { formWordsIn } from "../app/.server/content/form-words.ts";
import { addressId } from "../app/.server/marketing/address-id.ts";
import { consentWrites, withdrawConsent } from "../app/.server/marketing/consents.ts";
import { encodePhoto } from "../app/.server/photos/encode-photo.ts";
import { secretOf } from "../app/.server/secret.ts";
import { describeStore } from "../app/.server/store/open-store.ts";
import { bookInstantly } from "../app/leads/.server/appointments/instant-booking.ts";
import { followTokenFor } from "../app/leads/.server/follow-lead.ts";
import { messageWrite } from "../app/leads/.server/messages.ts";
import { receiveLead } from "../app/leads/.server/receive-lead.ts";
import type { ChosenWindow } from "../app/model/appointments/chosen-window.ts";
import { completeAnswers, type PartialAnswers } from "../app/model/estimate/answers.ts";
import { estimate } from "../app/model/estimate/engine/engine.ts";
import type { ContactLead } from "../app/model/leads/contact-form.ts";
import type { EstimateLead, Lead, Photo } from "../app/model/leads/lead.ts";
import {
	type HistoryEntry,
	type HistoryKind,
	type LeadWorkState,
	stateOf,
	withState,
} from "../app/model/leads/lead-history.ts";
import type { LeadMessage } from "../app/model/leads/lead-message.ts";
import { placeOf } from "../app/model/leads/lead-place.ts";
import { newTask } from "../app/model/leads/task.ts";
import type { Creation } from "../app/model/ports.ts";
import { retention } from "../app/model/privacy/retention.ts";
import { addDays, mondayOf } from "../app/time/days.ts";
import { dayInMontreal } from "../app/time/montreal.ts";
import { closingReasons } from "../content/closing-reasons.ts";
import { company } from "../content/company.ts";
import { prices } from "../content/prices.ts";
import { promotions } from "../content/promotions.ts";
import { serviceArea } from "../content/service-area.ts";
import { commandParts } from "./command-parts.ts";
import { seedAgenda } from "./demo-agenda.ts";
import { seedCalls } from "./demo-calls.ts";
import { seedFirstDay } from "./demo-first-day.ts";
import { seedJobs } from "./demo-jobs.ts";
import { addSources, seedNotes } from "./demo-notes.ts";
import { type Demo, demos } from "./demo-people.ts";
import { seedQuotes } from "./demo-quotes.ts";
import { seedDays } from "./demo-year.ts";
import { openData } from "./open-data.ts";
import { quoteReader } from "./quote-reader.ts";
import { readArguments } from "./read-arguments.ts";

const usage = `npm run seed:demo -- [--year] [--public]
  --year    a year of visits with about 175 leads a month, instead of a quiet month of visits
  --public  also on a public site, which must be a demonstration`;

const member = { id: "demo", name: "Répartition" };
const outside = { outOfArea: true, areaNames: "" };

/** Creates plausible leads for development, with reserved names, numbers and domains. They send no mail. */
const { values: options } = readArguments(
	{ options: { year: { type: "boolean" }, public: { type: "boolean" } } },
	usage,
);
const { store, config } = await openData({
	mayCreate: true,
	objection: (settings) => (options.public ? null : publicProblem(settings)),
});
const secret = await secretOf(config);
const online: { id: string; demo: Demo }[] = [];
for (const [index, demo] of demos.entries()) {
	const received = new Date(Date.now() - demo.ago * 60 * 60 * 1000);
	const id = randomUUID();
	const photos = await photosOf(demo.photos ?? 0, id, received);
	const request: ContactLead = {
		name: demo.name,
		email: demo.name.includes("Syndicat")
			? "gestion@exemple.example"
			: `${emailName(demo.name) || `demo${index}`}@exemple.example`,
		phone: demo.phone ? `51455501${String(60 + index)}` : null,
		service: demo.service ?? null,
		message: demo.message ?? "",
		postalCode: demo.postalCode || null,
		reachBy: demo.phone ? "phone" : "email",
		marketing: index % 4 === 0 && !demo.waiting,
	};
	await receiveLead(
		{
			kind: demo.waiting ? "waiting-list" : demo.answers ? "estimate" : "contact",
			fields: request,
			// As the site keeps it, also where an area was added since.
			place: demo.waiting ? outside : placeOf(demo.postalCode, serviceArea, company),
			...(demo.answers && {
				estimate: estimateOf(demo.answers, received, demo.chosen !== undefined),
				followTokenOf: (of: string) => followTokenFor(of, secret),
			}),
			asked: demo.chosen ? chosenWindow(demo.chosen) : null,
			photos: photos.map((photo) => photo.id),
			along: photos,
			locale: demo.english ? "en" : "fr",
			key: id,
			// A flagged lead sends no mail; the flag is cleared below.
			flags: ["rate-limit"],
			marketingText: formWordsIn(demo.english ? "en" : "fr", quoteReader()).marketing,
		},
		commandParts(store, () => received, secret),
	);
	const found = await store.get("leads", id);
	if (!found) continue;
	const data = handled({ ...found.data, address: demo.address ?? null, spam: demo.spam ?? [] }, demo, received);
	await store.commit([
		{ kind: "replace", collection: "leads", id, version: found.version, data },
		...noteOf(id, data, demo.note),
		...(await consentWrites(data, { store, secret })),
	]);
	if (demo.online) online.push({ id, demo });
	if (demo.task) await store.commit([taskOf(demo.task, id)]);
	// One of them changed their mind.
	if (demo.status === "contacted" && data.marketing && data.email)
		await withdrawConsent({ store, clock: { now: () => new Date() } }, addressId(data.email, secret), "link");
}
const appointments = await seedAgenda(store, secret);
for (const { id, demo } of online) await bookOnline(id, demo);
const quotes = await seedQuotes(store, secret);
const calls = await seedCalls(store, secret);
const jobs = await seedJobs(store, secret);
await addSources(store);
// Without the leads of a year, fewer visits fit the few leads that there are.
const counted = options.year ? { days: 365, scale: 1, withLeads: true } : { days: 30, scale: 0.2, withLeads: false };
const past = await seedDays(store, secret, counted);
await seedNotes(store, counted.days);
await seedFirstDay(store);
await store.close();
console.log(
	`Added ${demos.length + appointments + quotes + calls + jobs + past.leads} demo leads to ${describeStore(config)}, ${appointments} of ` +
		`them with an appointment, ${quotes} with a quote, ${calls} with calls and ${jobs} with finished work. They are in ` +
		`the inbox and the agenda at /admin, and the gallery shows the illustrations of nine. Statistics have ${past.days} ` +
		"days of visits.",
);

/** A real company's site: nobody could tell the demo from its customers, its quotes and its statistics. */
function publicProblem({ PUBLIC_ORIGIN, STORE, FIRESTORE_EMULATOR_HOST }: Config): string | null {
	const isHosted = STORE === "firestore" && !FIRESTORE_EMULATOR_HOST;
	if (!PUBLIC_ORIGIN && !isHosted) return null;
	return (
		`Nothing was added: ${PUBLIC_ORIGIN ? "PUBLIC_ORIGIN is set" : "STORE is firestore, without an emulator"}, so these may ` +
		"be the data of a public site, and demo customers cannot be told from real ones afterwards. If the site is a " +
		"public demonstration, add --public."
	);
}

/** Books as the site does, after the crews and their other appointments exist. */
async function bookOnline(id: string, { ago, chosen, online: crew }: Demo): Promise<void> {
	const found = await store.get("leads", id);
	if (!found || !chosen || !crew) return;
	const received = new Date(Date.now() - ago * 60 * 60 * 1000);
	const wanted = { chosen: chosenWindow(chosen), crews: [crew], minutes: 60, travel: 30, network: id, perDay: 10 };
	const booked = await bookInstantly(
		wanted,
		commandParts(store, () => received, secret),
	)(id, found.data);
	if (booked === "taken") return;
	const { version } = found;
	await store.commit([{ kind: "replace", collection: "leads", id, version, data: booked.lead }, ...booked.writes]);
}

function chosenWindow({ on, from, to }: NonNullable<Demo["chosen"]>): ChosenWindow {
	return { day: addDays(mondayOf(dayInMontreal(new Date())), on), window: { from, to } };
}

function emailName(name: string): string {
	return name
		.normalize("NFD")
		.replace(/[^a-z]/gi, "")
		.toLowerCase();
}

function estimateOf(services: PartialAnswers["services"], received: Date, hasChosen: boolean): EstimateLead {
	const promotionCode = Object.keys(services).length > 1 ? "DUO-AUTOMNE" : null;
	const answers = completeAnswers({ services, promotionCode });
	return {
		answers,
		// Uses the original prices: demo leads are older than any publication.
		result: estimate(answers, prices, promotions, received),
		wishes: { date: null, part: "any", days: hasChosen ? [] : [2, 4] },
	};
}

function taskOf({ text, due }: NonNullable<Demo["task"]>, leadId: string): Creation<"tasks"> {
	const now = new Date();
	const dueAt = new Date(now.getTime() + due * 60 * 60 * 1000).toISOString();
	const data = newTask(leadId, { text, dueAt, assignee: member }, member, now);
	return { kind: "create", collection: "tasks", id: randomUUID(), data };
}

/** Uses the site's own pictures as visitors' photos. */
async function photosOf(count: number, owner: string, at: Date): Promise<Creation<"photos">[]> {
	const folder = resolve(import.meta.dirname, "..", "public", "pictures");
	const pictures = (await readdir(folder)).filter((name) => /-800\.\w+\.webp$/.test(name));
	const writes: Creation<"photos">[] = [];
	for (let index = 0; index < count; index++) {
		const encoded = await encodePhoto(
			await readFile(join(folder, pictures[(owner.charCodeAt(0) + index * 3) % pictures.length] ?? "")),
		);
		if (encoded.kind !== "photo") continue;
		const { bytes, width, height } = encoded;
		const purgeAfter = retention.leads(at);
		const data: Photo = { owner, width, height, addedAt: at.toISOString(), bytes, purgeAfter };
		writes.push({ kind: "create", collection: "photos", id: randomUUID(), data });
	}
	return writes;
}

/** Applies the changes of a member who handled the lead. */
function handled(lead: Lead, { status, note, visit, reason, amount }: Demo, received: Date): Lead {
	if (!status) return lead;
	const at = new Date(received.getTime() + 40 * 60 * 1000).toISOString();
	const before = stateOf(lead);
	const day = new Date(Date.now() + (visit ?? 0) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
	const slot = visit ? { start: `${day}T09:00`, end: `${day}T12:00` } : null;
	const lostReason = closingReasons.find(({ id }) => id === reason) ?? null;
	const handler = status === "lost" ? null : member;
	const after: LeadWorkState = {
		...before,
		...{ status, visit: slot, answeredAt: at, assignee: handler, lostReason, finalAmount: amount ?? null },
	};
	const entry = (kind: HistoryKind, revision: number): HistoryEntry => ({
		id: randomUUID(),
		at,
		by: member,
		kind,
		revision,
		before,
		after,
		mails: [],
		undone: false,
	});
	const history = [entry(slot ? "visit" : "status", 1), ...(note ? [entry("note", 2)] : [])];
	const messageCount = lead.messageCount + (note ? 1 : 0);
	return { ...withState(lead, after, { revision: history.length, openedAt: at, history }), messageCount };
}

/** The demo's note, as the message of its entry in the history. */
function noteOf(id: string, { desk: { history } }: Lead, text: string | undefined): Creation<"messages">[] {
	const entry = history.find(({ kind }) => kind === "note");
	if (!entry || !text) return [];
	const { at, by } = entry;
	const rest = { subject: "", photos: [], mail: null };
	const data: LeadMessage = { lead: id, at, by, direction: "internal", channel: "note", text, ...rest };
	return [messageWrite(entry.id, data)];
}
