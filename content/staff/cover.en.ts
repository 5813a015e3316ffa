import type { coverWords as french } from "./cover.fr.ts";

export const coverWords: typeof french = {
	title: "Article image",
	lead: "Choose a photo of at least 800 × 600 pixels, crop it, then describe what it shows. It is added to the draft: nothing changes on the site until you publish.",
	back: "Back to the article",
	file: "Photo",
	fileHint: "JPEG, PNG, WebP, GIF or AVIF, up to 8 MB. Camera and location data are removed.",
	frame: "Crop",
	preview: "Crop preview",
	zoom: "Zoom",
	x: "Horizontal position",
	y: "Vertical position",
	alt: { fr: "Image description in French", en: "Image description in English" },
	altHint: "For people who can’t see it: one sentence, 10 to 250 characters.",
	submit: "Use this image",
	problems: {
		missing: "Choose a photo.",
		"not-a-picture": "We can’t read this file as an image. Choose another one.",
		"too-large": "This file is over 8 MB. Choose a smaller one.",
		"too-many-pixels":
			"This image has too many pixels. The limit is 40 million, or 16 million for AVIF. Send a smaller version.",
		unreadable: "This image is damaged. Choose another one.",
		"too-many": "Choose one photo at a time.",
		busy: "Too many photos are being uploaded right now. Try again in a minute.",
		"too-small": "This image is too small. It needs to be at least 800 × 600 pixels. Choose a larger one.",
		alt: "Describe the image in 10 to 250 characters.",
		changed: "Someone else just changed the article. Try again.",
	},
};
