import type { BrandPreviewName } from "#app/model/brand/brand-preview.ts";
import type { NamedPair } from "#app/model/brand/checked-palette.ts";
import type { FontPairName } from "#app/model/brand/font-pairs.ts";
import type { Token } from "#app/model/brand/palette.ts";

/** The words of the brand's screen. French is the original; `brand.en.ts` must have the same shape. */
export const brandWords = {
	fonts: {
		warm: "Chaleureuse\u00a0: Bricolage Grotesque et Figtree",
		classic: "Classique\u00a0: Fraunces et Source Sans",
		geometric: "Géométrique\u00a0: Outfit et Figtree",
		plain: "Sobre\u00a0: Figtree partout",
	} satisfies Readonly<Record<FontPairName, string>>,
	sections: { names: "Nom", logo: "Logo", colors: "Couleurs", fonts: "Police", rest: "Vos propres mots" },
	stillShown: (name: string) => `Les visiteurs voient encore ${name}.`,
	prefixExample: (reference: string) => `Exemple : ${reference}.`,
	logo: {
		onLight: "Sur fond clair",
		onDark: "Sur fond foncé",
		hints: {
			mark: "PNG carré, 1024\u00a0px ou plus, 8\u00a0Mo au plus. Sans symbole, les initiales du nom le remplacent.",
			logo: "Facultatif. PNG d’au moins 1024\u00a0px de large, le nom compris : il remplace le symbole et le nom en haut des pages.",
		},
		choose: { mark: "Choisir le symbole", logo: "Choisir le logo complet" },
		file: { mark: "Fichier du symbole", logo: "Fichier du logo complet" },
		upload: "Téléverser",
		uploading: "Envoi en cours…",
		remove: { mark: "Retirer le symbole", logo: "Retirer le logo complet" },
		saved: {
			mark: "Le symbole est dans le brouillon. Les visiteurs ne voient rien de changé.",
			logo: "Le logo complet est dans le brouillon. Les visiteurs ne voient rien de changé.",
		},
		removed: {
			mark: "Le symbole est retiré du brouillon. Les visiteurs ne voient rien de changé.",
			logo: "Le logo complet est retiré du brouillon. Les visiteurs ne voient rien de changé.",
		},
		icons: "Icônes faites à partir du symbole",
		sizes: { tab: "Onglet", bookmark: "Favori", share: "Partage", phone: "Téléphone" },
	},
	problems: {
		"not-png": "Ce fichier n’est pas un PNG. Enregistrez l’image en PNG, puis choisissez-la de nouveau.",
		"too-small": "L’image est trop petite. Il faut au moins 1024\u00a0px de large, et autant de haut pour le symbole.",
		"not-square":
			"Le symbole doit être carré. Le logo complet doit être plus large que haut, mais pas plus de huit fois.",
		"too-large": "Le fichier est trop lourd. Gardez-le sous 8\u00a0Mo.",
		broken: "Ce fichier ne s’ouvre pas. Enregistrez l’image de nouveau en PNG, puis choisissez-la.",
		busy: "Le serveur reçoit trop de fichiers en ce moment. Essayez de nouveau dans une minute.",
		missing: "Choisissez d’abord un fichier.",
	},
	colors: {
		pick: { main: "Choisir la couleur principale", accent: "Choisir la couleur d’accent" },
		/** Around the chosen colour and the one that replaces it. */
		corrected: {
			accent: {
				before: "Un texte blanc sur",
				between: (ratio: string, least: string) =>
					`ne se lit pas assez (${ratio}; il faut ${least}). Les boutons prennent`,
				after: ", la même teinte, plus foncée. Votre couleur reste pour les dessins.",
			},
			main: {
				before: "Le bord d’un champ en",
				between: (ratio: string, least: string) =>
					`ne se voit pas assez (${ratio}; il faut ${least}). Les champs et les icônes prennent`,
				after: ", la même teinte, plus foncée.",
			},
		},
		palette: "Palette dérivée",
		tokens: {
			"spruce-950": "Foncé",
			spruce: "Titres",
			"teal-700": "Liens",
			teal: "Principale",
			sage: "Trait",
			mint: "Fond froid",
			"mint-100": "Fond pâle",
			cream: "Page",
			"cream-200": "Sable",
			white: "Blanc",
			berry: "Accent",
			"berry-600": "Boutons",
			"berry-700": "Survol",
			ink: "Texte",
		} satisfies Readonly<Partial<Record<Token, string>>>,
		table: "Contraste de chaque paire",
		columns: { pair: "Paire", sample: "Exemple", ratio: "Rapport", result: "Résultat" },
		pairs: {
			text: "Texte sur la page",
			note: "Texte secondaire sur fond pâle",
			title: "Titres sur la page",
			link: "Liens sur la page",
			onDark: "Texte clair sur foncé",
			button: "Bouton, texte blanc",
			hover: "Bouton survolé",
			edge: "Bord des champs",
		} satisfies Readonly<Record<NamedPair, string>>,
		enough: "Suffit",
		darkened: "Corrigé",
		rule: (others: number) =>
			`Texte : 4,5 au moins. Bords et dessins : 3 au moins. Les ${others} autres paires suffisent aussi.`,
	},
	fontSample: { title: "Un prix clair", text: "Le déplacement est compris : 289 à 389 $." },
	rest: {
		text: "La publication ne change pas vos textes : articles, pages et photos qui nomment encore l’ancienne entreprise. La page « Premier jour » les nomme un par un.",
		link: "Ouvrir « Premier jour »",
	},
	preview: {
		title: "Aperçu",
		saved: "Ce que le brouillon gardé change. Les visiteurs ne le voient pas.",
		published: "Ce que les visiteurs voient maintenant.",
		unsaved: "L’aperçu montre le dernier brouillon gardé. Gardez celui-ci en brouillon pour voir vos changements.",
		reload: "Refaire",
		language: "Langue de l’aperçu",
		languages: { fr: "Français", en: "Anglais" },
		/** In the title of a frame. */
		frameLanguages: { fr: "français", en: "anglais" },
		screen: "Taille de l’aperçu",
		screens: { desktop: "Ordinateur", phone: "Téléphone" },
		pages: {
			home: "Accueil",
			service: "Service",
			estimate: "Estimation",
			article: "Conseil",
			quote: "Soumission",
			mail: "Courriel",
		} satisfies Readonly<Record<BrandPreviewName, string>>,
		frame: (page: string, language: string) => `Aperçu : ${page}, ${language}`,
		open: (page: string) => `Ouvrir l’aperçu : ${page} (nouvel onglet)`,
		quoteTitle: "Soumission d’exemple",
	},
};

export type BrandWords = typeof brandWords;
