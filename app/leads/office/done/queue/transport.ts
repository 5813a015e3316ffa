import { appointmentPath } from "#app/admin/paths.ts";
import { queueHeader } from "#app/model/jobs/done-form.ts";
import {
	outcomeOf,
	type QueuedForm,
	type QueuedItem,
	type QueuedPhoto,
	removalOutcome,
	type SendOutcome,
} from "./queue-item.ts";

/** Milliseconds without a sign of the network, after which a try is given up. */
const answerLimit = 60_000;

export function sendAs(member: string) {
	return (item: QueuedItem, file: Blob | null, onProgress: (share: number) => void): Promise<SendOutcome> =>
		item.kind === "form" ? sendForm(member, item) : sendPhoto(member, item, file ?? new Blob(), onProgress);
}

async function sendForm(member: string, { appointment, fields }: QueuedForm): Promise<SendOutcome> {
	try {
		const answer = await post(member, `${appointmentPath(appointment)}/fin/envoi`, fields);
		return outcomeOf("form", answer.status, await answer.text());
	} catch {
		return { kind: "failed" };
	}
}

export function removeStoredAs(member: string) {
	return async (appointment: string, id: string): Promise<SendOutcome["kind"]> => {
		try {
			const answer = await post(member, `${appointmentPath(appointment)}/photos`, [["remove", id]]);
			return removalOutcome(answer.status, await answer.text());
		} catch {
			return "failed";
		}
	};
}

function post(member: string, path: string, fields: QueuedForm["fields"]): Promise<Response> {
	return fetch(path, {
		method: "POST",
		body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
		headers: { [queueHeader]: member },
		signal: AbortSignal.timeout(answerLimit),
	});
}

/** XMLHttpRequest, because fetch reports no upload progress. */
function sendPhoto(
	member: string,
	{ appointment, moment, name }: QueuedPhoto,
	file: Blob,
	onProgress: (share: number) => void,
): Promise<SendOutcome> {
	const body = new FormData();
	body.set(moment, file, name);
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		let timer = setTimeout(() => request.abort(), answerLimit);
		const alive = () => {
			clearTimeout(timer);
			timer = setTimeout(() => request.abort(), answerLimit);
		};
		request.open("POST", `${appointmentPath(appointment)}/photos`);
		request.setRequestHeader(queueHeader, member);
		request.upload.addEventListener("progress", ({ loaded, total }) => {
			alive();
			onProgress(total > 0 ? loaded / total : 0);
		});
		request.addEventListener("loadend", () => {
			clearTimeout(timer);
			// A status of 0: no answer.
			resolve(request.status === 0 ? { kind: "failed" } : outcomeOf("photo", request.status, request.responseText));
		});
		request.send(body);
	});
}
