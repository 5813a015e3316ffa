import type { Localized } from "#app/locale/locales.ts";
import type { HealthCause } from "#app/model/insights/health.ts";

/** The status page for the owner's uptime checker. It is public: it names parts, never causes or numbers. */
export const statusWords: Localized<{ well: string; troubled: string; parts: Readonly<Record<HealthCause, string>> }> =
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
				"dead-letters": "un courriel non livré",
				purge: "l’effacement des données échues",
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
				"dead-letters": "an undeliverable e-mail",
				purge: "erasing expired data",
			},
		},
	};
