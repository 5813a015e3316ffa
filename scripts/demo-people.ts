import type { PartialAnswers } from "../app/model/estimate/answers.ts";
import type { ContactLead } from "../app/model/leads/contact-form.ts";
import type { LeadAddress } from "../app/model/leads/lead-details.ts";
import type { LeadStatus, SpamFlag } from "../app/model/leads/lead-status.ts";

/** Input for a demo lead. */
export interface Demo {
	name: string;
	/** Age in hours. */
	ago: number;
	/** The other questions have the answers of an untouched form. */
	answers?: PartialAnswers["services"];
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
	/** The window that the customer chose, so many days after the Monday of this week. */
	chosen?: { on: number; from: string; to: string };
	/** The crew that the chosen window is booked with, online; without it, the window is only asked for. */
	online?: string;
	/** Due that many hours from now. */
	task?: { text: string; due: number };
}

const house: PartialAnswers["services"]["ventilation-ducts"] = {
	home: "house",
	floors: 2,
	vents: 14,
	heating: "electric-furnace",
};
const wool = { area: 80, fibre: "wool", stains: "urine" } as const;

/** People for development, with reserved names. Their phone numbers and addresses are made from their position. */
export const demos: readonly Demo[] = [
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
	{
		name: "Mireille Démo-Bouchard",
		ago: 0.8,
		answers: { "dryer-ducts": { length: "under-5-m", exit: "wall", nest: "no" } },
		message: "L’après-midi m’arrange : je travaille le matin.",
		postalCode: "H2J1K9",
		phone: true,
		chosen: { on: 9, from: "15:00", to: "17:00" },
	},
	{
		name: "Hugo Démo",
		ago: 19,
		answers: { "ventilation-ducts": house },
		postalCode: "H7P1A1",
		chosen: { on: 8, from: "08:00", to: "10:00" },
	},
	{
		name: "Priya Demo",
		ago: 3,
		answers: { "air-exchanger-ducts": { brand: "unknown", filters: "washable" } },
		message: "The condo rules ask for a certificate of insurance. Can you send one?",
		postalCode: "J4K1A1",
		english: true,
		phone: true,
		chosen: { on: 11, from: "13:00", to: "15:00" },
	},
	{
		name: "Thierry Démo-Côté",
		ago: 2,
		answers: { "dryer-ducts": { length: "under-5-m", exit: "wall", nest: "no" } },
		postalCode: "H1Y1A1",
		address: { street: "3030, rue Démo", unit: "2", city: "Montréal" },
		phone: true,
		chosen: { on: 10, from: "10:00", to: "12:00" },
		online: "montreal",
	},
	{
		name: "Wendy Demo",
		ago: 21,
		answers: { "dryer-ducts": { length: "under-5-m", exit: "roof", nest: "no" } },
		postalCode: "H7L1A1",
		english: true,
		phone: true,
		chosen: { on: 7, from: "13:00", to: "15:00" },
		online: "laval",
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
	// Asked before their area was served: the series about new areas finds them.
	{ name: "", ago: 24 * 50, service: "dryer-ducts", postalCode: "J3V", waiting: true },
	{ name: "", ago: 24 * 70, service: "house-cleaning", postalCode: "J5R", waiting: true, english: true },
];
