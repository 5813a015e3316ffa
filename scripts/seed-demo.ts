import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { addressId } from "../app/.server/marketing/address-id.ts";
import { consentWrites, withdrawConsent } from "../app/.server/marketing/consents.ts";
import { encodePhoto } from "../app/.server/photos/encode-photo.ts";
import { secretOf } from "../app/.server/secret.ts";
import { describeStore } from "../app/.server/store/open-store.ts";
import { followTokenFor } from "../app/leads/.server/follow-lead.ts";
import { messageWrite } from "../app/leads/.server/messages.ts";
import { receiveLead } from "../app/leads/.server/receive-lead.ts";
import type { Answers } from "../app/model/estimate/answers.ts";
import { estimate } from "../app/model/estimate/engine/engine.ts";
import type { ContactLead } from "../app/model/leads/contact-form.ts";
import type { EstimateLead, Lead, Photo } from "../app/model/leads/lead.ts";
import type { LeadAddress } from "../app/model/leads/lead-details.ts";
import {
	type HistoryEntry,
	type HistoryKind,
	type LeadWorkState,
	stateOf,
	withState,
} from "../app/model/leads/lead-history.ts";
import type { LeadMessage } from "../app/model/leads/lead-message.ts";
import { placeOf } from "../app/model/leads/lead-place.ts";
import type { LeadStatus, SpamFlag } from "../app/model/leads/lead-status.ts";
import { newTask } from "../app/model/leads/task.ts";
import type { Creation } from "../app/model/ports.ts";
import { retention } from "../app/model/privacy/retention.ts";
import { closingReasons } from "../content/closing-reasons.ts";
import { company } from "../content/company.ts";
import { formWords } from "../content/messages/forms.ts";
import { prices } from "../content/prices.ts";
import { promotions } from "../content/promotions.ts";
import { serviceArea } from "../content/service-area.ts";
import { seedAgenda } from "./demo-agenda.ts";
import { openData } from "./open-data.ts";

/** Input for a demo lead. */
interface Demo {
	name: string;
	/** Age in hours. */
	ago: number;
	answers?: Answers["services"];
	service?: ContactLead["service"];
	message?: string;
	postalCode: string;
	address?: LeadAddress;
	english?: boolean;
	phone?: boolean;
	photos?: number;
	status?: LeadStatus;
	/** The id of the reason of a lost lead. */
	reason?: string;
	/** The final amount of a done lead, in cents. */
	amount?: number;
	note?: string;
	/** Day of the appointment, counted from now. */
	visit?: number;
	spam?: SpamFlag[];
	waiting?: boolean;
	/** Due that many hours from now. */
	task?: { text: string; due: number };
}

const house: Answers["services"]["ventilation-ducts"] = {
	home: "house",
	floors: 2,
	vents: 14,
	area: null,
	heating: "electric-furnace",
	lastCleaning: "unknown",
};
const wool = { area: 80, fibre: "wool", stains: "urine" } as const;

