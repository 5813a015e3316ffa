import { createServer, type RequestListener } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { projectId } from "../firebase/fake-firebase.ts";

/** Behaviour that tests can change, for endpoints where Google's emulator answers 501. */
interface Mood {
	policy: Record<string, unknown>;
}

const tools = join(import.meta.dirname, "../../tools/firebase-emulator/package.json");
type CreateApp = (project: string) => Promise<RequestListener>;

/**
 * Google's own emulator of Firebase Authentication, in this process, so that it uses the clock of a test. It does not
 * support the password policy, the captcha settings and the revocation of a provider's token: those three are faked
 * here. Starting it takes a dozen seconds of CPU: one emulator serves many tests, which begin with `clear`.
 */
export async function startAuthEmulator() {
	const { createApp } = createRequire(tools)("firebase-tools/lib/emulator/auth/server.js") as { createApp: CreateApp };
	const app = await createApp(projectId);
	const requests: string[] = [];
	const mood: Mood = { policy: { schemaVersion: 1, customStrengthOptions: { minPasswordLength: 6 } } };

	/** Returns null for requests that the emulator answers. */
	function answerOf(name: string): [status: number, body: unknown] | null {
		if (name === "v2/passwordPolicy") return [200, mood.policy];
		if (name === "v2/accounts:revokeToken") return [200, {}];
		if (name !== "v2/recaptchaConfig") return null;
		const enforcement = [{ provider: "EMAIL_PASSWORD_PROVIDER", enforcementState: "ENFORCE" }];
		return [200, { recaptchaKey: `projects/${projectId}/keys/a-site-key`, recaptchaEnforcementState: enforcement }];
	}

	const server = createServer(async (request, response) => {
		const name = (request.url ?? "").replace(/\?.*/, "").replace(/^\/[a-z]+\.googleapis\.com\//, "");
		if (request.method !== "OPTIONS") requests.push(name);
		const answer = request.method === "OPTIONS" ? null : answerOf(name);
		if (answer) {
			response.writeHead(answer[0], { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" });
			response.end(JSON.stringify(answer[1]));
		} else app(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
	// Same host name as the site: browsers block the storage of a frame from another site.
	const host = `localhost:${(server.address() as AddressInfo).port}`;

	/**
	 * The default of projects since 2023, and a requirement of docs/hosted.md for older ones: answers do not reveal which
	 * e-mail addresses are registered.
	 */
	await configure({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } });

	async function configure(settings: Record<string, unknown>): Promise<void> {
		const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}/config`, {
			method: "PATCH",
			headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
			body: JSON.stringify(settings),
		});
		if (!answer.ok) throw new Error(`the emulator refuses its settings: ${await answer.text()}`);
	}

	/** Sends an administrative request, as the Firebase console does. */
	async function manage(path: string, body: Record<string, unknown>): Promise<Record<string, unknown>> {
		const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/${path}`, {
			method: "POST",
			headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
			body: JSON.stringify(body),
		});
		const answer = (await response.json()) as Record<string, unknown>;
		if (!response.ok) throw new Error(JSON.stringify(answer));
		return answer;
	}

	async function uidOf(email: string): Promise<string> {
		const { users = [] } = (await manage("accounts:lookup", { email: [email] })) as { users?: { localId: string }[] };
		const [user] = users;
		if (!user) throw new Error(`no user ${email}`);
		return user.localId;
	}

	return {
		host,
		mood,
		requests,
		/** Deletes all users. */
		async clear() {
			requests.length = 0;
			const headers = { Authorization: "Bearer owner" };
			const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}/accounts`, {
				method: "DELETE",
				headers,
			});
			if (!answer.ok) throw new Error(`the emulator keeps its users: ${answer.status}`);
		},
		addUser: (user: { email: string; password?: string; emailVerified?: boolean }) => manage("accounts", user),
		disable: async (email: string, disableUser = true) =>
			manage("accounts:update", { localId: await uidOf(email), disableUser }),
		revoke: async (email: string) =>
			manage("accounts:update", { localId: await uidOf(email), validSince: String(Math.floor(Date.now() / 1000) + 1) }),
		async close() {
			server.closeAllConnections();
			await new Promise<void>((resolve) => server.close(() => resolve()));
		},
	};
}

export type AuthEmulator = Awaited<ReturnType<typeof startAuthEmulator>>;
