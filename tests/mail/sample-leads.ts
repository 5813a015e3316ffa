import type { Collection, Documents } from "#app/model/documents.ts";
import type { Answers } from "#app/model/estimate/answers.ts";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import type { AppointmentWishes, Draft, Lead, OutboxEntry, Photo } from "#app/model/leads/lead.ts";
import { untouchedLeadWork } from "#app/model/leads/lead-history.ts";
import type { Creation } from "#app/model/ports.ts";
import { prices } from "#content/prices.ts";
import { promotions } from "#content/promotions.ts";

/** Sample documents as stored, for tests. */
export const contactLead: Lead = {
	reference: "AIR-7K2M9QX",
	kind: "contact",
	idempotencyKey: "key",
	contentHash: "hash",
	linkedTo: null,
	receivedAt: "2026-11-03T19:05:00.000Z",
	lastContactAt: "2026-11-03T19:05:00.000Z",
	locale: "fr",
	name: "Maëlle Tremblay",
	email: "maelle@example.com",
	phone: "4385550199",
	service: "dryer-ducts",
	message: "Bonjour,\nle linge met deux cycles à sécher.",
	postalCode: "H2T1S6",
	address: null,
	outOfArea: false,
	reachBy: "phone",
	marketing: null,
	spam: [],
	status: "new",
	estimate: null,
	followToken: null,
	photos: [],
	areaNames: "",
	messageCount: 1,
	lastMessageAt: "2026-11-03T19:05:00.000Z",
	latestText: "",
	laterWords: "",
	desk: untouchedLeadWork,
	purgeAfter: "2028-11-03T19:05:00.000Z",
};

export const ductAnswers: Answers = {
	services: {
		"ventilation-ducts": {
			home: "house",
			floors: 2,
			vents: 14,
			area: null,
			heating: "electric-furnace",
			lastCleaning: "unknown",
		},
		"dryer-ducts": { length: "5-to-10-m", exit: "roof", nest: "no" },
	},
	promotionCode: "DUO-AUTOMNE",
};

/** One piece of each kind, and every way of answering "unknown". */
export const homeAnswers: Answers = {
	services: {
		"oriental-rugs": {
			pieces: [
				{ area: 40, fibre: "wool", stains: "urine" },
				{ area: null, fibre: "silk", stains: "unknown" },
			],
			place: "workshop",
		},
		"furniture-mattresses": {
			pieces: [
				{ piece: "sofa", count: 2, seats: 3, fabric: "w", stains: "stains" },
				{ piece: "mattress", count: 1, size: "queen", stains: "none" },
				{ piece: "carpet", area: 1_200 },
			],
		},
		"house-cleaning": {
			area: 1_400,
			rooms: 5,
			bathrooms: 2,
			stairs: 2,
			condition: "ordinary",
			pets: "yes",
			purpose: "before-a-move",
			extras: [],
		},
	},
	promotionCode: "PERIME",
};

export const disasterAnswers: Answers = {
	services: { "post-disaster": { cause: "water", area: 200, since: "under-24-hours" } },
	promotionCode: null,
};

const tuesdayMorning: AppointmentWishes = { date: "2026-11-17", part: "morning", days: [3, 5] };

export function estimateLead(answers: Answers, changes: Partial<Lead> = {}, wishes = tuesdayMorning): Lead {
	const result = estimate(answers, prices, promotions, new Date(contactLead.receivedAt));
	return {
		...contactLead,
		kind: "estimate",
		service: null,
		followToken: "sPnTgmGK3pVqXn6b2cHrYw",
		photos: ["photo-1", "photo-2"],
		estimate: { answers, result, wishes },
		...changes,
	};
}

/** Outside the served areas: only an e-mail address is asked for. */
export const waitingLead: Lead = estimateLead(
	ductAnswers,
	{
		kind: "waiting-list",
		name: "",
		message: "",
		phone: null,
		reachBy: "email",
		postalCode: "G1R4P5",
		outOfArea: true,
		photos: [],
		followToken: null,
	},
	{ date: null, part: "any", days: [] },
);

export const draft: Draft = {
	locale: "fr",
	kinds: ["ventilation-ducts", "dryer-ducts"],
	promotionCode: null,
	details: {},
	visit: {},
	person: {},
	photos: [{ id: "photo-1", width: 1200, height: 900 }],
	refusedPhotos: [],
	waiting: false,
	leadId: "lead-1",
	followToken: null,
	email: "maelle@example.com",
	phone: null,
	updatedAt: "2026-11-03T19:05:00.000Z",
	purgeAfter: "2026-12-03T19:05:00.000Z",
};

export const photo: Photo = {
	owner: "lead-1",
	width: 1,
	height: 1,
	addedAt: "2026-11-03T19:05:00.000Z",
	bytes: new Uint8Array([1]),
	purgeAfter: "2028-11-02T19:05:00.000Z",
};

export const outboxEntry: OutboxEntry = {
	template: "lead-confirmation",
	leadId: "lead-1",
	messageId: "<mail-1@airelle.example>",
	status: "pending",
	attempts: 0,
	nextAttemptAt: "2026-11-03T19:05:00.000Z",
	createdAt: "2026-11-03T19:05:00.000Z",
	lastError: null,
	purgeAfter: "2027-11-03T19:05:00.000Z",
};

export function create<C extends Collection>(collection: C, id: string, data: Documents[C]): Creation<C> {
	return { kind: "create", collection, id, data };
}
