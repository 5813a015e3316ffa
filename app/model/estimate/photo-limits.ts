/** What a visitor may send with a request. The form says it, the browser warns of it, the server holds to it. */
export interface PhotoLimits {
	/** How many photos. */
	most: number;
	/** Of one photo, as the visitor has it. */
	bytes: number;
}

export const photoLimits: PhotoLimits = { most: 6, bytes: 8 * 1024 * 1024 };
