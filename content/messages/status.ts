import type { Localized } from "#app/locale/locales.ts";
import type { UrgentCause } from "#app/model/insights/health.ts";

/** The status page for the owner's uptime checker. It is public: it names parts, never causes or numbers. */
export const statusWords: Localized<{ well: string; troubled: string; parts: Readonly<Record<UrgentCause, string>> }> =
	{
		fr: {
			well: "Tout fonctionne.",
			troubled: "Une partie du site ne fonctionne pas :",
			parts: {
				store: "l’enregistrement des demandes",
				damage: "la base de données",
				refused: "les formulaires",
				disk: "l’espace disque",
				backup: "les sauvegardes",
				"mails-wait": "l’envoi des courriels",
			},
		},
		en: {
			well: "Everything is working.",
			troubled: "Part of the site is not working:",
			parts: {
				store: "saving requests",
				damage: "the database",
				refused: "the forms",
				disk: "disk space",
				backup: "the backups",
				"mails-wait": "sending e-mails",
			},
		},
	};
