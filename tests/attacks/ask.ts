import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";

interface Asked {
	origin: string;
	/** Sent as is, without normalization. */
	path: string;
	method?: string;
	headers?: Readonly<Record<string, string>>;
	body?: string | Uint8Array;
	cookie?: string;
}

export interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	bytes: Buffer;
	body: string;
}

/** Sends paths that a browser would normalize, and headers that a browser does not let a page set. */
export function ask({ origin, path, method, headers = {}, body, cookie }: Asked): Promise<Answer> {
	const { hostname, port, protocol, host } = new URL(origin);
	return new Promise((resolve, reject) => {
		const send = protocol === "https:" ? httpsRequest : httpRequest;
		const request = send(
			{
				hostname,
				port,
				path,
				method: method ?? (body === undefined ? "GET" : "POST"),
				headers: { Host: host, ...(cookie && { Cookie: cookie }), ...headers },
				// The proxy's certificate is self-signed by the test.
				rejectUnauthorized: false,
				agent: false,
			},
			(response) => {
				const chunks: Buffer[] = [];
				response.on("data", (chunk: Buffer) => chunks.push(chunk));
				response.on("error", reject);
				response.on("end", () => {
					const bytes = Buffer.concat(chunks);
					resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, body: bytes.toString() });
				});
			},
		);
		request.on("error", reject);
		request.setTimeout(30_000, () => request.destroy(new Error(`No answer from ${path}`)));
		if (body !== undefined) request.setHeader("Content-Length", Buffer.byteLength(body));
		request.end(body);
	});
}

export type Fields = Readonly<Record<string, string>>;

/** Posts a form as a browser does from the site's own pages, unless `headers` says otherwise. */
export function post(
	origin: string,
	path: string,
	fields: Fields | FormData,
	{ cookie, headers = { Origin: origin, "Sec-Fetch-Site": "same-origin" } }: Pick<Asked, "cookie" | "headers"> = {},
): Promise<Answer> {
	const sent = cookie === undefined ? {} : { cookie };
	if (!(fields instanceof FormData)) {
		const type = { "Content-Type": "application/x-www-form-urlencoded" };
		const body = new URLSearchParams(fields).toString();
		return ask({ origin, path, headers: { ...type, ...headers }, body, ...sent });
	}
	const encoded = new Response(fields);
	return encoded.bytes().then((body) => {
		const type = { "Content-Type": encoded.headers.get("Content-Type") ?? "" };
		return ask({ origin, path, headers: { ...type, ...headers }, body, ...sent });
	});
}

/** Returns the Cookie header that a browser would send next: `before`, updated by the answer's Set-Cookie lines. */
export function cookiesOf(answer: Answer, before = ""): string {
	const jar = new Map(before.split("; ").flatMap((pair) => (pair ? [cut(pair)] : [])));
	for (const line of answer.headers["set-cookie"] ?? []) {
		const [name, value] = cut(line.split(";")[0] ?? "");
		if (/max-age=0|expires=thu, 01 jan 1970/i.test(line) || value === "") jar.delete(name);
		else jar.set(name, value);
	}
	return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}

function cut(pair: string): [string, string] {
	const at = pair.indexOf("=");
	return [pair.slice(0, at), pair.slice(at + 1)];
}
