/** A provider's password requirements (schema version 1). */
export interface PasswordPolicy {
	schemaVersion: 1;
	minimum: number;
	maximum: number | null;
	lowercase: boolean;
	uppercase: boolean;
	numeric: boolean;
	nonAlphanumeric: boolean;
}

export type PasswordRule = "minimum" | "maximum" | "lowercase" | "uppercase" | "numeric" | "nonAlphanumeric";

/** The rules of a policy, in display order. */
export function rulesOf(policy: PasswordPolicy): PasswordRule[] {
	const optional = ["lowercase", "uppercase", "numeric", "nonAlphanumeric"] as const;
	return [
		"minimum",
		...(policy.maximum === null ? [] : (["maximum"] as const)),
		...optional.filter((rule) => policy[rule]),
	];
}

export function meetsRule(password: string, rule: PasswordRule, policy: PasswordPolicy): boolean {
	const length = [...password].length;
	switch (rule) {
		case "minimum":
			return length >= policy.minimum;
		case "maximum":
			return length <= (policy.maximum ?? Number.POSITIVE_INFINITY);
		case "lowercase":
			return /\p{Ll}/u.test(password);
		case "uppercase":
			return /\p{Lu}/u.test(password);
		case "numeric":
			return /\d/.test(password);
		case "nonAlphanumeric":
			return /[^\p{L}\p{N}]/u.test(password);
	}
}

export function meetsPolicy(password: string, policy: PasswordPolicy): boolean {
	return rulesOf(policy).every((rule) => meetsRule(password, rule, policy));
}
