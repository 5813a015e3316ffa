import { type FormFailure, failureOfStatus } from "#app/model/form-refusal.ts";

const longestSide = 2000;
const smallEnough = 1_000_000;

/** The file itself was refused, or the whole form was. */
export type UploadProblem = { reason: string } | { failure: FormFailure };

/**
 * Sends one photo to the step that the form belongs to, with the rest of the form as it is. Large ones are made smaller
 * first: a phone's eight megabytes are of no use to anyone. Answers null for a photo that was taken, and for one that
 * the step lists among its refused photos when it is loaded again.
 */
export async function uploadPhoto(
	path: string,
	form: HTMLFormElement,
	file: File,
	intent: "photos" | "more-photos",
	onProgress: (share: number) => void,
): Promise<UploadProblem | null> {
	const body = new FormData(form);
	body.delete("photos");
	body.set("intent", intent);
	body.set("photos", await smaller(file), file.name);
	// fetch cannot tell how far an upload is.
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		request.open("POST", path);
		request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
		request.addEventListener("load", () => resolve(request.status < 400 ? null : problemOf(request)));
		request.addEventListener("error", () => resolve({ failure: "unreachable" }));
		request.send(body);
	});
}

/** React Router's own encoding keeps strings as they are. */
function problemOf({ status, responseText }: XMLHttpRequest): UploadProblem {
	if (status !== 422) return { failure: failureOfStatus(status) };
	const reason = /"(not-a-picture|too-large|too-many-pixels|unreadable|too-many|busy)"/.exec(responseText)?.[1];
	return { reason: reason ?? "failed" };
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
