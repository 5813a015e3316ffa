import type { coverWords as french } from "./cover.fr.ts";

export const coverWords: typeof french = {
	title: "Picture of the article",
	lead: "Choose a photo of at least 800 × 600 pixels, frame it, then say what it shows. It becomes the picture of the draft: nothing changes on the site before you publish.",
	back: "Back to the article",
	file: "Photo",
	fileHint: "JPEG, PNG, WebP, GIF or AVIF, 8 MB at most. What the camera noted in it is removed.",
	frame: "Framing",
	preview: "Preview of the framing",
	zoom: "Enlargement",
	x: "From left to right",
	y: "From top to bottom",
	alt: { fr: "What the picture shows, in French", en: "What the picture shows, in English" },
	altHint: "For people who cannot see it: a sentence of 10 to 250 characters.",
	submit: "Use this picture",
	problems: {
		missing: "Choose a photo.",
		"not-a-picture": "This file is not a picture that we can read.",
		"too-large": "This file is larger than 8 MB.",
		"too-many-pixels": "This picture has too many pixels: 40 million at most.",
		unreadable: "This picture is damaged: it cannot be read to its end.",
		"too-many": "One photo at a time.",
		busy: "Many photos are arriving right now. Try again in a minute.",
		"too-small": "This picture is too small: it takes at least 800 × 600 pixels.",
		alt: "Describe the picture, in 10 to 250 characters.",
		changed: "Somebody else has just changed the article. Try again.",
	},
};