const demos: readonly Demo[] = [
	{
		name: "Chantal Demo",
		ago: 0.5,
		answers: { "post-disaster": { cause: "water", area: 350, since: "under-24-hours" } },
		message: "L’eau monte par le drain du sous-sol depuis ce matin.",
		postalCode: "H1V1B2",
		address: { street: "100, rue de la Démonstration", unit: "", city: "Montréal" },
		phone: true,
		photos: 2,
	},
	{
		name: "Ariane Démo-Tremblay",
		ago: 1,
		answers: { "ventilation-ducts": house, "dryer-ducts": { length: "under-5-m", exit: "roof", nest: "no" } },
		message: "Nous venons d’acheter une maison de 1962. Les conduits n’ont peut-être jamais été nettoyés.",
		postalCode: "H2T2S9",
		phone: true,
		photos: 3,
		task: { text: "Rappeler pour l’adresse", due: 5 },
	},
	{
		name: "Bilal Demo",
		ago: 2,
		answers: {
			"oriental-rugs": { pieces: [wool, { area: 40, fibre: "synthetic", stains: "none" }], place: "workshop" },
		},
		message: "Tapis de laine de 8 pi sur 10 pi, le chat a eu un accident.",
		postalCode: "H7N1A1",
		phone: true,
		photos: 1,
	},
	{
		name: "David Demo",
		ago: 3,
		service: "factory-shop-office",
		message: "Office of 4,000 sq ft, evenings only. When could someone come by?",
		postalCode: "H4R2B7",
		english: true,
	},
	{
		name: "Syndicat Demo, 24 logements",
		ago: 20,
		answers: { "dryer-ducts": { length: "5-to-10-m", exit: "wall", nest: "unknown" } },
		message: "Immeuble de 24 logements, nous voulons une soumission pour les conduits de sécheuse.",
		postalCode: "J4K1A1",
		phone: true,
		status: "contacted",
		note: "Rappeler la gestionnaire jeudi, en matinée.",
		task: { text: "Envoyer le prix à la gestionnaire", due: -15 },
	},
	{
		name: "Élise Demo",
		ago: 26,
		answers: { "air-exchanger-ducts": { brand: "known", filters: "washable" } },
		postalCode: "J4Z1A1",
		phone: true,
		status: "contacted",
		photos: 1,
	},
	{
		name: "Farah Demo",
		ago: 30,
		answers: {
			"house-cleaning": {
				area: 1400,
				rooms: 5,
				bathrooms: 2,
				stairs: 1,
				condition: "ordinary",
				pets: "yes",
				purpose: "before-a-move",
				extras: ["oven", "fridge"],
			},
		},
		message: "We are moving out on June 30 and need the whole apartment cleaned.",
		postalCode: "H4G1A1",
		address: { street: "200 Demo Street", unit: "12", city: "Verdun" },
		english: true,
		phone: true,
		status: "quoted",
	},
	{
		name: "Gabriel Demo",
		ago: 50,
		answers: {
			"furniture-mattresses": {
				pieces: [{ piece: "sofa", count: 1, seats: 3, fabric: "w", stains: "stains" }],
			},
		},
		postalCode: "H2C1A1",
		status: "quoted",
		photos: 2,
	},
	{
		name: "Hélène Demo",
		ago: 70,
		answers: { "ventilation-ducts": { ...house, home: "semi-detached", vents: 10 } },
		postalCode: "H3B1A1",
		address: { street: "300, rue de la Démonstration", unit: "bureau 5", city: "Montréal" },
		phone: true,
		status: "booked",
		visit: 3,
		task: { text: "Confirmer l’accès au toit", due: 48 },
		note: "Stationnement dans la ruelle. Vérifier l’accès au toit avant de confirmer.",
	},
	{
		name: "Ariane Démo-Tremblay",
		ago: 300,
		service: "dryer-ducts",
		message: "La sécheuse prend deux cycles. Le clapet dehors ouvre à peine.",
		postalCode: "H2T2S9",
		status: "done",
		amount: 149_00,
	},
	{
		name: "Lina Demo",
		ago: 24 * 24,
		answers: { "ventilation-ducts": { ...house, vents: 18 } },
		postalCode: "H1V1B2",
		phone: true,
		status: "done",
		amount: 438_50,
	},
	{
		name: "Marc Demo",
		ago: 24 * 38,
		service: "furniture-mattresses",
		message: "Un sofa de trois places et un matelas, pour la visite des parents.",
		postalCode: "H7N1A1",
		status: "done",
	},
	{
		name: "Nadia Demo",
		ago: 24 * 45,
		answers: { "dryer-ducts": { length: "under-5-m", exit: "wall", nest: "no" } },
		postalCode: "J4K1A1",
		phone: true,
		status: "done",
		amount: 129_00,
	},
	{
		name: "Olivier Demo",
		ago: 24 * 52,
		service: "house-cleaning",
		message: "I found someone closer to home, thank you.",
		postalCode: "H4G1A1",
		english: true,
		status: "lost",
		reason: "autre-entreprise",
	},
	{
		name: "Pascale Demo",
		ago: 24 * 66,
		answers: { "ventilation-ducts": house },
		postalCode: "H3B1A1",
		status: "lost",
		reason: "prix-trop-eleve",
	},
	{
		name: "Jules Demo",
		ago: 400,
		service: "oriental-rugs",
		message: "Trop loin, finalement.",
		postalCode: "H8N1A1",
		status: "lost",
		reason: "ne-veut-plus",
	},
	{ name: "Solange Fiset", ago: 28, phone: true, answers: { "ventilation-ducts": house }, postalCode: "J7Y1A1" },
	{ name: "", ago: 90, answers: { "ventilation-ducts": house }, postalCode: "G1R4P5", waiting: true },
	{
		name: "SEO Demo",
		ago: 5,
		service: null,
		message: "Best ranking for your website!!!",
		postalCode: "",
		english: true,
		spam: ["honeypot"],
	},
	{
		name: "Karim Demo",
		ago: 8,
		service: "dryer-ducts",
		message: "Bonjour, est-ce que vous venez le samedi?",
		postalCode: "H2X1A1",
		spam: ["too-fast"],
	},
];

