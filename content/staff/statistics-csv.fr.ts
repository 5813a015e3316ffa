import type { Advice, TimelineMark } from "#app/model/insights/statistics.ts";
import { statisticsWords } from "./statistics.fr.ts";

const advice: Readonly<Record<Exclude<Advice["kind"], "more"> | "best" | "worst", string>> = {
	"too-early": "Trop tôt : rendez-vous pris jusqu’ici",
	even: "Aucune source ne se détache",
	best: "Ce qui rapporte le plus",
	worst: "Ce qui rapporte le moins",
};

const marks: Readonly<Record<NonNullable<TimelineMark["kind"]> | "note", string>> = {
	prices: "Prix publiés",
	promotion: "Début de la promotion",
	article: "Conseil publié",
	note: "Note",
};

/** The words of the file of the statistics. French is the original; `statistics-csv.en.ts` has the same shape. */
export const statisticsFileWords = {
	columns: ["Tableau", "Ligne", "Mesure", "Valeur", "Période d’avant"] as readonly string[],
	period: "Période",
	from: "Du",
	to: "Au",
	countedSince: "Visites comptées depuis",
	filter: { label: "Filtre", channel: "Canal", page: "Page d’arrivée", service: "Service", language: "Langue" },
	advice: { label: "Que faire de plus", ...advice, average: "Moyenne du site" },
	funnel: "De la visite au travail terminé",
	steps: statisticsWords.funnel.steps,
	count: "Nombre",
	share: "Part de l’étape d’avant",
	messages: "Messages de la page Contact, parmi les demandes envoyées",
	noted: "Demandes notées au téléphone",
	upcoming: "Rendez-vous à venir",
	dollars: "Dollars, avant taxes ($)",
	perJob: "Dollars par travail ($)",
	loss: "Plus grande perte",
	leaving: "Part qui quitte",
	phone: "Au téléphone",
	presses: "Appuis sur le numéro",
	firstAnswer: "Première réponse, médiane",
	searches: "Cherché sans résultat",
	missing: "Adresses qui n’existent pas",
	endings: "Pages où les visites s’arrêtent",
	views: "Pages vues",
	endingShare: "Part sans suite",
	languages: "Par langue",
	timeline: "Demandes au fil du temps",
	average: "Moyenne",
	marks,
	marksLabel: "Événements",
	pages: "Par page d’arrivée",
	channelsLabel: "Par canal",
	channels: statisticsWords.channels,
	services: "Par service",
	noService: "Sans service",
	gonePage: "Page disparue",
	otherPages: (count: number) => (count === 1 ? "1 autre page" : `${count} autres pages`),
	visits: "Visites",
	leads: "Demandes",
	booked: "Rendez-vous",
	perHundred: "Dollars pour 100 visites ($)",
	shareOfDollars: "Part des dollars",
	names: "Noms",
	locales: { fr: "Français", en: "Anglais" },
};

export type StatisticsFileWords = typeof statisticsFileWords;
