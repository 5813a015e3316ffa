import { beforeFrench } from "#app/locale/join-french.ts";
import type { FunnelStep, SourceChannel, StatisticsPeriod } from "#app/model/insights/statistics.ts";
import { channelNames } from "./source.fr.ts";

const channels: Readonly<Record<SourceChannel, string>> = { ...channelNames, phone: "Noté au téléphone" };

/** After "plus que". */
const thanChannel: Readonly<Record<SourceChannel, string>> = {
	search: "la recherche",
	direct: "les accès directs",
	ads: "la publicité",
	referral: "les sites qui parlent de nous",
	mail: "les courriels",
	social: "les réseaux sociaux",
	phone: "les demandes notées au téléphone",
};

const moreOfChannel: Readonly<Record<SourceChannel, (amount: string) => string>> = {
	search: (amount) =>
		`Travaillez votre place dans les moteurs de recherche : 100 visites venues de la recherche rapportent ${amount}`,
	direct: (amount) => `Faites connaître l’adresse du site : 100 visites directes rapportent ${amount}`,
	ads: (amount) => `Annoncez davantage : 100 visites venues de la publicité rapportent ${amount}`,
	referral: (amount) => `Faites parler de vous ailleurs : 100 visites venues d’autres sites rapportent ${amount}`,
	mail: (amount) => `Écrivez plus souvent à vos clients : 100 visites venues d’un courriel rapportent ${amount}`,
	social: (amount) => `Publiez plus souvent sur les réseaux sociaux : 100 visites qui en viennent rapportent ${amount}`,
	phone: (amount) => `Notez plus d’appels : 100 d’entre eux rapportent ${amount}`,
};

const steps: Readonly<Record<FunnelStep, string>> = {
	arrivals: "Visites",
	started: "Estimation commencée",
	details: "Étape 2, détails",
	appointment: "Étape 3, où et quand",
	person: "Étape 4, coordonnées",
	sent: "Demande envoyée",
	quoted: "Prix envoyé",
	booked: "Rendez-vous pris",
	done: "Terminée",
};

/** After the share that is lost before each step. */
const losses: Readonly<Record<FunnelStep, string>> = {
	arrivals: "des gens repartent aussitôt",
	started: "des visites ne commencent pas d’estimation",
	details: "des gens quittent l’estimation avant l’étape « Détails »",
	appointment: "des gens quittent l’estimation avant l’étape « Où et quand »",
	person: "des gens quittent l’estimation avant l’étape « Coordonnées »",
	sent: "des gens quittent l’estimation avant d’envoyer la demande",
	quoted: "des demandes n’ont pas reçu de prix",
	booked: "des prix envoyés n’ont pas mené à un rendez-vous",
	done: "des rendez-vous ne sont pas terminés",
};

const periods: Readonly<Record<StatisticsPeriod, string>> = {
	"7-jours": "7 jours",
	"30-jours": "30 jours",
	"90-jours": "90 jours",
	"12-mois": "12 mois",
};

