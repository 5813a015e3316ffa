import { data } from "react-router";
import { largestForm } from "../http/request-checks.ts";
import { readForm } from "../read-form.ts";
import { shownName } from "./shown-name.ts";
import { type UploadBudget, uploadBudget } from "./upload-budget.ts";
import { isMultipart, uploadParts } from "./upload-parts.ts";

type ReadFile = { name: string; bytes: Uint8Array };

interface FileUpload {
	/** The fields without files. */
	form: FormData;
	/** Null when no file was chosen. `busy`: the server holds too many uploads in memory. */
	file: ReadFile | "too-large" | "busy" | null;
}

/** Reads a form with one file of any type, within the same budget of memory as photos. */
export async function readFileUpload(
	request: Request,
	{ field, bytes }: { field: string; bytes: number },
	network: string,
	budget: UploadBudget = uploadBudget,
): Promise<FileUpload> {
	const { form, files } = await readFileUploads(request, { fields: [field], bytes }, network, budget);
	return { form, file: files.get(field) ?? null };
}

/** The same with several fields, each for one file; a field without one is missing in `files`. */
export async function readFileUploads<Field extends string>(
	request: Request,
	{ fields, bytes: mostBytes }: { fields: readonly Field[]; bytes: number },
	network: string,
	budget: UploadBudget = uploadBudget,
): Promise<{ form: FormData; files: ReadonlyMap<Field, ReadFile | "too-large" | "busy"> }> {
	const files = new Map<Field, ReadFile | "too-large" | "busy">();
	if (!isMultipart(request)) return { form: await readForm(request), files };
	const place = budget.enter(network);
	const form = new FormData();
	let textBytes = 0;
	try {
		for await (const part of uploadParts(request, () => Math.max(largestForm, mostBytes), place)) {
			if (part.kind === "text") {
				textBytes += part.bytes;
				if (textBytes > largestForm) throw data(null, { status: 413 });
				form.append(part.name, part.value);
				continue;
			}
			const field = fields.find((name) => name === part.name);
			if (field === undefined || files.has(field) || (part.filename === "" && part.size === 0)) continue;
			if (!place.isOpen) files.set(field, "busy");
			else if (part.size > mostBytes) files.set(field, "too-large");
			else files.set(field, { name: shownName(part.filename), bytes: Buffer.concat(part.takeChunks()) });
		}
		return { form, files };
	} finally {
		place.leave();
	}
}
