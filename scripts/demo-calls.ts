import { randomUUID } from "node:crypto";
import { tellApart } from "../app/leads/.server/customers/join-leads.ts";
import { followTokenFor } from "../app/leads/.server/follow-lead.ts";
import { changeLead } from "../app/leads/.server/inbox/change-lead.ts";
import type { LeadChange } from "../app/leads/.server/inbox/lead-change.ts";
import type { LeadParts } from "../app/leads/.server/lead-parts.ts";
import { receiveLead } from "../app/leads/.server/receive-lead.ts";
import type { CallOutcome } from "../app/model/leads/call-outcomes.ts";
import type { ContactLead } from "../app/model/leads/contact-form.ts";
import type { HeardFrom } from "../app/model/leads/heard-from.ts";
import { placeOf } from "../app/model/leads/lead-place.ts";
import type { SpokenAnswer, SpokenAnswers } from "../app/model/leads/spoken-answers.ts";
import type { DocumentStore } from "../app/model/ports.ts";
import { company } from "../content/company.ts";
import { serviceArea } from "../content/service-area.ts";
import { commandParts } from "./command-parts.ts";

const by = { id: "demo", name: "Répartition" };
const hour = 60 * 60 * 1000;

/** Something that was noted on a lead, so many hours ago. */
type Noted = { ago: number } & (
	| { call: CallOutcome; text?: string /** Hours from now. */; again?: number }
	| { done: number }
);

interface Caller {
	name: string;
	/** The last two digits of the phone number, which is 514 555-01xx. */
	line: string;
	/** The part before the at sign; empty without an address. */
	email?: string;
	/** Age in hours. */
	ago: number;
	service: ContactLead["service"];
	message: string;
	postalCode: string;
	english?: true;
	/** Missing: a form of the site. */
	call?: { heardFrom?: HeardFrom; details?: SpokenAnswer["answer"]; marketing?: SpokenAnswer["answer"] };
	noted?: readonly Noted[];
	/** Shares its phone number with another person of the household. */
	isApart?: true;
}

/** A customer who came back twice, a household with one phone number, and calls with each outcome. */
const callers: readonly Caller[] = [
	{
		...{ name: "Louise Démo-Caron", line: "41", email: "louise.demo", ago: 24 * 400, service: "air-exchanger-ducts" },
		...{ message: "Nettoyage de l’échangeur d’air, avant l’hiver.", postalCode: "H1M1A1" },
		noted: [{ ago: 24 * 380, done: 149_00 }],
	},
	{
		...{ name: "Louise Démo-Caron", line: "41", email: "louise.demo", ago: 24 * 60, service: "dryer-ducts" },
		...{ message: "La sécheuse met deux heures à sécher.", postalCode: "H1M1A1" },
		call: { heardFrom: "returning", details: "yes" },
		noted: [{ ago: 24 * 50, done: 129_00 }],
	},
	{
		...{ name: "Louise Démo-Caron", line: "41", email: "louise.demo", ago: 2, service: "ventilation-ducts" },
		...{ message: "Poussière aux bouches du haut depuis l’automne. Rappeler avec un prix.", postalCode: "H1M1A1" },
		call: { heardFrom: "returning", details: "yes", marketing: "yes" },
	},
	{
		...{ name: "Paul Démo-Gervais", line: "42", email: "paul.demo", ago: 30, service: "house-cleaning" },
		...{ message: "Ménage avant la visite de l’acheteur.", postalCode: "H2J1K9" },
		call: { heardFrom: "recommended", details: "yes", marketing: "no" },
		noted: [{ ago: 5, call: "message-left", text: "Message sur la boîte vocale : prix prêt.", again: 20 }],
	},
	{
		...{ name: "Rita Démo-Gervais", line: "42", email: "rita.demo", ago: 6, service: "oriental-rugs" },
		...{ message: "Un tapis de laine à faire nettoyer, pour ma mère.", postalCode: "H2J1K9" },
		noted: [
			{ ago: 4, call: "no-answer" },
			{ ago: 1, call: "no-answer", text: "Sonne dans le vide.", again: 2 },
		],
		isApart: true,
	},
	{
		...{ name: "Colin Demo", line: "43", ago: 26, service: "furniture-mattresses" },
		...{ message: "Sectional sofa, coffee stain on two seats.", postalCode: "J4K1A1", english: true },
		call: { heardFrom: "vehicle", details: "yes" },
		noted: [{ ago: 3, call: "reached", text: "Photos are coming by e-mail tonight." }],
	},
];

/** Adds leads that came by phone, and call logs. They send no mail. Returns how many leads. */
export async function seedCalls(opened: DocumentStore, secret: string): Promise<number> {
	const store: DocumentStore = {
		...opened,
		commit: (writes) => opened.commit(writes.filter(({ collection }) => collection !== "outbox")),
	};
	for (const caller of callers) {
		const id = randomUUID();
		await receive(id, caller, partsAt(caller.ago));
		for (const noted of caller.noted ?? []) {
			const parts = partsAt(noted.ago);
			await changeLead(parts, id, by, 99, changeOf(noted));
		}
		if (caller.isApart) await tellApart(partsAt(0), by, [id]);
	}
	return callers.length;

	function partsAt(ago: number): LeadParts {
		const now = new Date(Date.now() - ago * hour);
		return commandParts(store, () => now, secret);
	}
}

function changeOf(noted: Noted): LeadChange {
	if ("done" in noted) return { kind: "status", to: "done", finalAmount: noted.done };
	const { call: outcome, text = "", again } = noted;
	const dueAt = again === undefined ? "" : new Date(Date.now() + again * hour).toISOString();
	const task = dueAt ? { text: "Rappeler", dueAt } : null;
	return { kind: "call", outcome, text, status: null, again: task };
}

async function receive(id: string, caller: Caller, parts: LeadParts): Promise<void> {
	const { name, line, email, service, message, postalCode, english, call } = caller;
	const locale = english ? "en" : "fr";
	await receiveLead(
		{
			kind: "contact",
			fields: {
				...{ name, email: email ? `${email}@exemple.example` : null, phone: `51455501${line}`, service, message },
				...{ postalCode, reachBy: "phone", marketing: false },
			},
			place: placeOf(postalCode, serviceArea, company),
			followTokenOf: (of) => followTokenFor(of, parts.secret),
			...{ locale, key: id, flags: [], marketingText: "" },
			...(call && {
				call: {
					by,
					confirms: false,
					address: null,
					heardFrom: call.heardFrom ?? null,
					spoken: spokenOf(caller, parts),
				},
			}),
		},
		parts,
	);
}

const sentences: Readonly<Record<keyof SpokenAnswers, Record<"fr" | "en", string>>> = {
	details: {
		fr: "Je note vos coordonnées pour répondre à votre demande. Cela vous va?",
		en: "I’m writing down your contact details to answer your request. Is that all right?",
	},
	marketing: {
		fr: "Voulez-vous recevoir nos promotions par courriel? Vous pourrez arrêter quand vous voulez.",
		en: "Would you like our promotions by e-mail? You can stop at any time.",
	},
};

function spokenOf({ call, english }: Caller, { clock }: LeadParts): SpokenAnswers {
	const locale = english ? "en" : "fr";
	const said = (name: keyof SpokenAnswers) => {
		const answer = call?.[name];
		return answer && { [name]: { answer, text: sentences[name][locale], locale, at: clock.now().toISOString(), by } };
	};
	return { ...said("details"), ...said("marketing") };
}