const member = { id: "demo", name: "Répartition" };

/** Creates plausible leads for development, with reserved names, numbers and domains. They send no mail. */
const { store, config } = await openData();
const secret = await secretOf(config);
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
		marketing: index % 4 === 0,
	};
	await receiveLead(
		{
			kind: demo.waiting ? "waiting-list" : demo.answers ? "estimate" : "contact",
			request,
			place: placeOf(demo.postalCode, serviceArea, company),
			...(demo.answers && {
				estimate: estimateOf(demo.answers, received),
				followTokenOf: (of: string) => followTokenFor(of, secret),
			}),
			photos: photos.map((photo) => photo.id),
			along: photos,
			locale: demo.english ? "en" : "fr",
			key: id,
			// A flagged lead sends no mail; the flag is cleared below.
			flags: ["rate-limit"],
			marketingText: formWords[demo.english ? "en" : "fr"].marketing,
		},
		{ store, secret, clock: { now: () => received }, mailDomain: "airelle.example" },
	);
	const found = await store.get("leads", id);
	if (!found) continue;
	const data = handled({ ...found.data, address: demo.address ?? null, spam: demo.spam ?? [] }, demo, received);
	await store.commit([
		{ kind: "replace", collection: "leads", id, version: found.version, data },
		...noteOf(id, data, demo.note),
		...(await consentWrites(data, { store, secret })),
	]);
	if (demo.task) await store.commit([taskOf(demo.task, id)]);
	// One of them changed their mind.
	if (demo.status === "contacted" && data.marketing && data.email)
		await withdrawConsent({ store, clock: { now: () => new Date() } }, addressId(data.email, secret), "link");
}
const appointments = await seedAgenda(store, secret);
await store.close();
console.log(
	`Added ${demos.length + appointments} demo leads to ${describeStore(config)}, ${appointments} of them with an appointment. ` +
		"They are in the inbox and the agenda at /admin.",
);

function emailName(name: string): string {
	return name
		.normalize("NFD")
		.replace(/[^a-z]/gi, "")
		.toLowerCase();
}

function estimateOf(services: Answers["services"], received: Date): EstimateLead {
	const answers: Answers = { services, promotionCode: Object.keys(services).length > 1 ? "DUO-AUTOMNE" : null };
	return {
		answers,
		// Uses the original prices: demo leads are older than any publication.
		result: estimate(answers, prices, promotions, received),
		wishes: { date: null, part: "any", days: [2, 4] },
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
	const pictures = (await readdir(folder)).filter((name) => /-640\.\w+\.webp$/.test(name));
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
