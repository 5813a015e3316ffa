import { type FormFailure, failureOfStatus } from "#app/model/forms/form-refusal.ts";
import { scaledPicture, sentSide, smallEnough } from "#app/runtime/scale-picture.ts";

/** Either the file or the whole form was rejected. */
type UploadProblem = { reason: string } | { failure: FormFailure };

/**
 * Sends one photo, scaled down first: nobody needs the 8 MB of a phone camera. The form's values are not sent: they would
 * be older than those typed meanwhile. Resolves to null for an accepted photo, and for one that the step lists among its
 * rejected photos when it is loaded again.
 */
export async function uploadPhoto(
	path: string,
	form: HTMLFormElement,
	file: File,
	intent: "photos" | "more-photos",
	onProgress: (share: number) => void,
): Promise<UploadProblem | null> {
	const body = new FormData();
	body.set("key", String(new FormData(form).get("key")));
	body.set("intent", intent);
	body.set("photos", await smaller(file), file.name);
	// XMLHttpRequest, because fetch reports no upload progress.
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		request.open("POST", path);
		request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
		request.addEventListener("load", () => resolve(request.status < 400 ? null : problemOf(request)));
		request.addEventListener("error", () => resolve({ failure: "unreachable" }));
		request.send(body);
	});
}

/** Searches the raw response: React Router's encoding keeps strings unchanged. */
function problemOf({ status, responseText }: XMLHttpRequest): UploadProblem {
	if (status !== 422) return { failure: failureOfStatus(status) };
	const reason = /"(not-a-picture|too-large|too-many-pixels|unreadable|too-many|busy|no-space)"/.exec(
		responseText,
	)?.[1];
	return { reason: reason ?? "failed" };
}

/** Returns the original file when the browser cannot decode it; the server then reports the problem. */
async function smaller(file: File): Promise<Blob> {
	return file.size <= smallEnough ? file : scaledPicture(file, sentSide).catch(() => file);
}
