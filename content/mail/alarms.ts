import type { Localized } from "#app/locale/locales.ts";
import type { HealthCause } from "#app/model/insights/health.ts";

interface AlarmWords {
	subjects: Readonly<Record<"begun" | "over", (company: string) => string>>;
	leads: Readonly<Record<"begun" | "over", string>>;
	causes: Readonly<Record<HealthCause, { what: string; todo: string; over: string }>>;
	status: (address: string) => string;
	guide: string;
}

/** The mails to the owner when the server has a problem that needs attention, and when it has recovered. */
export const alarmWords: Localized<AlarmWords> = {
	fr: {
		subjects: {
			begun: (company) => `${company} : problème sur le site`,
			over: (company) => `${company} : problème réglé`,
		},
		leads: {
			begun: "Le serveur du site signale un problème. Voici lequel, et quoi faire.",
			over: "Un problème signalé plus tôt est réglé. Vous n’avez rien à faire.",
		},
		causes: {
			store: {
				what: "Les demandes des visiteurs ne peuvent pas être enregistrées. Les pages restent visibles et les formulaires invitent à téléphoner.",
				todo: "Vérifiez sur le serveur qu’il reste de l’espace disque et que le disque n’est pas en lecture seule. Guide : « The site is down » et « Disk full ».",
				over: "Les demandes s’enregistrent de nouveau.",
			},
			damage: {
				what: "La base de données est endommagée.",
				todo: "Ne supprimez aucune sauvegarde. Restaurez aujourd’hui même la plus récente qui est intacte. Guide : « Restore ».",
				over: "La dernière vérification de la base de données n’a trouvé aucun dommage.",
			},
			refused: {
				what: "Au moins un formulaire a été refusé : une personne a été invitée à téléphoner.",
				todo: "Attendez-vous à un appel et consultez les journaux du serveur. Guide : « The site is down » et « Somebody floods the forms ».",
				over: "Aucun formulaire n’a été refusé depuis dix minutes.",
			},
			disk: {
				what: "Il reste moins de 1 Go sur le disque des données.",
				todo: "Libérez de l’espace avant que les demandes ne soient refusées. Guide : « Disk full ».",
				over: "Il y a de nouveau assez d’espace sur le disque.",
			},
			backup: {
				what: "La dernière sauvegarde a échoué, ou date de plus d’un jour et demi.",
				todo: "Lancez-en une à la main et lisez son message : sudo systemctl start airelle-backup, ou npm run backup. Guide : « Backups ».",
				over: "Une sauvegarde a réussi.",
			},
			"mails-wait": {
				what: "Un courriel attend de partir depuis plus d’une demi-heure.",
				todo: "Vérifiez le serveur de courriel dans « État du système », dans l’espace de l’équipe. Guide : « Mails do not go out ».",
				over: "Les courriels repartent.",
			},
			"dead-letters": {
				what: "Un courriel a été refusé pour de bon.",
				todo: "Ouvrez « État du système » dans l’espace de l’équipe, lisez la raison, puis réessayez ou supprimez-le. Guide : « Mails do not go out ».",
				over: "Il n’y a plus de courriel refusé en attente.",
			},
			purge: {
				what: "Une partie des données échues n’a pas pu être effacée.",
				todo: "Cherchez « purge failed » dans les journaux du serveur : la ligne nomme la collection et l’erreur. Le site réessaie chaque jour; vous pouvez aussi réessayer dans « Conservation ». Guide : « The purge fails ».",
				over: "Les données échues sont effacées.",
			},
		},
		status: (address) => `État du site : ${address}`,
		guide: "Le guide est le fichier docs/operations.md, livré avec le site.",
	},
	en: {
		subjects: {
			begun: (company) => `${company}: problem on the site`,
			over: (company) => `${company}: problem solved`,
		},
		leads: {
			begun: "The site’s server is reporting a problem. Here is what it is and what to do about it.",
			over: "A problem reported earlier has been solved. You don’t need to do anything.",
		},
		causes: {
			store: {
				what: "Visitors’ requests cannot be saved. Pages are still shown, and the forms ask people to call.",
				todo: "On the server, check that there is disk space left and that the disk is not read-only. Guide: “The site is down” and “Disk full”.",
				over: "Requests are being saved again.",
			},
			damage: {
				what: "The database is damaged.",
				todo: "Do not delete any backup. Restore the most recent good one today. Guide: “Restore”.",
				over: "The latest check found no damage in the database.",
			},
			refused: {
				what: "At least one form was turned away: someone was asked to call instead.",
				todo: "Expect a call, and check the server logs. Guide: “The site is down” and “Somebody floods the forms”.",
				over: "No form has been turned away for ten minutes.",
			},
			disk: {
				what: "Less than 1 GB is left on the data disk.",
				todo: "Free up some space before requests are turned away. Guide: “Disk full”.",
				over: "There is enough disk space again.",
			},
			backup: {
				what: "The last backup failed, or is more than a day and a half old.",
				todo: "Run one by hand and read its output: sudo systemctl start airelle-backup, or npm run backup. Guide: “Backups”.",
				over: "A backup has completed.",
			},
			"mails-wait": {
				what: "An e-mail has been waiting to go out for more than half an hour.",
				todo: "Check the mail server under “System status” in the back office. Guide: “Mails do not go out”.",
				over: "E-mails are going out again.",
			},
			"dead-letters": {
				what: "An e-mail was permanently rejected.",
				todo: "Open “System status” in the back office, read the reason, then retry or delete it. Guide: “Mails do not go out”.",
				over: "There are no rejected e-mails left.",
			},
			purge: {
				what: "Some expired data could not be erased.",
				todo: "Look for “purge failed” in the server logs: the line names the collection and the error. The site tries again every day; you can also try again under “Retention”. Guide: “The purge fails”.",
				over: "The expired data has been erased.",
			},
		},
		status: (address) => `Site status: ${address}`,
		guide: "The guide is docs/operations.md, which ships with the site.",
	},
};
