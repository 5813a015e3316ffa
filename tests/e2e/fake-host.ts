import { createServer, type IncomingMessage, type Server } from "node:http";
import { freePort } from "../../scripts/free-port.ts";

export interface FakeHost {
	origin: string;
	/** The paths of all requests so far. */
	requests: string[];
	/** What all requests told: their path, their headers and their body. */
	heard: { path: string; headers: string; body: string }[];
	close(): Promise<void>;
}

/** Starts a fake third-party host that records requests and answers each one with a script. */
export async function startFakeHost(answer: (request: IncomingMessage) => string): Promise<FakeHost> {
	const port = await freePort();
	const requests: string[] = [];
	const heard: FakeHost["heard"] = [];
	const server: Server = createServer((request, response) => {
		requests.push(request.url ?? "");
		let body = "";
		request.on("data", (chunk) => {
			body += chunk;
		});
		request.on("end", () => {
			heard.push({ path: request.url ?? "", headers: JSON.stringify(request.headers), body });
		});
		response.setHeader("Content-Type", "text/javascript");
		response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
		response.end(answer(request));
	}).listen(port, "127.0.0.1");
	return {
		origin: `http://localhost:${port}`,
		requests,
		heard,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
