const longestSide = 2000;
const smallEnough = 1_000_000;

/**
 * Sends one photo to the step that the form belongs to, with the rest of the form as it is. Large ones are made smaller
 * first: a phone's eight megabytes are of no use to anyone. Answers whether the server has dealt with it.
 */
export async function uploadPhoto(
	path: string,
	form: HTMLFormElement,
	file: File,
	onProgress: (share: number) => void,
): Promise<boolean> {
	const body = new FormData(form);
	body.delete("photos");
	body.set("intent", "photos");
	body.set("photos", await smaller(file), file.name);
	// fetch cannot tell how far an upload is.
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		request.open("POST", path);
		request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
		request.addEventListener("load", () => resolve(request.status < 400));
		request.addEventListener("error", () => resolve(false));
		request.send(body);
	});
}

/** The same file when the browser cannot read it: the server says what is wrong with it. */
async function smaller(file: File): Promise<Blob> {
	if (file.size <= smallEnough) return file;
	try {
		const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
		const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
		const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
		canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
		picture.close();
		return await canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
	} catch {
		return file;
	}
}
