import { resolve } from "node:path";
import { z } from "zod";
import { localeStrategies } from "#app/locale/strategy.ts";

/** Every setting of the server. `server.ts` hands the environment in, once; `.env.example` explains each. */
const schema = z.object({
	NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
	PORT: z.coerce.number("a port number, such as 3000").int().min(0).max(65_535).default(3000),
	HOST: z.string().min(1).default("127.0.0.1"),
	PUBLIC_ORIGIN: origin().optional(),
	DATA_DIR: z
		.string()
		.min(1)
		.default("./data")
		.transform((path) => resolve(path)),
	DESIGN_PAGE: z
		.enum(["0", "1"])
		.default("0")
		.transform((value) => value === "1"),
	GTM_ID: z
		.string()
		.regex(/^GTM-[A-Z0-9]+$/, "a container id, such as GTM-ABC123")
		.optional(),
	GTM_ORIGIN: origin("https://www.googletagmanager.com"),
	CONSENT: z.enum(["explicit", "implied"]).default("explicit"),
	CAPTCHA_SITE_KEY: z
		.string()
		.regex(/^[\w-]{10,}$/, "the captcha's site key")
		.optional(),
	CAPTCHA_KIND: z.enum(["ordinary", "enterprise"]).default("ordinary"),
	CAPTCHA_ORIGIN: origin("https://www.google.com"),
	CAPTCHA_SECRET: z.string().min(10).optional(),
	CAPTCHA_PROJECT: z.string().min(1).optional(),
	CAPTCHA_VERIFY_ORIGIN: origin().optional(),
	SMTP_URL: z
		.string()
		.regex(/^smtps?:\/\/\S+$/, "an address such as smtps://user:password@mail.example:465")
		.optional(),
	MAIL_FROM: z.email("an e-mail address").default("bonjour@airelle.example"),
	STAFF_EMAIL: z.email("an e-mail address").default("bonjour@airelle.example"),
	IDENTITY: z
		.enum(["embedded", "firebase"])
		.default("embedded")
		.refine(
			(value) => value === "embedded",
			"firebase is not part of this version: use embedded, the default, which needs no account elsewhere",
		),
	GOOGLE_CLIENT_ID: z.string().min(1).optional(),
	GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
	FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
	FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
	GITHUB_CLIENT_ID: z.string().min(1).optional(),
	GITHUB_CLIENT_SECRET: z.string().min(1).optional(),
	TWITTER_CLIENT_ID: z.string().min(1).optional(),
	TWITTER_CLIENT_SECRET: z.string().min(1).optional(),
	TRUSTED_PROXIES: z.coerce.number("how many proxies stand in front").int().min(0).max(10).default(0),
	LOCALE_STRATEGY: z.enum(localeStrategies).default("prefix_except_default"),
});

/** NODE_ENV is the doorway's own business; the others are the owner's. */
export const settingNames = Object.keys(schema.shape).filter((name) => name !== "NODE_ENV");

export type Config = Readonly<z.infer<typeof schema>> & {
	/** Builds every absolute address; never taken from a request. */
	readonly origin: string;
};

export class ConfigError extends Error {}

/** Parses the environment, or says everything that is wrong with it at once. Empty values count as unset. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
	const result = schema.safeParse(given);
	if (!result.success) {
		const lines = result.error.issues.map(({ path, message }) => {
			const name = path.join(".");
			return `  ${name} is ${JSON.stringify(given[name])}: ${message}`;
		});
		throw new ConfigError(
			`Airelle cannot start, these settings are wrong:\n${lines.join("\n")}\nEach is explained in .env.example.`,
		);
	}
	const { PORT, PUBLIC_ORIGIN } = result.data;
	return { ...result.data, origin: PUBLIC_ORIGIN ?? `http://localhost:${PORT}` };
}

function origin(fallback?: string) {
	const schema = z
		.string()
		.refine(isOrigin, "an origin without path, such as https://www.airelle.example")
		.transform((value) => value.replace(/\/$/, ""));
	return fallback === undefined ? schema : schema.default(fallback);
}

function isOrigin(value: string): boolean {
	try {
		const url = new URL(value);
		return /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.hash && !url.username;
	} catch {
		return false;
	}
}
