import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readConfig, settingNames } from "./config.ts";

describe("readConfig", () => {
	it("has a default for every required setting", () => {
		const config = readConfig({});
		expect(config).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", origin: "http://localhost:3000" });
		expect(config.DATA_DIR).toMatch(/\/data$/);
	});

	it("treats empty values as unset", () => {
		expect(readConfig({ PORT: "", PUBLIC_ORIGIN: "" }).origin).toBe("http://localhost:3000");
	});

	it("uses PUBLIC_ORIGIN as the origin", () => {
		expect(readConfig({ PUBLIC_ORIGIN: "https://www.airelle.example" }).origin).toBe("https://www.airelle.example");
	});

	it("writes an origin as browsers do, so that forms of the site are recognised", () => {
		for (const typed of [
			"HTTPS://WWW.Airelle.Example",
			"https://www.airelle.example:443/",
			"https:www.airelle.example",
		])
			expect(readConfig({ PUBLIC_ORIGIN: typed }).origin, typed).toBe("https://www.airelle.example");
		expect(readConfig({ PUBLIC_ORIGIN: "https://ménage.example" }).origin).toBe("https://xn--mnage-bsa.example");
		for (const empty of ["?", "#", "/?", "/#"])
			expect(readConfig({ GTM_ORIGIN: `https://gtm.example${empty}` }).GTM_ORIGIN, empty).toBe("https://gtm.example");
		expect(() => readConfig({ PUBLIC_ORIGIN: "https://:word@www.airelle.example" })).toThrow(/PUBLIC_ORIGIN/);
	});

	it("refuses the address of a mail server that cannot be read, without its password", () => {
		const typed = [
			"u:pass-word/b@host:465",
			"u:pass-word#b@host",
			"u:pass-word?b@host",
			"u:pass-word@host:99999",
			"/x",
		];
		for (const rest of [...typed, "u:12/pass-word@host", "u:12?pass-word@host", "u:12#pass-word@host"]) {
			expect(() => readConfig({ SMTP_URL: `smtps://${rest}` }), rest).toThrow(/SMTP_URL is not right: .*%/);
			expect(() => readConfig({ SMTP_URL: `smtps://${rest}` }), rest).not.toThrow(/pass-word/);
		}
		for (const rest of [
			"host",
			"host:465",
			"u:a%2Fb%25@host:587?requireTLS=true",
			"u@x.example:50%off@host",
			"[::1]:25",
		])
			expect(readConfig({ SMTP_URL: `smtp://${rest}` }).SMTP_URL, rest).toBe(`smtp://${rest}`);
	});

	it("refuses an address that no mail can be sent to", () => {
		const long = "an e-mail address with at most 64 characters before the @, and 63 in each part after it";
		for (const [wrong, reason] of [
			["bonjour", "an e-mail address"],
			[`${"a".repeat(65)}@boreale.example`, long],
			[`info@${"a".repeat(64)}.example`, long],
		] as const)
			expect(() => readConfig({ MAIL_FROM: wrong, STAFF_EMAIL: wrong }), wrong).toThrow(
				`  MAIL_FROM is "${wrong}": ${reason}\n  STAFF_EMAIL is "${wrong}": ${reason}\n`,
			);
		const longest = `${"a".repeat(64)}@boreale.example`;
		expect(readConfig({ MAIL_FROM: longest }).MAIL_FROM).toBe(longest);
	});

	it("reports all invalid settings at once", () => {
		const wrong = { PORT: "many", PUBLIC_ORIGIN: "airelle.example/fr", LOCALE_STRATEGY: "prefix" };
		expect(() => readConfig(wrong)).toThrow(/PORT[\s\S]*PUBLIC_ORIGIN[\s\S]*LOCALE_STRATEGY/);
	});

	it("reports all missing Firebase settings at once", () => {
		expect(() => readConfig({ IDENTITY: "firebase", PORT: "many" })).toThrow(
			/PORT[\s\S]*FIREBASE_API_KEY[\s\S]*FIREBASE_AUTH_DOMAIN[\s\S]*FIREBASE_PROJECT_ID[\s\S]*FIREBASE_SERVICE_ACCOUNT/,
		);
		expect(() => readConfig({ ...firebase, FIREBASE_PROVIDERS: "google, myspace" })).toThrow(/FIREBASE_PROVIDERS/);
		expect(readConfig({ ...firebase, FIREBASE_PROVIDERS: "google, github" })).toMatchObject({
			FIREBASE_PROVIDERS: ["google", "github"],
			FIREBASE_SERVICE_ACCOUNT: { client_email: "staff@airelle.example" },
		});
	});

	it("does not print an invalid service account key", () => {
		const config = { ...firebase, FIREBASE_SERVICE_ACCOUNT: '{"private_key":"the-secret"}' };
		expect(() => readConfig(config)).toThrow(/FIREBASE_SERVICE_ACCOUNT is not right/);
		expect(() => readConfig(config)).not.toThrow(/the-secret/);
	});

	it("does not print an invalid password or token", () => {
		const wrong = { SMTP_URL: "user:pass-word@mail.example", METRICS_TOKEN: "too short", CAPTCHA_SECRET: "tiny-one" };
		expect(() => readConfig(wrong)).toThrow(/CAPTCHA_SECRET[\s\S]*SMTP_URL[\s\S]*METRICS_TOKEN is not right/);
		expect(() => readConfig(wrong)).not.toThrow(/pass-word|too short"|tiny-one/);
	});

	it("accepts a Firebase emulator only on this machine, because its tokens are not signed", () => {
		const emulated = { ...firebase, FIREBASE_SERVICE_ACCOUNT: "", FIREBASE_AUTH_EMULATOR_HOST: "localhost:9099" };
		expect(readConfig(emulated).FIREBASE_AUTH_EMULATOR_HOST).toBe("localhost:9099");
		expect(() => readConfig({ ...emulated, PUBLIC_ORIGIN: "https://www.airelle.example" })).toThrow(
			/this machine alone/,
		);
		expect(() => readConfig({ ...emulated, FIREBASE_AUTH_EMULATOR_HOST: "evil.example:80" })).toThrow(
			/on this machine/,
		);
	});

	it("reports all missing Firestore settings at once and does not print the secret", () => {
		expect(() => readConfig({ STORE: "firestore" })).toThrow(/IDENTITY must be firebase[\s\S]*SECRET[\s\S]*SMTP_URL/);
		const hosted = { ...firebase, STORE: "firestore", SECRET: "s".repeat(43), SMTP_URL: "smtps://mail.example" };
		expect(readConfig(hosted)).toMatchObject({ STORE: "firestore", FIRESTORE_DATABASE: "(default)" });
		expect(() => readConfig({ ...hosted, SECRET: "guessable" })).toThrow(/SECRET is not right/);
		expect(() => readConfig({ ...hosted, SECRET: "guessable" })).not.toThrow(/"guessable"/);
	});

	it("accepts the service account that Cloud Run provides", () => {
		expect(() => readConfig({ ...firebase, FIREBASE_SERVICE_ACCOUNT: "" })).toThrow(/FIREBASE_SERVICE_ACCOUNT/);
		expect(readConfig({ ...firebase, FIREBASE_SERVICE_ACCOUNT: "", K_SERVICE: "airelle" }).IDENTITY).toBe("firebase");
	});

	it("accepts a Firestore emulator only on this machine, because it does not authenticate clients", () => {
		const emulated = {
			...firebase,
			STORE: "firestore",
			SECRET: "s".repeat(43),
			FIRESTORE_EMULATOR_HOST: "localhost:8080",
		};
		expect(readConfig(emulated).FIRESTORE_EMULATOR_HOST).toBe("localhost:8080");
		expect(() => readConfig({ ...emulated, PUBLIC_ORIGIN: "https://www.airelle.example" })).toThrow(
			/FIRESTORE_EMULATOR_HOST is for this machine alone/,
		);
	});

	it("has every setting documented in .env.example", () => {
		const example = readFileSync(".env.example", "utf8");
		for (const name of settingNames) {
			expect(example).toMatch(new RegExp(`# .+\\n${name}=`));
		}
	});
});

const firebase = {
	IDENTITY: "firebase",
	FIREBASE_API_KEY: "key",
	FIREBASE_AUTH_DOMAIN: "airelle-staff.firebaseapp.com",
	FIREBASE_PROJECT_ID: "airelle-staff",
	FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
		project_id: "airelle-staff",
		client_email: "staff@airelle.example",
		private_key: "-----BEGIN PRIVATE KEY-----",
	}),
};
