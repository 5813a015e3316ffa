import { beforeFrench } from "#app/locale/join-french.ts";
import type { WordKind } from "#app/model/editing/content-entry.ts";
import type { AuditAction } from "#app/model/members/audit.ts";
import type { AuthCode } from "#app/model/members/auth-codes.ts";
import type { FederatedProvider } from "#app/model/members/identity.ts";
import type { MemberStatus, Role } from "#app/model/members/member.ts";
import type { PasswordRule } from "#app/model/members/password-policy.ts";
import { agendaWords } from "./agenda.fr.ts";
import { bookingWords } from "./booking.fr.ts";
import { calendarAddressWords } from "./calendar-addresses.fr.ts";
import { callEstimateWords } from "./call-estimate.fr.ts";
import { callWords } from "./calls.fr.ts";
import { contractWords } from "./contracts.fr.ts";
import { coverWords } from "./cover.fr.ts";
import { crewWords } from "./crews.fr.ts";
import { customerWords } from "./customers.fr.ts";
import { doneFormWords } from "./done-form.fr.ts";
import { firstDayWords } from "./first-day.fr.ts";
import { galleryWords } from "./gallery.fr.ts";
import { importWords } from "./imports.fr.ts";
import { inboxWords } from "./inbox.fr.ts";
import { jobPanelWords } from "./job-panel.fr.ts";
import { keptWords } from "./kept.fr.ts";
import { leadWords } from "./leads.fr.ts";
import { mailingWords } from "./mailings.fr.ts";
import { officeWords } from "./office.fr.ts";
import { quoteCardWords } from "./quote-card.fr.ts";
import { quoteEditorWords } from "./quotes.fr.ts";
import { redirectWords } from "./redirects.fr.ts";
import { serviceListWords } from "./service-list.fr.ts";
import { settingsWords } from "./settings.fr.ts";
import { statisticsWords } from "./statistics.fr.ts";
import { taskWords } from "./tasks.fr.ts";
import { contentWords } from "./words.fr.ts";

const sameAnswer = "L’adresse ou le mot de passe est incorrect. Vérifiez les deux, puis réessayez.";
const linkGone = "Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau.";
const signInAgain = "Votre session est terminée. Connectez-vous de nouveau.";

/** A message for each `auth/…` code. No message reveals whether an address belongs to a member. */
const authErrors: Readonly<Record<AuthCode, string>> = {
	"invalid-email": "Écrivez une adresse courriel complète, par exemple nom@exemple.ca.",
	"wrong-password": "Ce n’est pas votre mot de passe actuel. Réessayez.",
	"missing-password": "Écrivez votre mot de passe.",
	"invalid-credential": sameAnswer,
	"email-already-in-use": "Un membre de l’équipe a déjà cette adresse. Choisissez-en une autre.",
	"user-not-found": sameAnswer,
	"too-many-requests": "Trop d’essais de suite. Attendez une minute, puis réessayez.",
	"expired-action-code": linkGone,
	"invalid-action-code": linkGone,
	"requires-recent-login": "Par sécurité, connectez-vous de nouveau, puis recommencez.",
	"invalid-user-token": signInAgain,
	"user-token-expired": signInAgain,
	"user-disabled": "Cet accès est fermé. Parlez-en à un administrateur.",
	"password-does-not-meet-requirements":
		"Choisissez un mot de passe qui respecte toutes les règles et que personne d’autre n’utilise.",
	"operation-not-allowed": "Cette façon de faire n’est pas offerte ici. Choisissez-en une autre.",
	"credential-already-in-use": "Ce compte est déjà relié à un autre accès. Reliez-en un autre.",
	"account-exists-with-different-credential":
		"Ce compte n’est relié à aucun accès. Connectez-vous avec votre mot de passe, puis reliez-le depuis votre compte.",
	"multi-factor-auth-required": "Écrivez le code de votre application pour terminer la connexion.",
	"network-request-failed": "La connexion n’a pas abouti. Vérifiez votre réseau, puis réessayez.",
	"unauthorized-continue-uri": "Ce lien mène hors du site. Repartez de la page de connexion.",
	"invalid-recaptcha-token": "La vérification contre les robots a échoué. Rechargez la page, puis réessayez.",
	"missing-recaptcha-token": "La vérification contre les robots n’a pas eu lieu. Rechargez la page, puis réessayez.",
	"admin-restricted-operation": "Il doit rester au moins un administrateur. Nommez-en un autre d’abord.",
	"user-mismatch": "Ce n’est pas le même accès. Déconnectez-vous, puis connectez-vous avec le bon.",
	"login-blocked": "La connexion a été bloquée. Parlez-en à un administrateur.",
};

