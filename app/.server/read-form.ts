import { data } from "react-router";

/** Responds 400, not 500, to a form body that cannot be parsed. */
export async function readForm(request: Request): Promise<FormData> {
	try {
		return await request.formData();
	} catch {
		throw data(null, { status: 400 });
	}
}