const times = ["", "", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"];
const many = (count: number, one: string, others: string) => (count < 2 ? one : others);

/** The words of the statistics. Counts come twice: as a number for the plural, and formatted. */
export const statisticsWords = {
	title: "Statistiques",
	lead: "D’où vient le travail, et où les gens s’arrêtent. Des nombres, jamais des personnes.",
	team: "Délais, prix et suites",
	csv: "CSV",
	filter: {
		period: "Période",
		channel: "Canal",
		page: "Page d’arrivée",
		service: "Service",
		language: "Langue",
		anyChannel: "Tous",
		anyPage: "Toutes",
		anyService: "Tous",
		anyLanguage: "Les deux",
		everything: "tout le site",
		submit: "Afficher",
	},
	periods,
	days: (from: string, to: string) => `Du ${from} au ${to}`,
	compared: (period: string, from: string, to: string) => `, comparé aux ${period} d’avant (du ${from} au ${to}).`,
	notCompared: (since: string) => `. Les visites sont comptées depuis le ${since} : elles ne se comparent pas encore.`,
	notCounted: ". Aucune visite n’a encore été comptée.",
	answer: {
		title: "Que faire de plus?",
		article: (title: string, amount: string) =>
			`Publiez d’autres conseils comme « ${title} » : 100 visites y rapportent ${amount}`,
		page: (title: string, amount: string) =>
			`Menez plus de gens à la page « ${title} » : 100 visites y rapportent ${amount}`,
		moreOfChannel,
		thanChannel,
		thanPage: (title: string) => `« ${title} »`,
		/** `ratio`: whole when the words say "four times". */
		timesMore: (ratio: number, formatted: string, than: string) =>
			`, ${times[ratio] ?? formatted} fois plus que ${than}.`,
		shareMore: (share: string, than: string) => `, ${share} de plus que ${than}.`,
		nothingFrom: (than: string) => `, et ${than} : rien encore.`,
		thanAverage: (amount: string) => `, contre ${amount} en moyenne.`,
		why: (booked: number, formatted: string, period: string, needed: number) =>
			`Cette réponse repose sur ${many(booked, "un rendez-vous", `${formatted} rendez-vous`)} en ${period}. Sous ${needed}, nous écririons « trop tôt pour le dire ».`,
		even: "Rien ne ressort : aucune page et aucun canal ne rapporte nettement plus que les autres.",
		evenWhy: "Continuez ainsi, ou comparez sur une période plus longue.",
		tooEarly: (booked: number, formatted: string, period: string, needed: number) =>
			`Trop tôt pour le dire : ${booked === 0 ? "aucun rendez-vous" : `${formatted} rendez-vous`} en ${period}, il en faut ${needed} pour comparer.`,
		until: "D’ici là, tout est compté.",
		longerOrLater: (when: string) => `Essayez une période plus longue, ou revenez vers ${when}.`,
		later: (when: string) => `Revenez vers ${when}.`,
		longer: "Essayez une période plus longue, ou moins de filtres.",
		fewer: "Essayez moins de filtres.",
		/** Thirds of a month. */
		around: (month: string, third: 0 | 1 | 2) =>
			third === 1 ? `la mi-${month}` : `${third === 0 ? "le début" : "la fin"} ${beforeFrench("de", month)}${month}`,
		write: "Écrire un conseil",
		calculation: "Voir le calcul",
		twelveMonths: "Voir les 12 derniers mois",
		caption: "Dollars de travail terminé, pour 100 visites",
		articleName: (title: string) => `Conseil « ${title} »`,
		average: "Moyenne du site",
	},
	funnel: {
		title: "De la visite au travail terminé",
		lead: "Chaque demande est suivie depuis son arrivée.",
		upcoming: (count: number, formatted: string) =>
			many(
				count,
				"Le rendez-vous à venir n’est pas encore dans « Terminée ».",
				`Les ${formatted} rendez-vous à venir ne sont pas encore dans « Terminée ».`,
			),
		share: "part de l’étape d’avant",
		shareBefore: "même part, période d’avant",
		step: "Étape",
		number: "Nombre",
		shareColumn: "Part de l’étape d’avant",
		beforeColumn: "Période d’avant",
		difference: "Écart",
		groups: { site: "Sur le site", estimate: "Dans l’estimation", team: "Avec l’équipe" },
		steps,
		before: "Avant :",
		worst: "La plus grande perte",
		growing: "La plus grande perte, et elle augmente",
		messages: (count: number, formatted: string) =>
			many(count, "dont 1 message, sans estimation", `dont ${formatted} messages, sans estimation`),
		noted: "Demandes notées au téléphone",
		joined: (count: number, formatted: string) =>
			many(count, `S’ajoutent ici : ${formatted} demande en tout`, `S’ajoutent ici : ${formatted} demandes en tout`),
		dollars: "Dollars",
		dollarsText: "travaux terminés, avant taxes",
		perJob: (now: string) => `${now} par travail`,
		perJobBefore: (now: string, before: string) => `${now} par travail, contre ${before}`,
		unknown: "inconnu avec ce filtre",
		none: "sans objet",
		notCompared: "sans comparaison",
		up: "en hausse de",
		down: "en baisse de",
		same: "stable",
		isNew: "nouveau",
		point: "pt",
		summary: (visits: string | null, leads: string, booked: string) =>
			`${visits ? `${visits}, ` : ""}${leads}, ${booked}.`,
		visits: (count: number, formatted: string) => many(count, `${formatted} visite`, `${formatted} visites`),
		leads: (count: number, formatted: string) => many(count, `${formatted} demande`, `${formatted} demandes`),
		booked: (formatted: string) => `${formatted} rendez-vous`,
		comparisons: (day: string) => `Les comparaisons paraîtront avec une deuxième période complète, le ${day}.`,
		firstVisit: "Les nombres paraîtront dès la première visite.",
	},
	fix: {
		title: "À corriger en premier",
		losses,
		before: (share: string) => `, contre ${share} avant.`,
		alone: ".",
		since: (day: string, cause: string) => `La hausse commence le ${day}, ${cause}`,
		causes: {
			prices: () => "avec les nouveaux prix",
			promotion: (code: string) => `avec la promotion ${code}`,
			article: (title: string) => `avec le conseil « ${title} »`,
			note: (text: string) => `avec « ${text} »`,
		},
		mark: (number: number) => `(note ${number})`,
		open: "Ouvrir l’estimation",
	},
	phone: {
		title: "Au téléphone",
		presses: "Appuis sur le numéro",
		noted: "Demandes notées",
		firstAnswer: "Première réponse, médiane",
		before: (value: string) => `avant : ${value}`,
		unknown: "inconnu",
		hint: "Un appel composé à la main ne se voit pas ici, sauf si l’équipe le note.",
	},
	searches: {
		title: "Cherché sans résultat",
		none: "Personne n’a cherché deux fois la même chose en vain.",
		all: "Toutes les recherches",
		other: "autres mots",
	},
	languages: { title: "Par langue" },
	timeLine: {
		byDay: "Demandes par jour",
		byWeek: "Demandes par semaine",
		perDay: (rate: string) => `${rate} par jour.`,
		perWeek: (rate: string) => `${rate} par semaine.`,
		since: (day: string, rate: string) => `Depuis le ${day} : ${rate} par jour.`,
		change: (day: string, before: string, after: string) =>
			`De ${before} par jour avant le ${day} à ${after} par jour depuis.`,
		marks: (count: number) =>
			count === 0
				? ""
				: count === 1
					? "Une note, expliquée sous le graphique."
					: `${count} notes, expliquées sous le graphique.`,
		week: "semaine",
		weekend: "fin de semaine",
		before: (rate: string) => `moyenne de la période d’avant : ${rate}`,
		notes: "Notes sur la ligne du temps",
		events: {
			prices: (day: string) => `Prix publiés, version du ${day}.`,
			promotion: (code: string) => `La promotion ${code} commence.`,
			article: (title: string) => `Conseil publié : « ${title} ».`,
		},
		automatic: "automatique",
		noteOf: (name: string) => `note ${beforeFrench("de", name)}${name}`,
		weekOf: "Semaine du",
		day: "Jour",
		leads: "Demandes",
		perDayColumn: "Par jour",
		days: (from: string, count: number) => (count === 1 ? `${from} (un jour)` : `${from} (${count} jours)`),
	},
	notes: {
		add: "Ajouter une note",
		day: "Jour",
		text: "Ce qui s’est passé",
		submit: "Ajouter",
		added: "La note est ajoutée.",
		addedElsewhere: "La note est ajoutée, parmi les autres notes.",
		/** Of days that the period does not show, and those that the time line has no room for. */
		others: "Autres notes",
		remove: "Supprimer",
		removeWhat: (text: string) => `la note « ${text} »`,
		confirm: "Oui, supprimer",
		removed: "La note est supprimée.",
		gone: "Cette note était déjà supprimée.",
		errors: {
			day: {
				unreadable: "Choisissez un jour.",
				future: "Choisissez un jour passé, ou aujourd’hui.",
				"too-old": "Choisissez un jour des 25 derniers mois : les nombres plus anciens sont effacés.",
			},
			text: { missing: "Écrivez ce qui s’est passé.", "too-long": "Raccourcissez cette note." },
			isFull: "La ligne du temps est pleine. Supprimez une ancienne note, puis réessayez.",
		},
	},
	sources: {
		pages: "Par page d’arrivée",
		pagesText: "La première page vue. « Pour 100 visites » est la colonne qui répond à la question du haut.",
		channels: "Par canal",
		channelsText: (fewest: number) =>
			`Le premier canal de la visite. Sous ${fewest} visites, nous n’affichons pas de moyenne.`,
		services: "Par service",
		servicesText: "Une demande peut en viser plusieurs; ses dollars sont partagés selon les lignes de la soumission.",
		page: "Page",
		channel: "Canal",
		service: "Service",
		visits: "Visites",
		leads: "Demandes",
		booked: "Rendez-vous",
		dollars: "Dollars",
		perHundred: "Pour 100 visites",
		byHundred: "par 100 visites",
		before: "Avant",
		share: "Part des dollars",
		kinds: { service: "page de service", article: "conseil" },
		articleOf: (day: string) => `conseil du ${day}`,
		others: (count: number) => many(count, "1 autre page", `${count} autres pages`),
		gone: "Page retirée ou inconnue",
		campaign: (name: string) => `campagne « ${name} »`,
		noService: "Sans service précis",
		few: "trop peu de visites",
		total: "Total",
		onlineTotal: "Total en ligne",
		empty: "Rien à compter dans cette période.",
	},
	channels,
	endings: {
		title: "Pages qui perdent des gens",
		lead: "Les vues qui n’ont mené ni à une autre page, ni à un appel, ni à une demande.",
		none: "Aucune page ne se démarque.",
		page: "Page",
		views: "Vues",
		share: "Derniers pas",
	},
	missing: {
		title: "Adresses introuvables",
		lead: "Des liens y mènent, mais ces pages n’existent pas.",
		none: "Personne n’a demandé de page introuvable.",
		redirect: "Rediriger",
		other: "autres adresses",
	},
	footer:
		"Comptés sans témoin, sans identifiant et sans adresse. Les visites qui envoient « Ne pas me pister » ou le signal GPC ne sont pas comptées; les robots connus non plus.",
	privacy: "Ce que dit la page Confidentialité",
};

export type StatisticsWords = typeof statisticsWords;