const roles: Readonly<Record<Role, string>> = {
	administrator: "Administration",
	editor: "Rédaction",
	agent: "Répartition",
	crew: "Équipe",
};

const statuses: Readonly<Record<MemberStatus, string>> = {
	invited: "Invitation envoyée",
	active: "Actif",
	disabled: "Désactivé",
};

const auditActions: Readonly<Record<AuditAction, string>> = {
	"signed-in": "a ouvert une session",
	"sign-in-failed": "n’a pas réussi à se connecter :",
	"second-factor-failed": "n’a pas donné le bon code de second facteur :",
	"first-administrator": "a créé le premier accès",
	invited: "a invité",
	"invitation-sent-again": "a renvoyé l’invitation de",
	joined: "a accepté l’invitation",
	"reset-sent": "a envoyé un nouveau lien de mot de passe à",
	"password-reset": "a choisi un nouveau mot de passe",
	"password-changed": "a changé son mot de passe",
	"role-changed": "a changé le rôle de",
	disabled: "a désactivé",
	enabled: "a réactivé",
	deleted: "a supprimé",
	left: "a supprimé son propre accès",
	"second-factor-on": "a activé le second facteur",
	"second-factor-off": "a retiré le second facteur",
	"second-factor-cleared": "a retiré le second facteur de",
	"recovery-codes-renewed": "a renouvelé ses codes de secours",
	"recovery-code-used": "a utilisé un code de secours",
	"provider-linked": "a relié un compte",
	"provider-unlinked": "a délié un compte",
	"signed-out-everywhere": "a fermé toutes ses sessions",
	"person-exported": "a remis le dossier d’une personne",
	"person-erased": "a effacé une personne",
	"consent-withdrawn": "a retiré un consentement aux promotions et aux rappels",
	"leads-exported": "a exporté des demandes",
	"contracts-exported": "a exporté les soumissions acceptées",
	purged: "a effacé les données échues",
	"incident-added": "a inscrit l’incident",
	"incident-amended": "a corrigé l’incident",
	"incidents-exported": "a exporté le registre des incidents",
	"mail-retried": "a relancé un courriel",
	"mail-deleted": "a supprimé un courriel non livré",
	"request-status": "a changé le statut de la demande",
	"request-assignee": "a changé le responsable de la demande",
	"request-visit": "a planifié le rendez-vous de la demande",
	"request-appointment": "a changé le rendez-vous de la demande",
	"request-quote": "a envoyé la soumission de la demande",
	"request-note": "a ajouté une note à la demande",
	"request-reply": "a répondu par courriel à la demande",
	"request-call": "a noté un appel pour la demande",
	"request-answered": "a marqué comme répondue la demande",
	"request-details": "a corrigé les coordonnées de la demande",
	"request-customer": "a changé la fiche de client de la demande",
	"call-received": "a noté un appel et créé la demande",
	"call-mails-stopped": "a arrêté les courriels de l’appel pour la demande",
	"import-started": "a importé les clients du fichier",
	"import-undone": "a annulé l’importation du fichier",
	"series-on": "a activé l’envoi automatique",
	"series-off": "a arrêté l’envoi automatique",
	"request-spam": "a classé parmi les indésirables la demande",
	"request-rescue": "a sorti des indésirables la demande",
	"request-undone": "a annulé un changement de la demande",
	"task-added": "a ajouté une tâche à la demande",
	"task-changed": "a modifié une tâche de la demande",
	"task-done": "a fait une tâche de la demande",
	"task-reopened": "a rouvert une tâche de la demande",
	"task-deleted": "a supprimé une tâche de la demande",
	"calendar-created": "a créé l’adresse du calendrier pour",
	"calendar-replaced": "a remplacé l’adresse du calendrier pour",
	"calendar-removed": "a retiré l’adresse du calendrier pour",
	"crew-added": "a ajouté l’équipe",
	"crew-changed": "a modifié l’équipe",
	"job-photo-removed": "a supprimé une photo du travail de la demande",
	"gallery-published": "a publié dans les réalisations le travail de la demande",
	"gallery-changed": "a changé dans les réalisations le travail de la demande",
	"gallery-removed": "a retiré des réalisations le travail de la demande",
	"gallery-withdrawn": "a noté que le client ne permet plus de montrer le travail de la demande",
	"content-published": "a publié",
	"content-scheduled": "a planifié la publication de",
	"content-unscheduled": "a annulé la publication planifiée de",
	"content-not-published": "n’a pas pu publier à l’heure prévue",
	"content-withdrawn": "a retiré du site",
	"content-discarded": "a abandonné le brouillon de",
	"content-restored": "a remis le texte d’origine de",
	"timeline-note-added": "a ajouté aux statistiques une note du",
	"timeline-note-removed": "a retiré des statistiques une note du",
	"first-day-approved": "a approuvé pour le premier jour",
	"first-day-mail-confirmed": "a confirmé que les courriels arrivent",
	"first-day-domain-checked": "a vérifié le domaine",
};

