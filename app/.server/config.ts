import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { localeStrategies } from "#app/locale/strategy.ts";
import { federatedProviders } from "#app/model/members/identity.ts";
import { isMailableAddress } from "#app/model/text/mailable-address.ts";

/** All settings of the server. `server.ts` passes the environment in once; `.env.example` documents each setting. */
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
		.refine(
			isMailServer,
			"an address such as smtps://user:password@mail.example:465, with %2F for / in the password, %3F for ? and %23 for #",
		)
		.optional(),
	MAIL_FROM: mailAddress().optional(),
	STAFF_EMAIL: mailAddress().optional(),
	STORE: z.enum(["sqlite", "firestore"]).default("sqlite"),
	FIRESTORE_DATABASE: z
		.string()
		.regex(/^(?:\(default\)|[a-z][a-z0-9-]{2,61}[a-z0-9])$/, "a database's id, such as airelle")
		.default("(default)"),
	FIRESTORE_EMULATOR_HOST: emulatorHost("localhost:8080").optional(),
	SECRET: z.string().min(32, "32 characters or more, which nobody can guess").optional(),
	IDENTITY: z.enum(["embedded", "firebase"]).default("embedded"),
	FIREBASE_API_KEY: z.string().min(1).optional(),
	FIREBASE_AUTH_DOMAIN: z
		.string()
		.regex(/^(?:[a-z0-9-]+\.)+[a-z]+$/i, "a host name, such as airelle-staff.firebaseapp.com")
		.optional(),
	FIREBASE_PROJECT_ID: z
		.string()
		.regex(/^[a-z0-9-]+$/, "a project id, such as airelle-staff")
		.optional(),
	FIREBASE_PROVIDERS: z
		.string()
		.default("")
		.transform((names) =>
			names
				.split(",")
				.map((name) => name.trim())
				.filter(Boolean),
		)
		.pipe(z.array(z.enum(federatedProviders, `a list of ${federatedProviders.join(", ")}`))),
	FIREBASE_SERVICE_ACCOUNT: serviceAccount().optional(),
	GOOGLE_APPLICATION_CREDENTIALS: z.string().refine(existsSync, "a file that is there").optional(),
	FIREBASE_AUTH_EMULATOR_HOST: emulatorHost("localhost:9099").optional(),
	GOOGLE_CLIENT_ID: z.string().min(1).optional(),
	GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
	FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
	FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
	GITHUB_CLIENT_ID: z.string().min(1).optional(),
	GITHUB_CLIENT_SECRET: z.string().min(1).optional(),
	TWITTER_CLIENT_ID: z.string().min(1).optional(),
	TWITTER_CLIENT_SECRET: z.string().min(1).optional(),
	INDEXNOW_KEY: z
		.string()
		.regex(/^[A-Za-z0-9-]{8,128}$/, "8 to 128 letters, digits and hyphens")
		.optional(),
	INDEXNOW_ORIGIN: origin("https://api.indexnow.org"),
	BACKUP_DIR: z
		.string()
		.min(1)
		.transform((path) => resolve(path))
		.optional(),
	BACKUP_DAILY: z.coerce.number("how many days keep a copy").int().min(1).max(366).default(7),
	BACKUP_WEEKLY: z.coerce.number("how many weeks keep a copy").int().min(0).max(520).default(5),
	BACKUP_AT: z
		.string()
		.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time of day, such as 03:30")
		.default("03:30"),
	METRICS_TOKEN: z
		.string()
		.regex(/^\S{16,}$/, "16 characters or more, without spaces")
		.optional(),
	TRUSTED_PROXIES: z.coerce.number("how many proxies stand in front").int().min(0).max(10).default(0),
	LOCALE_STRATEGY: z.enum(localeStrategies).default("prefix_except_default"),
});

/** The settings for owners. NODE_ENV is left out because `server.ts` sets it. */
export const settingNames = Object.keys(schema.shape).filter((name) => name !== "NODE_ENV");

export type Config = Readonly<z.infer<typeof schema>> & {
	/** Base of every absolute URL; never taken from a request. */
	readonly origin: string;
};

export class ConfigError extends Error {}

/** Parses the environment, or throws one error that lists all problems. Empty values count as unset. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
	const result = schema.safeParse(given);
	const wrong = (result.error?.issues ?? []).map(({ path, message }) => {
		const name = String(path[0]);
		return `  ${name} is ${secrets.has(name) ? "not right" : JSON.stringify(given[name])}: ${message}`;
	});
	const lines = [...wrong, ...firebaseProblems(given), ...firestoreProblems(given)];
	if (!result.success || lines.length > 0) {
		throw new ConfigError(
			`Airelle cannot start, these settings are wrong:\n${lines.join("\n")}\nEach is explained in .env.example.`,
		);
	}
	const { PORT, PUBLIC_ORIGIN } = result.data;
	return { ...result.data, origin: PUBLIC_ORIGIN ?? `http://localhost:${PORT}` };
}

/** Only this machine knows its addresses, and the ports that this user may have: a wrong one is found when the server listens. */
export function listenProblem(error: NodeJS.ErrnoException, { HOST, PORT }: Pick<Config, "HOST" | "PORT">): Error {
	const { code = "" } = error;
	if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"].includes(code))
		return new ConfigError(
			`Airelle cannot start: HOST is ${JSON.stringify(HOST)}, and this machine has no such address. Set it to 127.0.0.1, or in a container to 0.0.0.0.`,
		);
	if (code === "EACCES")
		return new ConfigError(
			`Airelle cannot start: this user may not listen on port ${PORT}. Set PORT to one above 1023; the proxy has 80 and 443.`,
		);
	return error;
}

