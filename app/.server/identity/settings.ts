import { cookies } from "#app/locale/cookie.ts";
import { type FederatedProvider, federatedProviders } from "#app/model/members/identity.ts";
import type { PasswordPolicy } from "#app/model/members/password-policy.ts";

const minute = 60;

/** In seconds, the unit of better-auth. */
export const sessionTimes = {
	idle: cookies.staff.maxAge,
	absolute: cookies.staff.longest,
	/** A session is renewed at most this often: not every request causes a write. */
	renewEvery: minute,
	recent: 15 * minute,
	signInLink: 15 * minute,
} as const;

export const embeddedPolicy: PasswordPolicy = {
	schemaVersion: 1,
	minimum: 12,
	maximum: 128,
	lowercase: false,
	uppercase: false,
	numeric: false,
	nonAlphanumeric: false,
};

export type ProviderKeys = Readonly<Partial<Record<FederatedProvider, { clientId: string; clientSecret: string }>>>;

/** A provider needs both of its keys. */
export function providerKeys(
	config: Readonly<Partial<Record<`${Uppercase<FederatedProvider>}_CLIENT_${"ID" | "SECRET"}`, string | undefined>>>,
): ProviderKeys {
	return Object.fromEntries(
		federatedProviders.flatMap((provider) => {
			const name = provider.toUpperCase() as Uppercase<FederatedProvider>;
			const [clientId, clientSecret] = [config[`${name}_CLIENT_ID`], config[`${name}_CLIENT_SECRET`]];
			return clientId && clientSecret ? [[provider, { clientId, clientSecret }]] : [];
		}),
	);
}

/** Browsers store no Secure cookie from a plain-http page; only localhost may be served over plain http. */
export function cookieSecurity(origin: string): { secure: boolean; prefix: string } {
	const { protocol, hostname } = new URL(origin);
	const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
	const secure = protocol === "https:" || !loopback;
	return { secure, prefix: secure ? "__Host-staff" : "staff" };
}
