import { createServer, type IncomingMessage, type Server } from "node:http";
import { freePort } from "./server.ts";

export interface FakeHost {
	origin: string;
	/** Every path that was asked for. */
	requests: string[];
	close(): Promise<void>;
}

/** Another company's host, as a visitor's browser would meet it: it counts who comes and answers a script. */
export async function startFakeHost(answer: (request: IncomingMessage) => string): Promise<FakeHost> {
	const port = await freePort();
	const requests: string[] = [];
	const server: Server = createServer((request, response) => {
		requests.push(request.url ?? "");
		response.setHeader("Content-Type", "text/javascript");
		response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
		response.end(answer(request));
	}).listen(port, "127.0.0.1");
	return {
		origin: `http://localhost:${port}`,
		requests,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
