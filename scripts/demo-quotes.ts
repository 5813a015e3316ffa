import { randomUUID } from "node:crypto";
import { changeLead } from "../app/leads/.server/inbox/change-lead.ts";
import type { LeadChange } from "../app/leads/.server/inbox/lead-change.ts";
import { acceptQuote, declineQuote } from "../app/leads/.server/quotes/answer-quote.ts";
import { saveDraft } from "../app/leads/.server/quotes/save-draft.ts";
import { receiveLead } from "../app/leads/.server/receive-lead.ts";
import type { AppointmentPlace } from "../app/model/appointments/appointment.ts";
import type { Lead } from "../app/model/leads/lead.ts";
import { placeOf } from "../app/model/leads/lead-place.ts";
import type { DocumentStore, StoredDocument } from "../app/model/ports.ts";
import { type QuoteContent, type QuoteLine, quoteId } from "../app/model/quotes/quote.ts";
import { quoteTexts } from "../app/quotes/.server/quote-texts.ts";
import { textsHash } from "../app/quotes/.server/texts-hash.ts";
import { addDays, mondayOf } from "../app/time/days.ts";
import { dayInMontreal } from "../app/time/montreal.ts";
import { company } from "../content/company.ts";
import { serviceArea } from "../content/service-area.ts";
import { commandParts } from "./command-parts.ts";
import { withoutMails } from "./demo-store.ts";
import { quoteReader } from "./quote-reader.ts";

const by = { id: "demo", name: "Répartition" };
const reader = quoteReader();
const oneDay = 24 * 60 * 60 * 1000;

/** What happens to the quote of one person, the oldest first. Days are counted from today; negative ones are over. */
type Step =
	| { on: number; do: "save" }
	| { on: number; do: "send"; until: number; hours?: number; proposes?: number }
	| { on: number; do: "accept"; version: number; books?: true }
	| { on: number; do: "decline"; version: number; reason: string }
	| { on: number; do: "finish"; amount: number };

interface Person {
	name: string;
	message: string;
	english?: true;
	steps: readonly Step[];
}

const people: readonly Person[] = [
	{
		name: "Béatrice Démo",
		message: "Les conduits et un grand ménage du sous-sol, avant les Fêtes.",
		steps: [{ on: -1, do: "save" }],
	},
	{
		name: "Cédric Démo",
		message: "Pouvez-vous venir la semaine prochaine?",
		steps: [{ on: -1, do: "send", until: 20, proposes: 9 }],
	},
	{
		name: "Dalia Démo",
		message: "Je compare deux soumissions, je vous reviens.",
		steps: [{ on: -12, do: "send", until: 1 }],
	},
	{
		name: "Émile Démo",
		message: "Je dois en parler avec mon propriétaire.",
		steps: [{ on: -40, do: "send", until: -10 }],
	},
	{
		name: "Fiona Démo",
		message: "Could you add two hours for the basement?",
		english: true,
		steps: [
			{ on: -6, do: "send", until: 24 },
			{ on: -2, do: "send", until: 28, hours: 5 },
		],
	},
	{
		name: "Guillaume Démo",
		message: "C’est pour une maison de 1962.",
		steps: [
			{ on: -2, do: "send", until: 28, proposes: 10 },
			{ on: -1, do: "accept", version: 1, books: true },
		],
	},
	{
		name: "Hannah Démo",
		message: "Mornings are best for us.",
		english: true,
		steps: [
			{ on: -4, do: "send", until: 26 },
			{ on: -1, do: "accept", version: 1 },
		],
	},
	{
		name: "Ibrahim Démo",
		message: "Il y a un escalier étroit vers le sous-sol.",
		steps: [
			{ on: -25, do: "send", until: 5 },
			{ on: -22, do: "accept", version: 1 },
			{ on: -15, do: "finish", amount: 537_00 },
		],
	},
	{
		name: "Judith Démo",
		message: "Combien pour les conduits et le sous-sol?",
		steps: [
			{ on: -5, do: "send", until: 25 },
			{ on: -3, do: "decline", version: 1, reason: "C’est plus que notre budget cette année." },
		],
	},
];

/** One for each person: the same name and postal code would look like the same customer. */
const postalCodes = ["H2V1A1", "H2S2B2", "H2R1C3", "H2E2B4", "H3L1E5", "H3N2G6", "H4A1H7", "H4E2J8", "H1W1K9"];

/** Quotes in every state, made with the functions that the site uses. */
export async function seedQuotes(store: DocumentStore, secret: string): Promise<number> {
	const quiet = withoutMails(store);
	for (const [index, person] of people.entries()) await addPerson(quiet, secret, person, index);
	return people.length;
}

