import type { PartOfDay } from "#app/model/leads/lead.ts";
import type { ReachBy } from "#app/model/leads/lead-details.ts";
import type { QuoteStatus } from "#app/model/quotes/quote.ts";
import { bookingWords } from "./booking.fr.ts";

/** The words of the file of exported leads; statuses, kinds and flags are those of the inbox. */
export const exportWords = {
	columns: {
		reference: "Référence",
		receivedAt: "Reçue",
		status: "Statut",
		spam: "Indésirable",
		locale: "Langue",
		name: "Nom",
		email: "Courriel",
		phone: "Téléphone",
		service: "Service",
		postalCode: "Code postal",
		reachBy: "À joindre par",
		marketing: "Promotions par courriel depuis",
		message: "Message",
		linkedTo: "Suite de (identifiant)",
		id: "Identifiant",
		kind: "Provenance",
		services: "Services de l’estimation",
		low: "Prix minimal ($)",
		high: "Prix maximal ($)",
		promotionCode: "Code promotionnel",
		wishedDate: "Jour souhaité",
		wishedPart: "Moment souhaité",
		wishedDays: "Autres jours",
		photos: "Photos",
		lastContactAt: "Dernier échange",
		purgeAfter: "Conservée jusqu’au",
		marketingWithdrawnAt: "Promotions refusées depuis",
		outOfArea: "Hors secteur",
		assignee: "Responsable",
		answeredAt: "Premier contact",
		visitStart: "Début du rendez-vous",
		visitEnd: "Fin du rendez-vous",
		notes: "Notes internes",
		lostReason: "Raison de perte",
		finalAmount: "Montant final ($)",
		appointmentDay: "Jour du rendez-vous",
		appointmentWindow: "Heure d’arrivée",
		appointmentCrew: "Équipe",
		appointmentStatus: "État du rendez-vous",
		quoteVersion: "Version de la soumission",
		quoteStatus: "État de la soumission",
		quoteTotal: "Total de la soumission ($)",
		quoteValidUntil: "Soumission valable jusqu’au",
		quoteSentAt: "Soumission envoyée",
		quoteAcceptedAt: "Soumission acceptée",
		quoteAcceptedTotal: "Total accepté ($)",
		askedDay: "Jour demandé",
		askedWindow: "Heure d’arrivée demandée",
		bookedOnline: "Rendez-vous pris en ligne",
	},
	quoteStatuses: {
		draft: "brouillon",
		sent: "envoyée",
		accepted: "acceptée",
		declined: "refusée",
		superseded: "remplacée",
		expired: "expirée",
	} satisfies Readonly<Record<QuoteStatus, string>>,
	appointmentStatuses: bookingWords.statuses,
	yes: "oui",
	no: "non",
	languages: { fr: "français", en: "anglais" },
	reachBy: { email: "courriel", phone: "téléphone" } satisfies Readonly<Record<ReachBy, string>>,
	parts: { any: "peu importe", morning: "matin", afternoon: "après-midi" } satisfies Readonly<
		Record<PartOfDay, string>
	>,
	note: (when: string, by: string, text: string) => `${when}, ${by} : ${text}`,
};

export type ExportWords = typeof exportWords;
export type ExportColumn = keyof ExportWords["columns"];