const providers: Readonly<Record<FederatedProvider, string>> = {
	google: "Google",
	facebook: "Facebook",
	github: "GitHub",
	twitter: "X (Twitter)",
};

/** The words of the back office. French is the original; `en.ts` must have the same shape. */
export const staffWords = {
	space: "Espace de l’équipe",
	skipToContent: "Aller au contenu",
	site: "Voir le site",
	optional: "(facultatif)",
	sections: {
		label: "Sections",
		more: "Plus",
		firstDay: "Premier jour",
		home: "Demandes",
		agenda: "Agenda",
		tasks: "Tâches",
		board: "Tableau",
		customers: "Clients",
		account: "Mon compte",
		members: "Membres",
		audit: "Journal",
		content: "Contenu",
		gallery: "Réalisations",
		figures: "Statistiques",
		people: "Personnes",
		settings: "Réglages",
		health: "État du système",
		redirects: "Redirections",
	},
	language: { label: "Langue", choose: "Changer la langue" },
	signOut: "Se déconnecter",
	roles,
	statuses,
	providers,
	authErrors,
	waitBefore: (minutes: number) => `Trop d’essais de suite. Réessayez dans ${minutes} minutes.`,
	fields: {
		name: "Nom",
		email: "Courriel",
		password: "Mot de passe",
		currentPassword: "Mot de passe actuel",
		newPassword: "Nouveau mot de passe",
		role: "Rôle",
		language: "Langue",
		code: "Code",
	},
	policy: {
		heading: "Le mot de passe doit avoir :",
		rules: {
			minimum: (length) => `au moins ${length} caractères`,
			maximum: (length) => `au plus ${length} caractères`,
			lowercase: () => "une minuscule",
			uppercase: () => "une majuscule",
			numeric: () => "un chiffre",
			nonAlphanumeric: () => "un signe, par exemple un tiret",
		} satisfies Record<PasswordRule, (length: number) => string> as Record<PasswordRule, (length: number) => string>,
		met: "respecté",
		common: "Quelques mots sans rapport font un bon mot de passe; les mots de passe courants sont refusés.",
	},
	signIn: {
		title: "Connexion",
		lead: "Réservé à l’équipe.",
		submit: "Se connecter",
		link: "Recevoir un lien par courriel",
		with: (provider: string) => `Continuer avec ${provider}`,
		or: "ou",
		lost: "Mot de passe oublié? Un lien par courriel permet aussi d’en choisir un nouveau.",
		again: "Connectez-vous de nouveau pour continuer.",
		notices: {
			password: "Votre mot de passe est enregistré. Connectez-vous.",
			created: "Votre accès est créé. Connectez-vous avec cette adresse.",
			out: "Vous êtes déconnecté.",
			deleted: "Votre accès est supprimé.",
		},
	},
	firebase: {
		needsScript:
			"Cette façon de se connecter demande JavaScript. Activez-le dans votre navigateur, puis rechargez la page.",
		popupBlocked: "Votre navigateur a bloqué la fenêtre. Permettez-la pour ce site, puis réessayez.",
		entering: "Connexion en cours…",
		passwordText: "Le changer ferme toutes vos sessions : vous vous connecterez de nouveau.",
		passwordHint: "Laissez-le vide pour vous connecter par un lien ou avec un autre compte de la même adresse.",
		otherWay: "Me connecter sans choisir de mot de passe",
		secondFactorText:
			"Le second facteur est celui de votre compte Firebase. S’il est activé, son code est demandé à chaque connexion; un administrateur peut le retirer.",
	},
	secondFactor: {
		title: "Second facteur",
		lead: "Écrivez le code à six chiffres de votre application, ou un de vos codes de secours.",
		submit: "Vérifier",
		wrong: "Ce code est incorrect ou a déjà servi. Attendez le suivant, puis réessayez.",
		other: "Se connecter autrement",
	},
	requestLink: {
		title: "Recevoir un lien",
		lead: "Nous envoyons à votre adresse un lien qui sert une seule fois : pour entrer tout de suite, ou pour choisir un nouveau mot de passe.",
		submit: "Envoyer le lien",
		reset: "Choisir un nouveau mot de passe",
		sentTitle: "Regardez vos courriels",
		sent: "Si cette adresse est celle d’un membre de l’équipe, nous venons de lui envoyer un lien. Il sert une seule fois.",
		back: "Retour à la connexion",
	},
	followLink: {
		title: "Connexion par courriel",
		lead: "Une dernière étape, pour vérifier qu’une personne utilise ce lien.",
		submit: "Me connecter",
	},
	firstAccess: {
		title: "Premier accès",
		lead: "Créez l’accès de la personne qui administre. Elle invitera ensuite les autres.",
		submit: "Créer l’accès",
	},
	choosePassword: {
		invitation: "Bienvenue",
		invitationLead: (name: string) => `Bonjour ${name}, choisissez votre mot de passe.`,
		reset: "Nouveau mot de passe",
		resetLead: (name: string) => `${name}, choisissez un nouveau mot de passe. Vos autres sessions seront fermées.`,
		submit: "Enregistrer le mot de passe",
	},
	linkGone: { title: "Lien expiré", toSignIn: "Aller à la connexion" },
	leads: leadWords,
	booking: bookingWords,
	doneForm: doneFormWords,
	quoteCard: quoteCardWords,
	jobPanel: jobPanelWords,
	quoteEditor: quoteEditorWords,
	tasks: taskWords,
	agenda: agendaWords,
	calendarAddresses: calendarAddressWords,
	callEstimate: callEstimateWords,
	inbox: inboxWords,
	settings: settingsWords,
	calls: callWords,
	contracts: contractWords,
	crews: crewWords,
	gallery: galleryWords,
	content: contentWords,
	account: {
		title: "Mon compte",
		saved: "C’est enregistré.",
		recent: "Ces réglages demandent une connexion récente.",
		signInAgain: "Me connecter de nouveau",
		languageHeading: "Langue",
		languageText: "Celle de l’espace de l’équipe et des courriels qu’il vous envoie.",
		save: "Enregistrer",
		taskMailHeading: "Courriels",
		taskMailText: "La liste du matin arrive à 7 h 30, les jours où vous avez des tâches.",
		taskMail: "Recevoir la liste des tâches le matin",
		answerMail: "Recevoir un courriel quand un client répond à une demande qui m’est confiée",
		passwordHeading: "Mot de passe",
		passwordText: "Le changer ferme vos autres sessions.",
		changePassword: "Changer le mot de passe",
		secondFactorHeading: "Second facteur",
		secondFactorOn: "Activé : un code est demandé à chaque connexion.",
		secondFactorOff: "Un code de votre téléphone, en plus du mot de passe. Nous le recommandons.",
		secondFactorManage: "Gérer",
		secondFactorStart: "Activer",
		providersHeading: "Comptes reliés",
		providersText: "Pour vous connecter d’un clic.",
		link: (provider: string) => `Relier ${provider}`,
		unlink: (provider: string) => `Délier ${provider}`,
		sessionsHeading: "Sessions",
		sessionsText: "Un appareil perdu? Fermez toutes vos sessions, celle-ci comprise.",
		everywhere: "Me déconnecter partout",
		deleteHeading: "Supprimer mon accès",
		deleteText:
			"Votre accès disparaît tout de suite. Les demandes et leur historique restent, et vos tâches à faire passent à d’autres.",
		deleteConfirm: "Oui, supprimer mon accès",
		deleteButton: "Supprimer mon accès",
		deleteMissing: "Cochez la case pour confirmer.",
	},
	setupOffer: {
		title: "Protégez votre accès",
		required:
			"Les administrateurs entrent avec un second facteur : un code affiché par votre téléphone. Ajoutez-le pour continuer.",
		optional:
			"Avec un second facteur, un code affiché par votre téléphone est demandé après votre mot de passe. L’ajouter prend deux minutes.",
		later: "Plus tard",
		laterText: "Vous pourrez l’ajouter en tout temps sous « Mon compte ».",
	},
	setup: {
		title: "Second facteur",
		back: "Mon compte",
		startText: "Il faut une application de codes sur votre téléphone. Commencez par confirmer votre mot de passe.",
		start: "Commencer",
		scanHeading: "1. Ajoutez le compte à votre application",
		scanText: "Lisez ce code avec l’application, ou écrivez-y la clé.",
		qrLabel: "Code QR à lire avec l’application de codes",
		key: "Clé",
		codesHeading: "2. Gardez vos codes de secours",
		codesText:
			"Chacun remplace une fois le code du téléphone. Notez-les sur papier : après l’étape 3, ils ne seront plus montrés.",
		confirmHeading: "3. Écrivez le code affiché",
		confirm: "Activer le second facteur",
		wrong: "Ce code est incorrect. Vérifiez l’heure du téléphone, attendez le code suivant, puis réessayez.",
		onText: "Le second facteur est activé.",
		renewHeading: "Nouveaux codes de secours",
		renewText: "Les anciens cessent de servir.",
		renewedText: "Chacun remplace une fois le code du téléphone. Notez-les sur papier : ils ne seront plus montrés.",
		renew: "Renouveler les codes",
		stopHeading: "Retirer le second facteur",
		stopText: "Votre mot de passe suffira de nouveau.",
		stop: "Retirer",
	},
	members: {
		title: "Membres",
		lead: "Les personnes qui peuvent se connecter, et ce qu’elles peuvent faire.",
		inviteHeading: "Inviter une personne",
		inviteText: "Elle reçoit un courriel avec un lien pour choisir son mot de passe.",
		invite: "Envoyer l’invitation",
		invited: (name: string) => `Invitation envoyée à ${name}.`,
		nameMissing: "Écrivez un nom.",
		crew: "Son équipe",
		noCrew: "Choisissez…",
		crewMissing: "Choisissez l’équipe de cette personne.",
		you: "vous",
		secondFactor: "Second facteur activé",
		noSecondFactor: "Sans second facteur",
		/** `role-words.test.ts` compares these sentences with the sections that each role may open. */
		about: {
			administrator:
				"Tout : premier jour, demandes, fiches de clients, contenu, réalisations, statistiques, réglages, redirections, renseignements des personnes, état du système, membres et journal.",
			editor:
				"Textes du site, réalisations, prix, promotions et autres réglages, redirections; lit les demandes, les fiches de clients et les statistiques.",
			agent: "Répond aux demandes, les planifie et tient les fiches de clients; lit les statistiques.",
			crew: "Va chez les clients : voit dans l’agenda les rendez-vous de son équipe, sept jours avant et après, et les termine avec les photos et le prix accepté. Rien d’autre.",
		} as Readonly<Record<Role, string>>,
	},
	member: {
		roleHeading: "Rôle",
		roleText:
			"Avec un rôle qui ne répond pas aux demandes, ses tâches à faire passent à d’autres, comme à la désactivation.",
		saveRole: "Changer le rôle",
		linkHeading: "Mot de passe",
		sendInvitation: "Renvoyer l’invitation",
		sendReset: "Envoyer un lien de mot de passe",
		sent: "Le courriel est envoyé.",
		secondFactorHeading: "Second facteur",
		secondFactorText: "Téléphone et codes de secours perdus? Retirez-le : un mot de passe suffira.",
		clearSecondFactor: "Retirer le second facteur",
		accessHeading: "Accès",
		disableText:
			"Une personne désactivée perd l’accès à sa prochaine action. Ses tâches à faire passent à la personne qui s’occupe de la demande, sinon à la dernière qui y a travaillé ou à celle qui a écrit la tâche, sinon à l’administration.",
		disable: "Désactiver",
		enable: "Réactiver",
		deleteText:
			"La personne disparaît de la liste; le journal garde son nom. Ses tâches à faire passent à d’autres, comme à la désactivation.",
		delete: "Supprimer",
		deleteConfirm: "Oui, supprimer cette personne",
		own: "C’est votre propre accès : changez-le dans votre compte.",
		since: (date: string) => `Membre depuis le ${date}`,
	},
	audit: {
		title: "Journal",
		lead: "Qui s’est connecté et qui a changé quoi. Chaque ligne est gardée deux ans.",
		empty: "Aucune activité pour l’instant.",
		shell: "Le serveur",
		somebody: "Quelqu’un",
		unknownAddress: "adresse inconnue",
		ways: { password: "mot de passe", link: "lien par courriel", code: "second facteur", firebase: "Firebase" },
		older: "Plus ancien",
		/** The words before a name: the action, joined with what follows. */
		before: beforeFrench,
		/** Content entries by kind. */
		things: {
			page: (title) => `la page « ${title} »`,
			service: (title) => `le service « ${title} »`,
			article: (title) => `l’article « ${title} »`,
			legal: (title) => `la page « ${title} »`,
			estimate: () => "les mots de l’estimation",
			redirects: () => "les redirections",
			settings: (page) => `les réglages « ${page} »`,
		} as Readonly<Record<WordKind | "redirects" | "settings", (title: string) => string>>,
		actions: auditActions,
	},
	errors: {
		summary: "À corriger",
		forbiddenTitle: "Accès non autorisé",
		forbidden: "Votre rôle ne donne pas accès à cette page. Parlez-en à un administrateur.",
		notFoundTitle: "Page introuvable",
		notFound: "Il n’y a pas de page à cette adresse. Revenez à l’accueil.",
		failedTitle: "Quelque chose n’a pas fonctionné",
		failed: "Réessayez dans un instant. Si cela continue, prévenez un administrateur.",
		waitingTitle: "La base de données ne répond pas",
		waiting:
			"Ce que vous venez d’envoyer n’a pas été enregistré. Revenez en arrière et réessayez dans une minute. Si cela continue, prévenez un administrateur.",
		refusedTitle: "Demande refusée",
		refused: "Elle ne venait pas de cette page. Rechargez, puis recommencez.",
		home: "Retour à l’accueil",
	},
	office: officeWords,
	customers: customerWords,
	cover: coverWords,
	serviceList: serviceListWords,
	imports: importWords,
	mailings: mailingWords,
	redirects: redirectWords,
	statistics: statisticsWords,
	firstDay: firstDayWords,
	kept: keptWords,
};

export type StaffWords = typeof staffWords;
