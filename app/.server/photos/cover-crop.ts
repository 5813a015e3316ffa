export interface Crop {
	/** In percent: 100 shows as much as fits, 200 half of its width and height. */
	zoom: number;
	x: number;
	y: number;
}

export const wholePicture: Crop = { zoom: 100, x: 50, y: 50 };
