import { z } from "zod";
import type { Captcha, CaptchaVerdict } from "#app/model/ports.ts";

interface RecaptchaSettings {
	secret: string;
	siteKey: string;
	/** The Google Cloud project. When set, the reCAPTCHA Enterprise API is used. */
	project: string | undefined;
	origin: string | undefined;
	timeLimitMs?: number;
}

const ordinaryAnswer = z.object({
	success: z.boolean(),
	score: z.number().optional(),
	action: z.string().optional(),
	"error-codes": z.array(z.string()).optional(),
});
const enterpriseAnswer = z.object({
	tokenProperties: z.object({
		valid: z.boolean(),
		action: z.string().optional(),
		invalidReason: z.string().optional(),
	}),
	riskAnalysis: z.object({ score: z.number() }).optional(),
});

/** Verifies a token with Google. Network and API errors return `unknown`, which never rejects a lead. */
export function createRecaptcha({ secret, siteKey, project, origin, timeLimitMs = 3000 }: RecaptchaSettings): Captcha {
	return {
		async verify(token, action) {
			if (!token) return { kind: "unknown", reason: "no token" };
			try {
				return project ? await assess(token, action) : await siteVerify(token, action);
			} catch (error) {
				return { kind: "unknown", reason: error instanceof Error ? error.name : "error" };
			}
		},
	};

	async function siteVerify(token: string, action: string): Promise<CaptchaVerdict> {
		const body = new URLSearchParams({ secret, response: token });
		const answer = ordinaryAnswer.parse(
			await ask(`${origin ?? "https://www.google.com"}/recaptcha/api/siteverify`, { method: "POST", body }),
		);
		const reasons = answer["error-codes"]?.join(" ") ?? "refused";
		// A wrong secret is a configuration error and must not count against the visitor.
		if (!answer.success) return { kind: /secret/.test(reasons) ? "unknown" : "refused", reason: reasons };
		if (answer.action !== undefined && answer.action !== action) return { kind: "refused", reason: "other action" };
		return answer.score === undefined
			? { kind: "unknown", reason: "no score" }
			: { kind: "score", score: answer.score };
	}

	async function assess(token: string, action: string): Promise<CaptchaVerdict> {
		const url = `${origin ?? "https://recaptchaenterprise.googleapis.com"}/v1/projects/${project}/assessments?key=${encodeURIComponent(secret)}`;
		const body = JSON.stringify({ event: { token, siteKey, expectedAction: action } });
		const answer = enterpriseAnswer.parse(
			await ask(url, { method: "POST", body, headers: { "Content-Type": "application/json" } }),
		);
		const { valid, action: given, invalidReason } = answer.tokenProperties;
		if (!valid) return { kind: "refused", reason: invalidReason ?? "refused" };
		if (given !== undefined && given !== action) return { kind: "refused", reason: "other action" };
		return answer.riskAnalysis
			? { kind: "score", score: answer.riskAnalysis.score }
			: { kind: "unknown", reason: "no score" };
	}

	async function ask(url: string, init: RequestInit): Promise<unknown> {
		const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeLimitMs), redirect: "error" });
		return response.json();
	}
}
