/** Limits on the photos of a lead. The form states them, the browser warns about them and the server enforces them. */
export interface PhotoLimits {
	most: number;
	/** The maximum size of one uploaded file. */
	bytes: number;
}

export const photoLimits: PhotoLimits = { most: 6, bytes: 8 * 1024 * 1024 };
