/** The pictures of a brand that members upload. The form has the id of each in a hidden field of this name. */
export const brandPictures = ["mark", "logo"] as const;

export type BrandPicture = (typeof brandPictures)[number];

/** The field in which a file is chosen. */
export function fileField(kind: BrandPicture): `${BrandPicture}-file` {
	return `${kind}-file`;
}

/** The values of the buttons. */
export function uploadIntent(kind: BrandPicture): string {
	return `upload-${kind}`;
}

export function removeIntent(kind: BrandPicture): string {
	return `remove-${kind}`;
}
