import { data } from "react-router";

/** A form that cannot be read is the sender's mistake, not ours. */
export async function readForm(request: Request): Promise<FormData> {
	try {
		return await request.formData();
	} catch {
		throw data(null, { status: 400 });
	}
}