async function addPerson(store: DocumentStore, secret: string, person: Person, index: number): Promise<void> {
	const id = randomUUID();
	let now = at((person.steps[0]?.on ?? 0) - 1);
	const parts = commandParts(store, () => now, secret);
	const locale = person.english ? "en" : "fr";
	const postalCode = postalCodes[index] ?? "H2T2S9";
	const email = `soumission${index}@exemple.example`;
	await receiveLead(
		{
			kind: "contact",
			fields: {
				...{ name: person.name, email, phone: `51455501${80 + index}`, service: "ventilation-ducts" },
				...{ message: person.message, postalCode, reachBy: "email", marketing: false },
			},
			place: placeOf(postalCode, serviceArea, company),
			...{ photos: [], locale, key: id, marketingText: "" },
			// A flagged lead sends no mail; the flag is cleared below.
			flags: ["rate-limit"],
		},
		parts,
	);
	const found = async () => (await store.get("leads", id)) as StoredDocument<Lead>;
	const { version: stored, data } = await found();
	await store.commit([{ kind: "replace", collection: "leads", id, version: stored, data: { ...data, spam: [] } }]);
	const change = async (wanted: LeadChange) =>
		(await changeLead(parts, id, by, (await found()).data.desk.revision, wanted)).kind;
	const answered = async (version: number) => {
		const quote = quoteId(id, version);
		return { id: quote, hash: (await store.get("quotes", quote))?.data.hash ?? "" };
	};
	let version = 0;
	for (const step of person.steps) {
		now = at(step.on);
		switch (step.do) {
			case "save":
				await saveDraft(parts, id, by, { version: 1, revision: 0 }, contentOf(20));
				break;
			case "send": {
				version += 1;
				// A second run finds the mornings of the first one taken, and proposes later ones.
				for (let later = 0; later < 60; later++) {
					const outcome = await change(await sending(await found(), version, { ...step, later }, now));
					if (outcome !== "taken") break;
				}
				break;
			}
			case "accept": {
				const typed = { name: person.name, email, locale, frenchGivenAt: now.toISOString() } as const;
				const books = step.books ?? false;
				await acceptQuote(parts, await found(), await answered(step.version), { ...typed, books });
				break;
			}
			case "decline":
				await declineQuote(parts, await found(), await answered(step.version), step.reason);
				break;
			case "finish":
				await change({ kind: "status", to: "done", finalAmount: step.amount });
		}
	}
}

async function sending(
	{ data: lead }: StoredDocument<Lead>,
	version: number,
	{ until, hours, proposes, later }: Extract<Step, { do: "send" }> & { later: number },
	now: Date,
): Promise<LeadChange> {
	const content = contentOf(until, hours);
	const { quote } = lead.desk;
	const place = proposes === undefined ? null : placeOn(proposes + later);
	const replaces = quote && { version: quote.version, sentAt: quote.sentAt };
	const texts = quoteTexts({ content, version, lead, replaces: replaces ?? null, proposal: place, now }, reader);
	return {
		...{ kind: "quote", to: "sent", version, revision: 0, content, texts, hash: textsHash(texts), text: "" },
		proposal: place && { place, accepted: [] },
	};
}

/** In the agenda of the demo, these mornings of the next week are free. */
function placeOn(days: number): AppointmentPlace {
	const day = addDays(mondayOf(dayInMontreal(new Date())), days);
	return { crew: "montreal", day, window: { from: "08:00", to: "10:00" }, minutes: 180, travel: 30 };
}

function contentOf(until: number, hours = 3): QuoteContent {
	return {
		lines: [ducts, { ...basement, quantity: hours * 100, ceiling: (hours + 1) * 100 }],
		discount: null,
		reason: { fr: "", en: "" },
		validUntil: addDays(dayInMontreal(new Date()), until),
	};
}

const ducts: QuoteLine = {
	text: { fr: "Conduits de ventilation", en: "Ventilation ducts" },
	detail: { fr: "Maison, 14 bouches", en: "House, 14 vents" },
	...{ unit: "each", quantity: 100, price: 429_00, ceiling: null, service: "ventilation-ducts", expected: null },
};

const basement: QuoteLine = {
	text: { fr: "Ménage du sous-sol", en: "Basement cleaning" },
	detail: { fr: "", en: "" },
	...{ unit: "hour", quantity: 300, price: 54_00, ceiling: 400, service: "house-cleaning", expected: null },
};

function at(days: number): Date {
	return new Date(Date.now() + days * oneDay);
}
