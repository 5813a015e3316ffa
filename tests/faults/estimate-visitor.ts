import { plain } from "#app/.server/photos/pictures.testing.ts";
import { addressOf, anyAddress, type Channel, type SendingAnswer } from "./contact-visitor.ts";

const start = "/estimation-gratuite";
const fromHere = { "Sec-Fetch-Site": "same-origin" };

/** An estimate before its last step, identified by the visitor's cookie. */
export interface PreparedEstimate {
	cookie: string;
	photos: number;
}

/** What the server answered to the last step: the window that had gone meanwhile is to be chosen again. */
interface EstimateAnswer extends SendingAnswer {
	isGone: boolean;
}

/** Sends the first steps. Rejects when the connection breaks: the visitor then starts over. */
export async function prepareEstimate(origin: string, photos: number, window = ""): Promise<PreparedEstimate> {
	const first = await post(
		origin + start,
		"",
		new URLSearchParams({ service: "dryer-ducts", "dryer-ducts.exit": "roof" }),
	);
	const cookie = (first.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
	const visit = new FormData();
	visit.set("postalCode", "H2T 2S9");
	visit.set("comment", "Bonjour");
	visit.set("window", window);
	// Each file ends with another byte: identical files are stored only once.
	for (let n = 0; n < photos; n++) visit.append("photos", new Blob([await samplePhoto(), `${n}`]), `photo-${n}.jpg`);
	const second = await post(`${origin + start}/ou-et-quand`, cookie, visit);
	if (!cookie || second.headers.get("location") !== `${start}/vous`) {
		const place = second.headers.get("location");
		throw new Error(`An estimate could not be prepared: ${first.status}, ${second.status} ${place}`);
	}
	return { cookie, photos };
}

/** Sends the last step. The `reference` of the answer is the token of the lead's follow-up page. */
export async function sendEstimate(
	origin: string,
	{ cookie }: PreparedEstimate,
	fields: { key: string; name: string },
	channel: Channel = "page",
): Promise<EstimateAnswer> {
	const body = new URLSearchParams({ email: addressOf(cookie), language: "fr", ...fields });
	const response = await post(`${origin + start}/vous${channel === "data" ? ".data" : ""}`, cookie, body);
	const text = await response.text();
	const { status } = response;
	const place = status === 303 ? (response.headers.get("location") ?? "") : status === 202 ? text : "";
	const reference = /\/suivi\/([\w-]{22})/.exec(place)?.[1] ?? null;
	return { status, body: text, reference, isGone: place.includes("gone=") };
}

function post(url: string, cookie: string, body: URLSearchParams | FormData): Promise<Response> {
	return fetch(url, {
		method: "POST",
		redirect: "manual",
		headers: { ...fromHere, "X-Forwarded-For": anyAddress(), ...(cookie && { Cookie: cookie }) },
		body,
		signal: AbortSignal.timeout(30_000),
	});
}

let sample: Promise<Blob> | undefined;

/** Encoded once: the kill storm tests the server, so this process should use little of the machine. */
function samplePhoto(): Promise<Blob> {
	sample ??= plain(320, 240)
		.jpeg()
		.toBuffer()
		.then((bytes) => new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }));
	return sample;
}
