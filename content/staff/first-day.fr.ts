import type { DomainProblem, FirstDayStep } from "#app/model/first-day/first-day.ts";
import type { ExampleFact, StepState } from "#app/model/first-day/steps.ts";
import type { MailProblem } from "#app/model/mail-problem.ts";

const numbers = ["aucune", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"];

const names: Readonly<Record<FirstDayStep, string>> = {
	mails: "Courriels",
	company: "Renseignements de l’entreprise",
	brand: "Marque",
	legal: "Textes légaux",
	domain: "Votre domaine",
	prices: "Prix",
	crews: "Équipes et heures",
	secondFactor: "Second facteur",
	backup: "Sauvegarde",
};

/** The most urgent open step, after a colon. */
const pressing: Readonly<Record<FirstDayStep, readonly [fact: string, effect: string]>> = {
	mails: ["vos courriels ne sont pas vérifiés", "sans eux, personne n’est prévenu quand une demande arrive."],
	domain: ["votre adresse ne mène pas encore ici", "les visiteurs ne trouvent pas le site."],
	company: ["des renseignements sont encore ceux de l’exemple", "les clients appelleraient un faux numéro."],
	backup: ["aucune sauvegarde récente", "une panne de disque emporterait vos demandes."],
	secondFactor: ["un accès d’administration sans second facteur", "un mot de passe volé ouvrirait tout."],
	legal: ["des textes légaux que personne n’a lus", "ces textes vous engagent."],
	prices: ["des prix que personne n’a lus", "les estimations s’en servent déjà."],
	crews: ["des heures que personne n’a confirmées", "les clients y réservent déjà des places."],
	brand: ["le nom de l’exemple", "les visiteurs le voient encore."],
};

const states: Readonly<Record<StepState, string>> = {
	done: "Fait",
	partial: "Incomplet",
	broken: "Ne marche pas",
	open: "À faire",
};

/** What the mail server answered, and the remedy. */
const mailProblems: Readonly<Record<MailProblem, (host: string) => readonly [problem: string, remedy: string]>> = {
	password: (host) => [
		`Le serveur ${host} a refusé le mot de passe.`,
		"Chez la plupart des fournisseurs, il faut un « mot de passe d’application », pas celui de votre boîte. Corrigez SMTP_URL, puis redémarrez le site.",
	],
	host: (host) => [
		`Le serveur ${host} est introuvable.`,
		"Vérifiez son nom dans SMTP_URL : il est dans l’aide de votre fournisseur de courriel.",
	],
	refused: (host) => [
		`Le serveur ${host} refuse la connexion.`,
		"Le port de SMTP_URL est sans doute le mauvais (465 avec smtps, 587 avec smtp), ou votre hébergeur bloque les courriels.",
	],
	timeout: (host) => [
		`Le serveur ${host} ne répond pas.`,
		"Le port de SMTP_URL est sans doute le mauvais, ou votre hébergeur bloque les courriels. Demandez-le-lui.",
	],
	encryption: (host) => [
		`La connexion chiffrée avec ${host} a échoué.`,
		"Utilisez smtps avec le port 465, ou smtp avec le port 587. Le nom dans SMTP_URL doit être celui que le serveur présente.",
	],
	sender: (host) => [
		`Le serveur ${host} n’accepte pas cet expéditeur.`,
		"Ce compte doit avoir le droit d’envoyer à partir de cette adresse : c’est le courriel de l’entreprise dans les réglages, sauf si les réglages du serveur en donnent une autre.",
	],
	recipient: (host) => [
		`Le serveur ${host} n’accepte pas votre adresse.`,
		"Vérifiez votre adresse dans « Mon compte », ou demandez à votre fournisseur si ce compte peut écrire à l’extérieur.",
	],
	content: (host) => [
		`Le serveur ${host} a refusé le message.`,
		"Il le prend pour un courriel indésirable, ou votre quota est atteint. Sa réponse est ci-dessous.",
	],
	busy: (host) => [
		`Le serveur ${host} demande d’attendre.`,
		"Réessayez dans quelques minutes. Si cela dure, votre compte est peut-être limité : la réponse du serveur est ci-dessous.",
	],
	other: (host) => [
		`Le courriel n’est pas parti par ${host}.`,
		"La réponse du serveur est ci-dessous. Envoyez-la à la personne qui s’occupe du site.",
	],
};

const domainProblems: Readonly<Record<DomainProblem, (host: string) => string>> = {
	local: (host) =>
		`C’est bien ce site qui répond à ${host}, mais cette adresse ne mène qu’à cette machine. Mettez votre domaine dans PUBLIC_ORIGIN, puis redémarrez.`,
	"no-name": (host) =>
		`Le nom ${host} n’existe pas encore. Ajoutez un enregistrement DNS chez votre registraire; le changement peut prendre jusqu’à 24 h.`,
	elsewhere: (host) =>
		`${host} mène encore ailleurs : un autre serveur répond. Changez l’enregistrement DNS chez votre registraire.`,
	refused: (host) =>
		`Rien ne répond à ${host}. Les ports 80 et 443 doivent être ouverts, et le serveur web (Caddy) doit tourner.`,
	certificate: (host) =>
		`La connexion chiffrée à ${host} n’est pas sûre : les navigateurs avertiraient vos visiteurs. Le problème se règle de lui-même quand le domaine mène ici et que le port 80 est ouvert.`,
	timeout: (host) => `${host} n’a pas répondu en cinq secondes. Vérifiez le pare-feu, puis réessayez.`,
	unencrypted: (host) =>
		`C’est bien ce site qui répond à ${host}, mais sans chiffrement. L’adresse de PUBLIC_ORIGIN doit commencer par https.`,
	other: (host) => `La vérification de ${host} n’a pas abouti. Réessayez dans quelques minutes.`,
};

export const firstDayWords = {
	title: "Votre premier jour",
	head: {
		/** Every second part is emphasized. */
		remaining: (count: number, minutes: number): readonly [string, string, string, string, string] => [
			"Il reste ",
			`${numbers[count] ?? count} ${count > 1 ? "choses" : "chose"}`,
			" avant d’annoncer votre site, environ ",
			`${minutes} minutes`,
			". La plus pressante : ",
		],
		pressing,
		ready: "Tout est fait : vous pouvez annoncer votre site.",
		done: (count: number, all: number) => `sur ${all} ${count > 1 ? "faites" : "faite"}`,
		left: (count: number) => `${count} à faire`,
		bar: (counts: { done: number; wrong: number; open: number; all: number }) =>
			`Étapes faites : ${counts.done}, à corriger : ${counts.wrong}, à faire : ${counts.open}, sur ${counts.all}`,
	},
	todo: "À faire avant d’annoncer le site",
	doneList: (count: number) => `Fait : ${count} ${count > 1 ? "étapes" : "étape"}`,
	again: "Revoir",
	colon: " : ",
	names,
	states,
	minutes: (count: number) => `${count} min`,
	domainMinutes: (count: number) => `${count} min, puis jusqu’à 24 h`,
	/** After a button was pressed. */
	notices: {
		sent: "L’essai est parti. Le code est dans le courriel.",
		failed: "L’essai n’est pas parti. L’étape « Courriels » dit pourquoi.",
		confirmed: "Confirmé : les courriels du site arrivent.",
		approved: "Approuvé : votre nom et l’heure sont notés.",
		checked: "La vérification est faite. Le résultat est à l’étape « Votre domaine ».",
		hidden: "Cette page n’est plus dans le menu.",
		shown: "Cette page est de nouveau dans le menu.",
		"too-many": "Cinq essais en dix minutes, c’est le maximum. Attendez un peu, puis réessayez.",
		"code-over": "Ce code n’est plus valable. Envoyez un autre essai.",
		changed: "Ceci a changé depuis que vous avez ouvert la page. Relisez, puis approuvez de nouveau.",
	},
	mails: {
		noServer: "Aucun courriel ne part : sans serveur de courriel, ils sont écrits dans des fichiers sur cette machine.",
		noServerRemedy:
			"Mettez SMTP_URL dans les réglages du serveur, puis redémarrez. Le fichier .env.example l’explique; les détails sont dans docs/operations.md (« Mail »).",
		untested: (host: string, sender: string) =>
			`Les courriels partent par ${host}, au nom de ${sender}. Envoyez-vous un essai pour voir s’ils arrivent.`,
		outdated: "Le serveur ou l’expéditeur a changé depuis le dernier essai confirmé. Envoyez-en un autre.",
		sent: (name: string) => `Un essai est parti vers l’adresse de ${name}, `,
		notArrived: "Pas arrivé? Regardez parmi les indésirables, puis envoyez-en un autre.",
		failed: (name: string) => `L’essai de ${name} n’est pas parti, `,
		over: "Ce code n’est plus valable. Envoyez un autre essai.",
		line: "Réponse du serveur :",
		send: "Envoyer un essai",
		sendAgain: "Envoyer un autre essai",
		code: "Essai reçu? Le code à quatre chiffres",
		confirm: "Confirmer",
		wrongShape: "Écrivez les quatre chiffres du courriel.",
		wrong: (left: number) => `Ce n’est pas le bon code. Encore ${left} ${left > 1 ? "essais" : "essai"}.`,
		arrived: (name: string, host: string) => `Un essai est arrivé chez ${name} par ${host}, `,
		problems: mailProblems,
	},
	company: {
		missing: "Il manque :",
		own: (name: string) => `Les renseignements de ${name} sont les vôtres.`,
		example: {
			phone: (value: string) => `le téléphone : c’est encore celui de l’exemple, ${value}`,
			email: (value: string) => `le courriel : c’est encore celui de l’exemple, ${value}`,
			street: (value: string) => `l’adresse : c’est encore celle de l’exemple, ${value}`,
		},
		yours: { phone: "le téléphone", email: "le courriel", street: "l’adresse" },
		trust: { both: "le NEQ et l’assureur", neq: "le NEQ", insurer: "l’assureur" },
		absent: (what: string) => `${what} (facultatif) : ce qui est vide n’est pas affiché sur le site`,
		edit: "Compléter",
	},
	brand: {
		shipped: (name: string) => `Les visiteurs voient encore le nom et le logo de l’exemple, « ${name} ».`,
		ready: (name: string) => `Votre brouillon « ${name} » est prêt; il n’est pas publié.`,
		waits: "Un brouillon de la marque attend d’être publié.",
		own: (name: string) => `Le site porte le nom « ${name} ».`,
		prefix: (prefix: string) => `Les références commencent encore par les lettres de l’exemple, « ${prefix} ».`,
		noMark: "Sans logo, il montre vos initiales.",
		edit: "Choisir la marque",
		publish: "Revoir et publier",
	},
	legal: {
		lead: "Vous les signez : lisez-les une fois.",
		read: "Lire et approuver",
		readAgain: "Relire",
		unread: "pas encore approuvé",
		edited: "modifié depuis son approbation : à relire",
		approved: (name: string) => `approuvé par ${name}, `,
		allApproved: "Les quatre textes sont approuvés.",
		title: "Textes légaux",
		back: "Premier jour",
		by: "Vous approuvez le texte dans les deux langues, tel qu’il est publié maintenant.",
		approve: "J’ai lu ce texte et je l’approuve",
		edit: "Modifier ce texte",
		promised:
			"Les soumissions et les courriels disent aussi les jours de la garantie et le paiement. Ils se changent ici :",
		open: "Voir la page",
		languages: { fr: "En français", en: "En anglais" },
	},
	domain: {
		unset:
			"PUBLIC_ORIGIN n’est pas défini : le site ne répond que sur cette machine. Mettez-y votre adresse, par exemple https://www.votre-domaine.ca, puis redémarrez. Le guide docs/operations.md l’explique.",
		unchecked: (host: string) => `L’adresse du site est ${host}. Vérifiez qu’elle mène bien ici.`,
		check: "Vérifier",
		checkedBy: (name: string) => `Vérifié par ${name}, `,
		works: (host: string) => `${host} mène à ce site, et la connexion est chiffrée. `,
		problems: domainProblems,
		caption: "Enregistrements DNS d’aujourd’hui",
		type: "Type",
		name: "Nom",
		today: "Aujourd’hui",
		wanted: "À mettre",
		none: "aucun",
	},
	prices: {
		shipped: "Ce sont les prix de l’exemple. Corrigez-les et publiez-les, ou approuvez-les tels quels.",
		changed: "Les prix ont changé depuis leur approbation.",
		edit: "Lire les prix",
		approve: "Ces prix sont les bons",
		published: (version: string) => `Lus et publiés, version ${version}, `,
		approved: (version: string, name: string) => `Version ${version}, approuvée par ${name}, `,
	},
	crews: {
		none: "Aucune équipe n’est active : personne ne peut réserver.",
		shipped: "L’équipe et les heures sont celles de l’exemple. Changez-les, ou approuvez-les telles quelles.",
		hoursShipped: "Les équipes sont les vôtres. Les heures d’ouverture sont encore celles de l’exemple.",
		crewShipped: "Les heures d’ouverture sont les vôtres. L’équipe est encore celle de l’exemple.",
		list: (crews: string, days: string) => `${crews} : ${days}.`,
		next: (day: string, from: string, to: string) => `Prochaine place libre : ${day}, de ${from} à ${to}.`,
		full: "Aucune place libre dans les jours qui s’affichent.",
		edit: "Équipes",
		hours: "Horaire",
		approve: "Ces équipes et ces heures sont les bonnes",
		approved: (name: string) => `Approuvé par ${name}, `,
	},
	secondFactor: {
		without: (names: string) => `Sans second facteur : ${names}. Chaque personne l’ajoute dans « Mon compte ».`,
		edit: "Mon compte",
		all: (count: number) =>
			count > 1 ? `Les ${count} administrateurs en ont un.` : "La personne qui administre le site en a un.",
	},
	backup: {
		none: "Aucune copie n’a été faite. Lancez « npm run backup », puis planifiez-la chaque nuit (docs/operations.md, « Backups »).",
		old: "La dernière copie a plus de deux jours. La copie de chaque nuit ne se fait plus (docs/operations.md, « Backups »).",
		failed:
			"La dernière copie a échoué. La raison est dans last-backup-failure.json (docs/operations.md, « Backups »).",
		last: "Dernière copie vérifiée : ",
		sameDisk: "Si BACKUP_DIR n’est pas défini, elle est sur le même disque : copiez-la aussi ailleurs.",
		hosted: (store: string) =>
			`Les données sont dans ${store}. Ce serveur ne voit pas ses sauvegardes : vérifiez que la copie de chaque jour est planifiée (docs/hosted.md), puis confirmez-le.`,
		approve: "La copie de chaque jour est planifiée",
		approved: (name: string) => `Copie de chaque jour confirmée par ${name}, `,
		edit: "État du système",
	},
	traces: {
		title: "Encore fictif sur le site",
		lead: "Ceci vient de l’exemple et se voit encore, à ces endroits.",
		none: "Il ne reste sur le site aucun fait, texte ni rabais de l’exemple.",
		facts: {
			name: (value: string) => `${value}, nom et logo`,
			prefix: (value: string) => `références « ${value} »`,
			phone: (value: string) => value,
			email: (value: string) => value,
			street: (value: string) => value,
		} satisfies Readonly<Record<ExampleFact, (value: string) => string>>,
		pages: (count: number) => `${count} ${count > 1 ? "pages" : "page"}`,
		everyPage: "toutes les pages",
		fictitious: "« entreprise fictive »",
		footer: "pied de page",
		references: "nouvelles demandes",
		promotion: (title: string, code: string) => `rabais « ${title} » (${code})`,
		offer: "offre en vigueur ou à venir",
		texts: (name: string) => `Textes qui nomment « ${name} »`,
		unserved: (areas: string) => `Textes qui nomment un secteur que vous ne desservez pas : ${areas}`,
		unoffered: (services: string) => `Textes à relire, à cause des services que vous n’offrez pas : ${services}`,
		textCount: (count: number) => `${count} ${count > 1 ? "textes" : "texte"}`,
		van: "Le dessin de la camionnette porte le logo de l’exemple. Il se remplace dans les fichiers du site (art/README.md).",
		inLocales: { fr: "français", en: "anglais" },
	},
	banner: {
		label: "Faits de l’exemple",
		title: "Le bandeau, pour vous seulement",
		lead: "Tant qu’il reste un fait fictif, chaque écran de l’espace de l’équipe affiche ceci en haut. Les visiteurs ne le voient pas.",
		gone: "Il a disparu : le nom, le téléphone, le courriel et l’adresse sont les vôtres.",
		facts: (count: number) =>
			count > 1
				? `${count} faits de l’exemple sont encore en ligne.`
				: `${count} fait de l’exemple est encore en ligne.`,
		list: "Voir la liste",
		settings: "Ouvrir les réglages",
	},
	later: {
		title: "Ça peut attendre",
		text: "Vos propres promotions, photos de vos travaux, adresse pour les avis, statistiques d’annonces.",
		hide: "Masquer cette page du menu",
		hidden: "Cette page n’est plus dans le menu. Elle reste ici, et dans « Réglages ».",
		show: "Remettre cette page dans le menu",
	},
};

export type FirstDayWords = typeof firstDayWords;
