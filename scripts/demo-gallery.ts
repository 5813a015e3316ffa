import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp, { type Region } from "sharp";
import { encodePhoto } from "../app/.server/photos/encode-photo.ts";
import type { Localized } from "../app/locale/locales.ts";
import type { PhotoMoment } from "../app/model/leads/lead.ts";

/** What the gallery shows of a demo job. The pictures are the site's own drawings. */
export interface DemoEntry {
	title: Localized<string>;
	text: Localized<string>;
	before?: DemoPicture;
	after: DemoPicture;
}

interface DemoPicture {
	/** A name of `public/pictures`. */
	of: string;
	/** In pixels of the picture with 1600 px; missing: the whole picture. */
	region?: Region;
	alt: Localized<string>;
}

const square = (left: number, top: number, size: number): Region => ({ left, top, width: size, height: size });

/** The same part of the kitchen before and after. */
function kitchen(region: Region | null, before: Localized<string>, after: Localized<string>) {
	const cut = region ? { region } : {};
	return {
		before: { of: "kitchen_before", alt: before, ...cut },
		after: { of: "kitchen_after", alt: after, ...cut },
	};
}

export const demoEntries = {
	kitchen: {
		title: { fr: "Cuisine, grand ménage avant un déménagement", en: "Kitchen, deep cleaning before a move" },
		text: {
			fr: "Trois heures à deux : dégraissage de la hotte et des murs, four et réfrigérateur, plancher à la main le long des plinthes.",
			en: "Three hours for two people: range hood and walls degreased, oven and fridge, floor by hand along the baseboards.",
		},
		...kitchen(
			null,
			{
				fr: "Vaisselle sur l’îlot, traces au plancher, hotte et murs ternis, poubelle pleine.",
				en: "Dishes on the island, stains on the floor, dull range hood and walls, a full bin.",
			},
			{
				fr: "Le plancher brille, le comptoir et l’évier sont dégagés, la hotte est blanche.",
				en: "The floor shines, the counter and the sink are clear, the range hood is white.",
			},
		),
	},
	sink: {
		title: { fr: "Évier et comptoir", en: "Sink and counter" },
		text: {
			fr: "Calcaire et gras enlevés, robinet compris.",
			en: "Limescale and grease removed, from the tap too.",
		},
		...kitchen(
			square(950, 335, 450),
			{ fr: "Vaisselle sale et taches sur le comptoir.", en: "Dirty dishes and stains on the counter." },
			{ fr: "Comptoir vide et évier propre.", en: "Empty counter and clean sink." },
		),
	},
	stove: {
		title: { fr: "Cuisinière et four", en: "Stove and oven" },
		text: {
			fr: "Four en option : une heure de plus, annoncée d’avance.",
			en: "The oven is an option: one more hour, announced beforehand.",
		},
		...kitchen(
			square(600, 360, 400),
			{ fr: "Plaque encrassée et porte de four tachée.", en: "Grimy cooktop and stained oven door." },
			{ fr: "Plaque et porte propres.", en: "Clean cooktop and door." },
		),
	},
	tiles: {
		title: { fr: "Carrelage après travaux", en: "Floor tiles after renovations" },
		text: {
			fr: "Aspirateur d’abord, eau ensuite, deux passages.",
			en: "Vacuum first, then water, two passes.",
		},
		...kitchen(
			square(805, 650, 400),
			{ fr: "Poussière et taches sur les carreaux.", en: "Dust and stains on the tiles." },
			{ fr: "Carreaux nets.", en: "Clean tiles." },
		),
	},
	window: {
		title: { fr: "Fenêtre et dosseret", en: "Window and backsplash" },
		text: { fr: "Vitre, rails et joints du dosseret.", en: "Glass, tracks and the grout of the backsplash." },
		...kitchen(
			square(972, 175, 424),
			{ fr: "Vitre grise et joints foncés.", en: "Grey glass and dark grout." },
			{ fr: "Vitre claire.", en: "Clear glass." },
		),
	},
	island: {
		title: { fr: "Îlot et armoires", en: "Island and cabinets" },
		text: {
			fr: "Armoires lavées dehors; dedans, elles étaient vides.",
			en: "Cabinets washed on the outside; inside, they were empty.",
		},
		...kitchen(
			square(500, 505, 430),
			{ fr: "Miettes et traces de doigts.", en: "Crumbs and fingerprints." },
			{ fr: "Bois et portes propres.", en: "Clean wood and doors." },
		),
	},
	duct: {
		title: { fr: "Conduit principal", en: "Main duct" },
		text: { fr: "Brosse rotative et aspiration.", en: "Rotary brush and vacuum." },
		after: {
			of: "duct_cleaning",
			alt: {
				fr: "Conduit en coupe : une brosse le traverse, et le métal est propre derrière elle.",
				en: "A duct cut open: a brush passes through, and the metal behind it is clean.",
			},
		},
	},
	house: {
		title: { fr: "Conduits d’une maison à étage", en: "Ducts of a two-storey house" },
		text: { fr: "Toutes les bouches, puis la fournaise.", en: "All the vents, then the furnace." },
		after: {
			of: "duct_network",
			alt: {
				fr: "Maison en coupe : l’aspirateur est branché aux conduits du sous-sol.",
				en: "A house cut open: the vacuum is connected to the ducts in the basement.",
			},
		},
	},
	rug: {
		title: { fr: "Tapis d’Orient en laine", en: "Wool Oriental rug" },
		text: { fr: "Lavé à plat, franges à la main.", en: "Washed flat, fringes by hand." },
		after: {
			of: "oriental_rug",
			alt: {
				fr: "Tapis aux couleurs vives pendant le lavage.",
				en: "A rug with bright colours while it is washed.",
			},
		},
	},
} satisfies Readonly<Record<string, DemoEntry>>;

/** Behind the transparent parts, as in the tiles of the site. */
const backgrounds: Readonly<Record<PhotoMoment, string>> = { before: "#dcd0b8", after: "#d8f3e7" };

/** Wide enough for a card on a sharp screen. Larger pictures cost the encoder seconds. */
const cardWidth = 720;

/** The picture as a crew's phone would send it. */
export async function drawPicture({ of, region }: DemoPicture, moment: PhotoMoment) {
	const folder = resolve(import.meta.dirname, "..", "public", "pictures");
	const file = (await readdir(folder)).find((name) => name.startsWith(`${of}-1600.`) && name.endsWith(".webp"));
	if (!file) throw new Error(`There is no picture ${of} in public/pictures`);
	const whole = sharp(await readFile(join(folder, file))).flatten({ background: backgrounds[moment] });
	const drawn = region ? whole.extract(region).resize(cardWidth) : whole;
	const encoded = await encodePhoto(await drawn.jpeg({ quality: 95 }).toBuffer());
	if (encoded.kind !== "photo") throw new Error(`The picture ${of} cannot be encoded: ${encoded.reason}`);
	return encoded;
}
