import { data } from "react-router";
import { largestForm } from "../http/request-checks.ts";
import { readForm } from "../read-form.ts";
import { isMultipart } from "./read-upload.ts";
import { shownName } from "./shown-name.ts";
import { type UploadBudget, uploadBudget } from "./upload-budget.ts";
import { uploadParts } from "./upload-parts.ts";

export interface FileUpload {
	/** The fields without files. */
	form: FormData;
	/** Null when no file was chosen. `busy`: the server holds too many uploads in memory. */
	file: { name: string; bytes: Uint8Array } | "too-large" | "busy" | null;
}

/** Reads a form with one file of any type, within the same budget of memory as photos. */
export async function readFileUpload(
	request: Request,
	{ field, bytes: mostBytes }: { field: string; bytes: number },
	network: string,
	room: UploadBudget = uploadBudget,
): Promise<FileUpload> {
	if (!isMultipart(request)) return { form: await readForm(request), file: null };
	const place = room.enter(network);
	const upload: FileUpload = { form: new FormData(), file: null };
	let textBytes = 0;
	try {
		for await (const part of uploadParts(request, () => Math.max(largestForm, mostBytes), place)) {
			if (part.kind === "text") {
				textBytes += part.bytes;
				if (textBytes > largestForm) throw data(null, { status: 413 });
				upload.form.append(part.name, part.value);
			} else if (part.name === field && upload.file === null && (part.filename !== "" || part.size > 0)) {
				if (!place.isOpen) upload.file = "busy";
				else if (part.size > mostBytes) upload.file = "too-large";
				else upload.file = { name: shownName(part.filename), bytes: part.takeBytes() };
			}
		}
		return upload;
	} finally {
		place.leave();
	}
}