/** Values that error messages must not print. */
const secrets: ReadonlySet<string> = new Set([
	"FIREBASE_SERVICE_ACCOUNT",
	"SECRET",
	"METRICS_TOKEN",
	"SMTP_URL",
	"CAPTCHA_SECRET",
]);

/** Checks the settings that `IDENTITY=firebase` requires. */
function firebaseProblems(given: Readonly<Record<string, string | undefined>>): string[] {
	if (given.IDENTITY !== "firebase") return [];
	const emulated = given.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
	const missing = ["FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN", "FIREBASE_PROJECT_ID"]
		.filter((name) => given[name] === undefined)
		.map((name) => `  ${name} is missing: IDENTITY=firebase needs it`);
	// Cloud Run sets K_SERVICE and provides a service account.
	const hasAccount = given.FIREBASE_SERVICE_ACCOUNT ?? given.GOOGLE_APPLICATION_CREDENTIALS ?? given.K_SERVICE;
	if (!emulated && !hasAccount) {
		missing.push(
			"  FIREBASE_SERVICE_ACCOUNT or GOOGLE_APPLICATION_CREDENTIALS is missing: IDENTITY=firebase needs one",
		);
	}
	// Emulator tokens are not signed: on a public site any visitor could sign in as any member.
	if (emulated && given.PUBLIC_ORIGIN !== undefined) {
		missing.push("  FIREBASE_AUTH_EMULATOR_HOST is for this machine alone: unset it, or unset PUBLIC_ORIGIN");
	}
	return missing;
}

/** Checks the settings that `STORE=firestore` requires: state that several servers share cannot be on one disk. */
function firestoreProblems(given: Readonly<Record<string, string | undefined>>): string[] {
	if (given.STORE !== "firestore") return [];
	const emulated = given.FIRESTORE_EMULATOR_HOST !== undefined;
	const lines: string[] = [];
	if (given.IDENTITY !== "firebase") {
		lines.push("  IDENTITY must be firebase: the embedded members are kept in SQLite, and STORE=firestore has none");
	}
	if (given.SECRET === undefined)
		lines.push("  SECRET is missing: every server of STORE=firestore must have the same one");
	if (given.SMTP_URL === undefined && !emulated) {
		lines.push("  SMTP_URL is missing: mails written as files would go with the server that wrote them");
	}
	if (emulated && given.PUBLIC_ORIGIN !== undefined) {
		lines.push("  FIRESTORE_EMULATOR_HOST is for this machine alone: unset it, or unset PUBLIC_ORIGIN");
	}
	return lines;
}

function emulatorHost(example: string) {
	return z.string().regex(/^(?:localhost|127\.0\.0\.1):\d+$/, `an emulator on this machine, such as ${example}`);
}

function mailAddress() {
	const limits = "an e-mail address with at most 64 characters before the @, and 63 in each part after it";
	return z.email({ error: "an e-mail address", abort: true }).refine(isMailableAddress, limits);
}

/** The complete JSON of a key file. */
function serviceAccount() {
	const shape = z.object({
		project_id: z.string().min(1),
		client_email: z.email(),
		private_key: z.string().includes("PRIVATE KEY"),
	});
	return z.string().transform((text, context) => {
		try {
			return shape.parse(JSON.parse(text));
		} catch {
			context.addIssue("the JSON of a service account's key file");
			return z.NEVER;
		}
	});
}

function origin(fallback?: string) {
	const schema = z
		.string()
		.refine(isOrigin, "an origin without path, such as https://www.airelle.example")
		// As browsers write it: the `Origin` of forms is compared with it.
		.transform((value) => new URL(value).origin);
	return fallback === undefined ? schema : schema.default(fallback);
}

function isOrigin(value: string): boolean {
	try {
		const url = new URL(value);
		return (
			/^https?:$/.test(url.protocol) &&
			url.pathname === "/" &&
			!url.search &&
			!url.hash &&
			!url.username &&
			!url.password
		);
	} catch {
		return false;
	}
}

/** `/`, `?` and `#` in a password would end the address before its host. */
function isMailServer(value: string): boolean {
	return /^smtps?:\/\/[^\s/?#]+\/?(?:\?[^\s#@]*)?$/.test(value) && URL.canParse(value);
}
