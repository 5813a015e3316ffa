import { z } from "zod";
import type { PasswordPolicy } from "#app/model/members/password-policy.ts";
import type { Clock } from "#app/model/ports.ts";
import type { FirebaseServerSettings } from "./firebase-settings.ts";

const keptFor = 60_000;
const timeout = 5_000;

/** Firebase's default when the owner configured no policy. */
const defaultFirebasePolicy: PasswordPolicy = {
	schemaVersion: 1,
	minimum: 6,
	maximum: null,
	lowercase: false,
	uppercase: false,
	numeric: false,
	nonAlphanumeric: false,
};

const answer = z.object({
	schemaVersion: z.literal(1),
	customStrengthOptions: z
		.object({
			minPasswordLength: z.number().int().min(1).default(6),
			maxPasswordLength: z.number().int().min(1).nullish(),
			containsLowercaseCharacter: z.boolean().default(false),
			containsUppercaseCharacter: z.boolean().default(false),
			containsNumericCharacter: z.boolean().default(false),
			containsNonAlphanumericCharacter: z.boolean().default(false),
		})
		.prefault({}),
});

function readFirebasePolicy(json: unknown): PasswordPolicy {
	const { customStrengthOptions: options } = answer.parse(json);
	return {
		schemaVersion: 1,
		minimum: options.minPasswordLength,
		maximum: options.maxPasswordLength ?? null,
		lowercase: options.containsLowercaseCharacter,
		uppercase: options.containsUppercaseCharacter,
		numeric: options.containsNumericCharacter,
		nonAlphanumeric: options.containsNonAlphanumericCharacter,
	};
}

/** The owner's policy, cached for a minute; without a usable response, the last known one or Firebase's default. */
export function createFirebasePolicy(
	{ apiKey, emulator }: FirebaseServerSettings,
	clock: Clock,
	log: (message: string) => void,
): () => Promise<PasswordPolicy> {
	const host = emulator ? `${emulator}/identitytoolkit.googleapis.com` : "https://identitytoolkit.googleapis.com";
	const address = `${host}/v2/passwordPolicy?key=${encodeURIComponent(apiKey)}`;
	let known: { until: number; policy: PasswordPolicy } | null = null;

	return async () => {
		const now = clock.now().getTime();
		if (known && known.until > now) return known.policy;
		try {
			const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
			if (!response.ok) throw new Error(`status ${response.status}`);
			known = { until: now + keptFor, policy: readFirebasePolicy(await response.json()) };
			return known.policy;
		} catch (error) {
			log(`The password policy cannot be read from Firebase: ${String(error)}`);
			return known?.policy ?? defaultFirebasePolicy;
		}
	};
}
