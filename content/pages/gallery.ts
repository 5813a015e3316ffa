import { uncapitalized } from "#app/locale/first-letter.ts";
import type { Localized } from "#app/locale/locales.ts";
import type { ConsentWords, ViewerWords } from "#app/model/jobs/gallery-content.ts";

interface GalleryWords {
	/** In the footer, in breadcrumbs and above the entries of a service. */
	name: string;
	title: string;
	description: string;
	/** Of the page of one service. */
	ofService: { title: (service: string) => string; description: (service: string) => string };
	pageDescription: (page: number, name: string) => string;
	heading: string;
	lead: string;
	filter: string;
	all: string;
	count: (count: number) => string;
	summary: (count: number) => string;
	example: { title: string; text: string };
	viewer: ViewerWords;
	empty: {
		summary: string;
		heading: (service: string | null) => string;
		text: string;
		service: string;
		services: string;
		all: (count: number) => string;
	};
	pages: { label: string; current: (page: number, pages: number) => string; newer: string; older: string };
	consent: ConsentWords;
	/** Links from other pages. */
	link: { home: string; service: string };
}

/** The words of the gallery. Not editable: they promise what the code does with photos. */
export const galleryWords: Localized<GalleryWords> = {
	fr: {
		name: "Réalisations",
		title: "Réalisations : photos avant et après",
		description:
			"Nos nettoyages en photos, avant et après : le service, le secteur, le mois et ce qui a été fait, avec l’accord des clients.",
		ofService: {
			title: (service) => `Réalisations : ${uncapitalized(service)}`,
			description: (service) =>
				`${service} : nos travaux en photos, avant et après, avec le secteur et le mois. Chaque photo est publiée avec l’accord du client.`,
		},
		pageDescription: (page, name) =>
			`Page ${page} de nos photos avant et après (${name}) : le secteur, le mois et ce qui a été fait.`,
		heading: "Réalisations : avant et après, chez des clients qui ont dit oui",
		lead: "Ce que nous avons nettoyé, le secteur, le mois et ce qui a été fait. Rien n’est retouché, et chacun peut retirer sa photo quand il veut.",
		filter: "Filtrer par service",
		all: "Tout",
		count: (count) => (count < 2 ? `${count} réalisation` : `${count} réalisations`),
		summary: (count) =>
			count < 2 ? "1 réalisation." : `${count} réalisations, de la plus récente à la plus ancienne.`,
		example: {
			title: "Ce site est un exemple.",
			text: "Les images marquées « Illustration » tiennent la place de photos. Aucun client n’y est montré, et aucune phrase n’est attribuée à quelqu’un.",
		},
		viewer: {
			before: "Avant",
			after: "Après",
			illustration: "Illustration",
			views: "Façon de comparer",
			slide: "Glisser",
			side: "Côte à côte",
			beforeOnly: "Avant seul",
			afterOnly: "Après seul",
			slider: "Limite entre l’image avant et l’image après",
			shown: "{before} % avant, {after} % après",
			seenBefore: "Ce qu’on voit avant",
			seenAfter: "Ce qu’on voit après",
			seeService: "Voir le service : {service}",
		},
		empty: {
			summary: "Aucune réalisation pour ce service.",
			heading: (service) => (service ? `${service} : pas encore de photo` : "Pas encore de photo"),
			text: "Nous n’en montrons aucune sans l’accord de la personne chez qui elle a été prise. À la fin de la visite, vous verrez les vôtres.",
			service: "Voir ce que nous faisons",
			services: "Voir nos services",
			all: (count) => (count < 2 ? "Voir la réalisation publiée" : `Voir les ${count} réalisations`),
		},
		pages: {
			label: "Pages",
			current: (page, pages) => `Page ${page} de ${pages}`,
			newer: "Plus récentes",
			older: "Plus anciennes",
		},
		consent: {
			heading: "Comment une photo arrive ici",
			promises: [
				{
					icon: "check",
					title: "Un oui à part",
					text: "Après le travail, sur la page de sa demande, le client choisit les photos qu’il veut bien montrer. La case est vide au départ.",
				},
				{
					icon: "map-pin",
					title: "Le secteur et le mois, rien de plus",
					text: "Ni nom, ni adresse, ni visage, ni courrier sur le comptoir. Les données cachées dans l’image sont effacées.",
				},
				{
					icon: "undo",
					title: "Un non n’importe quand",
					text: "Le retrait se fait au même endroit. La photo quitte nos pages aussitôt.",
				},
				{
					icon: "tag",
					title: "Rien en échange",
					text: "Ni rabais, ni cadeau. Le prix est le même avec ou sans photo.",
				},
			],
			withdraw: "Retirer ma photo",
			policy: "Lire la politique",
			withdrawal: {
				heading: "Comment retirer sa photo",
				steps: [
					"Ouvrez le courriel que nous vous avons envoyé après le travail, et suivez le lien vers la page de votre demande.",
					"Sous « Vos photos dans nos réalisations », pressez « Retirer mes photos ». Elles quittent nos pages tout de suite, sans question.",
					"Le lien est perdu? [Écrivez-nous ou appelez-nous](page:contact) : nous retirons la photo pour vous.",
				],
				note: "Un appareil qui vient d’afficher la photo peut la garder en mémoire une heure de plus.",
			},
		},
		link: { home: "Voir nos réalisations", service: "Toutes les réalisations de ce service" },
	},
	en: {
		name: "Our work",
		title: "Our work: before and after photos",
		description:
			"Our cleaning jobs in photos, before and after: the service, the area, the month and what was done, with the customers’ consent.",
		ofService: {
			title: (service) => `Our work: ${service}`,
			description: (service) =>
				`${service}: our work in photos, before and after, with the area and the month. Every photo is published with the customer’s consent.`,
		},
		pageDescription: (page, name) =>
			`Page ${page} of our before and after photos (${name}): the area, the month and what was done.`,
		heading: "Our work, before and after, in the homes of people who said yes",
		lead: "What we cleaned, the area, the month and what was done. Nothing is retouched, and anyone can take their photo down whenever they want.",
		filter: "Filter by service",
		all: "All",
		count: (count) => (count === 1 ? "1 job" : `${count} jobs`),
		summary: (count) => (count === 1 ? "1 job." : `${count} jobs, newest first.`),
		example: {
			title: "This site is an example.",
			text: "Pictures marked “Illustration” stand in for photos. They show no customer, and no sentence is attributed to anyone.",
		},
		viewer: {
			before: "Before",
			after: "After",
			illustration: "Illustration",
			views: "How to compare",
			slide: "Slide",
			side: "Side by side",
			beforeOnly: "Before only",
			afterOnly: "After only",
			slider: "Line between the before and after pictures",
			shown: "{before}% before, {after}% after",
			seenBefore: "What you see before",
			seenAfter: "What you see after",
			seeService: "See the service: {service}",
		},
		empty: {
			summary: "No jobs for this service.",
			heading: (service) => (service ? `${service}: no photos yet` : "No photos yet"),
			text: "We show none without the consent of the person in whose home it was taken. At the end of your visit, you will see yours.",
			service: "See what we do",
			services: "See our services",
			all: (count) => (count === 1 ? "See the published job" : `See all ${count} jobs`),
		},
		pages: {
			label: "Pages",
			current: (page, pages) => `Page ${page} of ${pages}`,
			newer: "Newer",
			older: "Older",
		},
		consent: {
			heading: "How a photo gets here",
			promises: [
				{
					icon: "check",
					title: "A separate yes",
					text: "After the work, on the page of their request, customers choose the photos they are happy to show. The box starts empty.",
				},
				{
					icon: "map-pin",
					title: "The area and the month, nothing more",
					text: "No name, no address, no face, no mail on the counter. Data hidden in the picture is erased.",
				},
				{
					icon: "undo",
					title: "A no at any time",
					text: "Taking a photo down is done in the same place. It leaves our pages right away.",
				},
				{
					icon: "tag",
					title: "Nothing in return",
					text: "No discount, no gift. The price is the same with or without a photo.",
				},
			],
			withdraw: "Take my photo down",
			policy: "Read the policy",
			withdrawal: {
				heading: "How to take your photo down",
				steps: [
					"Open the e-mail that we sent you after the work, and follow the link to the page of your request.",
					"Under “Your photos in our work”, press “Withdraw my photos”. They leave our pages right away, no questions asked.",
					"Lost the link? [Write or call us](page:contact): we will take the photo down for you.",
				],
				note: "A device that has just shown the photo may keep it in memory for one more hour.",
			},
		},
		link: { home: "See our work", service: "All jobs of this service" },
	},
};
