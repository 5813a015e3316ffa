import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface VerificationServer {
	origin: string;
	/** The number of verification requests received. */
	asked(): number;
	stop(): Promise<void>;
}

/** Fakes Google's siteverify: the same API, and every way in which it can fail. */
export async function startVerificationServer(): Promise<VerificationServer> {
	const used = new Set<string>();
	let asked = 0;
	const server = createServer(async (request, response) => {
		asked++;
		const { secret, response: token = "" } = Object.fromEntries(new URLSearchParams(await bodyOf(request)));
		const isRight = request.method === "POST" && request.url === "/recaptcha/api/siteverify" && secret;
		if (!isRight) answer(response, { success: false, "error-codes": ["bad-request"] });
		else if (used.has(token)) answer(response, { success: false, "error-codes": ["timeout-or-duplicate"] });
		else await behave(token, response);
		used.add(token);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	return {
		origin: `http://127.0.0.1:${port}`,
		asked: () => asked,
		async stop() {
			server.closeAllConnections();
			await new Promise<void>((resolve) => server.close(() => resolve()));
		},
	};
}

async function behave(token: string, response: ServerResponse): Promise<void> {
	const person = { success: true, score: 0.9, action: "contact", hostname: "localhost" };
	switch (token.split("-")[0]) {
		case "machine":
			return answer(response, { ...person, score: 0.1 });
		case "refused":
			return answer(response, { success: false, "error-codes": ["invalid-input-response"] });
		case "elsewhere":
			return answer(response, { ...person, action: "newsletter" });
		case "slow":
			await sleep(10_000, undefined, { ref: false });
			return answer(response, { ...person, score: 0 });
		case "stalled":
			response.writeHead(200, { "Content-Type": "application/json" }).write('{"success": fal');
			return;
		case "garbage":
			response.end("<html>503 Service Unavailable</html>");
			return;
		case "strange":
			return answer(response, { success: "perhaps", score: "high" });
		case "error":
			response.writeHead(500).end("oops");
			return;
		case "cut":
			response.destroy();
			return;
		default:
			return answer(response, person);
	}
}

function answer(response: ServerResponse, json: object): void {
	if (!response.destroyed) response.end(JSON.stringify(json));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	let text = "";
	for await (const chunk of request) text += String(chunk);
	return text;
}
