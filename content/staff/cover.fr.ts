/** The words of the page where a cover is uploaded and cropped. */
export const coverWords = {
	title: "Image de l’article",
	lead: "Choisissez une photo d’au moins 800 × 600 pixels, cadrez-la, puis dites ce qu’elle montre. Elle devient l’image du brouillon : rien ne change sur le site avant la publication.",
	back: "Retour à l’article",
	file: "Photo",
	fileHint: "JPEG, PNG, WebP, GIF ou AVIF, 8 Mo au plus. Les renseignements que l’appareil y a notés sont retirés.",
	frame: "Cadrage",
	preview: "Aperçu du cadrage",
	zoom: "Agrandissement",
	x: "De gauche à droite",
	y: "De haut en bas",
	alt: { fr: "Ce que l’image montre, en français", en: "Ce que l’image montre, en anglais" },
	altHint: "Pour les personnes qui ne la voient pas : une phrase de 10 à 250 caractères.",
	submit: "Utiliser cette image",
	problems: {
		missing: "Choisissez une photo.",
		"not-a-picture": "Ce fichier n’est pas une image que nous savons lire. Choisissez-en une autre.",
		"too-large": "Ce fichier dépasse 8 Mo. Choisissez-en un plus petit.",
		"too-many-pixels":
			"Cette image a trop de pixels : 40 millions au plus, ou 16 millions en AVIF. Envoyez une version réduite.",
		unreadable: "Cette image est abîmée. Choisissez-en une autre.",
		"too-many": "Choisissez une seule photo à la fois.",
		busy: "Beaucoup de photos arrivent en ce moment. Réessayez dans une minute.",
		"too-small": "Cette image est trop petite. Choisissez-en une d’au moins 800 × 600 pixels.",
		alt: "Décrivez l’image, en 10 à 250 caractères.",
		changed: "L’article vient d’être changé par quelqu’un d’autre. Réessayez.",
	},
};
