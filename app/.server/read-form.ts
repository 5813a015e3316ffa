import { data } from "react-router";
import { largestOfficeForm } from "./http/request-checks.ts";
import { withoutBudget } from "./photos/upload-budget.ts";
import { isMultipart, uploadParts } from "./photos/upload-parts.ts";

/** The largest form of the back office, the words of a service with all its lists full, has 650. */
const mostFields = 2_000;

/**
 * The fields without files. Pages that accept files also accept large bodies, from anybody: of these only the text is
 * kept in memory. Responds 400, not 500, to a body that cannot be parsed, and 413 to one that no form of ours sends.
 */
export async function readForm(request: Request): Promise<FormData> {
	return isMultipart(request) ? readMultipart(request) : readUrlencoded(request);
}

/** Counts the fields first: parsing hundreds of thousands would block the server for seconds. */
async function readUrlencoded(request: Request): Promise<FormData> {
	const body = await request.text().catch(() => {
		throw data(null, { status: 400 });
	});
	if (body.split("&", mostFields + 1).length > mostFields) throw data(null, { status: 413 });
	const form = new FormData();
	for (const [name, value] of new URLSearchParams(body)) form.append(name, value);
	return form;
}

async function readMultipart(request: Request): Promise<FormData> {
	const form = new FormData();
	let bytes = 0;
	for await (const part of uploadParts(request, () => largestOfficeForm, withoutBudget, mostFields)) {
		if (part.kind !== "text") continue;
		bytes += part.bytes;
		if (bytes > largestOfficeForm) throw data(null, { status: 413 });
		form.append(part.name, part.value);
	}
	return form;
}
