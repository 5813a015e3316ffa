import { type Answer, cookiesOf, type Fields, post } from "./ask.ts";

export const postalCode = "H2T 2S9";
const start = "/estimation-gratuite";
export const visitPath = `${start}/ou-et-quand`;
export const personPath = `${start}/vous`;

/** Somebody who sends an estimate as a browser without JavaScript does, from an IP address of their choice. */
export interface BookingVisitor {
	origin: string;
	address: string;
	/** The estimate's cookie. */
	cookie: string;
}

const headersOf = ({ address }: Pick<BookingVisitor, "address">) => ({
	"Sec-Fetch-Site": "same-origin",
	"X-Forwarded-For": address,
});

/** Sends the first step. */
export async function startEstimate(
	origin: string,
	address: string,
	service = "dryer-ducts",
	more: Fields = { "dryer-ducts.exit": "roof" },
): Promise<BookingVisitor> {
	const first = await post(origin, start, { service, ...more }, { headers: headersOf({ address }) });
	return { origin, address, cookie: cookiesOf(first) };
}

export function sendStep(visitor: BookingVisitor, path: string, fields: Fields | FormData): Promise<Answer> {
	const { origin, cookie } = visitor;
	return post(origin, path, fields, { cookie, headers: headersOf(visitor) });
}

/** Sends the third step with a window. */
export async function chooseWindow(visitor: BookingVisitor, window: string, more: Fields = {}): Promise<Answer> {
	return sendStep(visitor, visitPath, { postalCode, comment: "Bonjour", window, ...more });
}

/** The answer to the last step: the lead's page, the windows once more, or anything else. */
export function outcomeOf({ status, headers: { location = "" } }: Answer): "sent" | "gone" | "other" {
	if (status !== 303) return "other";
	if (/\/suivi\/[\w-]{22}\?sent$/.test(location)) return "sent";
	return location.startsWith(`${visitPath}?gone=`) ? "gone" : "other";
}
