import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
	getMultiFactorResolver,
	type MultiFactorError,
	signInWithEmailAndPassword,
	TotpMultiFactorGenerator,
} from "@firebase/auth";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import { authCodeOf } from "#app/members/office/firebase/auth-code-of.ts";
import { type IdentityRequest, IdentityUnavailableError, type Outcome } from "#app/model/members/identity.ts";
import { startFakeFirebase } from "../firebase/fake-firebase.ts";
import { identityOn } from "../firebase/identity-on.ts";
import { identityContract } from "./identity.ts";
import { totp } from "./totp.ts";

const ariane = { email: "ariane@airelle.example", name: "Ariane", role: "agent", locale: "fr" } as const;
const password = "trois petits chats gris";
const guest: IdentityRequest = { headers: new Headers(), address: "192.0.2.7" };

/** Google's client and server libraries against a fake of Firebase. */
async function open() {
	const fake = await startFakeFirebase();
	vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", fake.host);
	const folder = await mkdtemp(join(tmpdir(), "airelle-firebase-"));
	const path = join(folder, "airelle.sqlite");
	const store = await openSqliteStore({ path });
	const on = identityOn(fake.host, store);
	return {
		...on,
		fake,
		path,
		async close() {
			await on.close();
			await store.close();
			await fake.close();
			await rm(folder, { recursive: true });
			vi.unstubAllEnvs();
		},
	};
}

identityContract("the Firebase identity", open, { provesHere: false });

describe("the Firebase identity", () => {
	let opened: Awaited<ReturnType<typeof open>>;

	beforeEach(async () => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-17T14:00:00Z") });
		opened = await open();
	});
	afterEach(async () => {
		await opened.close();
		vi.useRealTimers();
	});

	const tokenFor = (user: Parameters<typeof opened.fake.addUser>[0], provider?: string) =>
		opened.fake.idToken(opened.fake.addUser(user), provider);

	async function invited() {
		const outcome = await opened.identity.invite(ariane);
		if (!outcome.ok) throw new Error(outcome.code);
		return outcome.member;
	}

	async function signedIn(user: Parameters<typeof opened.fake.addUser>[0] = { email: ariane.email }) {
		const token = tokenFor(user);
		return { token, request: requestWith(await opened.elsewhere.signIn(token, guest)) };
	}

	it("refuses a Firebase user who is not a member, with the error for a wrong password", async () => {
		const token = tokenFor({ email: "stranger@airelle.example", password });
		expect(await opened.elsewhere.signIn(token, guest)).toEqual({
			ok: false,
			code: "invalid-credential",
			cookies: [],
		});
		const federated = tokenFor({ email: "other@airelle.example" }, "google.com");
		expect(await opened.elsewhere.signIn(federated, guest)).toMatchObject({
			code: "account-exists-with-different-credential",
		});
		expect(await opened.identity.hasMembers()).toBe(false);
	});

	it("activates an invited member with any account whose e-mail address Firebase verified", async () => {
		await invited();
		const account = { providerId: "google.com", rawId: "1", email: ariane.email };
		const token = tokenFor({ email: ariane.email, accounts: [account] }, "google.com");
		const outcome = await opened.elsewhere.signIn(token, guest);
		expect(outcome).toMatchObject({ ok: true, joined: true, member: { status: "active" } });
		expect(await opened.elsewhere.signIn(token, guest)).toMatchObject({ ok: true, joined: false });
		const member = await opened.identity.memberByEmail(ariane.email);
		expect(await opened.identity.linkedProviders(member?.id ?? "")).toEqual(["google"]);
		await opened.identity.unlinkProvider(member?.id ?? "", "google");
		expect(await opened.identity.linkedProviders(member?.id ?? "")).toEqual([]);
	});

	it("rejects an e-mail address that Firebase has not verified: anybody can create such a user", async () => {
		await invited();
		const token = tokenFor({ email: ariane.email, password: "the attacker's", emailVerified: false });
		expect(await opened.elsewhere.signIn(token, guest)).toMatchObject({ ok: false, code: "invalid-credential" });
	});

	it("unlinks accounts that somebody attached to the e-mail address before its owner signed in", async () => {
		const member = await invited();
		const foreign = { providerId: "github.com", rawId: "7", email: "attacker@evil.example" };
		const user = opened.fake.addUser({ email: ariane.email, emailVerified: false, password: "x", accounts: [foreign] });
		expect(await opened.identity.setPassword(member.id, password)).toMatchObject({ ok: true });
		expect(user).toMatchObject({ accounts: [], password, emailVerified: true });

		await opened.identity.delete(member.id);
		await invited();
		user.accounts.push(foreign);
		expect(await opened.elsewhere.signIn(opened.fake.idToken(user, "github.com"), guest)).toMatchObject({ ok: false });
		expect(await opened.elsewhere.signIn(opened.fake.idToken(user), guest)).toMatchObject({ ok: true });
		expect(user.accounts).toEqual([]);
	});

	it("binds a member to the Firebase user of the first sign-in, and refuses another user with the same e-mail address", async () => {
		await invited();
		await signedIn();
		const second = tokenFor({ email: ariane.email });
		expect(await opened.elsewhere.signIn(second, guest)).toMatchObject({ ok: false, code: "invalid-credential" });
	});

	it("creates a session only from a recent sign-in, never from an older token", async () => {
		await invited();
		const { token } = await signedIn();
		vi.advanceTimersByTime(6 * 60_000);
		expect(await opened.elsewhere.signIn(token, guest)).toMatchObject({ code: "requires-recent-login" });
		vi.advanceTimersByTime(60 * 60_000);
		expect(await opened.elsewhere.signIn(token, guest)).toMatchObject({ code: "user-token-expired" });
		expect(await opened.elsewhere.signIn("not.a.token", guest)).toMatchObject({ code: "invalid-user-token" });
	});

	it("renews a session with a refreshed token of the same user, and of no other", async () => {
		await invited();
		const { request } = await signedIn();
		const user = opened.fake.user(ariane.email);
		const authTime = Math.floor(Date.now() / 1000);
		vi.advanceTimersByTime(29 * 60_000);
		expect(await opened.elsewhere.renew(opened.fake.idToken(user, "password", authTime), request)).toMatchObject({
			ok: true,
			cookies: [expect.stringContaining("Max-Age=1800")],
		});
		vi.advanceTimersByTime(29 * 60_000);
		expect((await opened.identity.session(request)).session).toMatchObject({ state: "open", isRecent: false });
		const other = tokenFor({ email: "other@airelle.example" });
		expect(await opened.elsewhere.renew(other, request)).toMatchObject({ code: "user-mismatch" });
		expect(await opened.elsewhere.renew(other, guest)).toMatchObject({ code: "user-token-expired" });
	});

	it("ends the session of a user disabled, revoked or deleted at Firebase at the next request", async () => {
		await invited();
		const user = opened.fake.addUser({ email: ariane.email });
		const enter = async () => requestWith(await opened.elsewhere.signIn(opened.fake.idToken(user), guest));
		const isIn = async (request: IdentityRequest) => {
			vi.advanceTimersByTime(3_001);
			return (await opened.identity.session(request)).session !== null;
		};
		const first = await enter();
		expect(await isIn(first)).toBe(true);
		user.disabled = true;
		expect(await isIn(first)).toBe(false);
		expect(await opened.elsewhere.signIn(opened.fake.idToken(user), guest)).toMatchObject({ code: "user-disabled" });
		user.disabled = false;
		const second = await enter();
		user.validSince = Math.floor(Date.now() / 1000) + 1;
		expect(await isIn(second)).toBe(false);
		const third = await enter();
		await opened.identity.signOutEverywhere((await opened.identity.memberByEmail(ariane.email))?.id ?? "");
		expect(user.validSince).toBe(Math.floor(Date.now() / 1000));
		expect(await isIn(third)).toBe(false);
	});

	it("neither accepts nor ends a session while Firebase does not answer", async () => {
		await invited();
		const { request } = await signedIn();
		vi.advanceTimersByTime(3_001);
		await opened.fake.close();
		await expect(opened.identity.session(request)).rejects.toThrow(IdentityUnavailableError);
	});

	it("leaves the second factor to Firebase, reports it, and can remove it", async () => {
		const member = await invited();
		const user = opened.fake.addUser({ email: ariane.email, password, totp: "JBSWY3DPEHPK3PXP" });
		const failed = await signInWithEmailAndPassword(opened.auth, ariane.email, password).catch((error) => error);
		expect(authCodeOf(failed)).toBe("multi-factor-auth-required");
		const resolver = getMultiFactorResolver(opened.auth, failed as MultiFactorError);
		const resolve = (code: string) =>
			resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? "", code));
		expect(authCodeOf(await resolve("000000").catch((error) => error))).toBe("invalid-credential");
		const { user: signed } = await resolve(totp("JBSWY3DPEHPK3PXP"));
		const request = requestWith(await opened.elsewhere.signIn(await signed.getIdToken(), guest));
		expect((await opened.identity.session(request)).session).toMatchObject({ member: { secondFactor: true } });
		await opened.identity.clearSecondFactor(member.id);
		expect(user.totp).toBeNull();
		expect((await opened.identity.member(member.id))?.secondFactor).toBe(false);
	});

	it("changes a password and ends every session", async () => {
		await invited();
		const { request } = await signedIn({ email: ariane.email, password });
		expect(await opened.identity.changePassword("", "court", request)).toMatchObject({
			code: "password-does-not-meet-requirements",
		});
		expect(await opened.identity.changePassword("", "quatre grands chiens noirs", request)).toMatchObject({ ok: true });
		expect((await opened.identity.session(request)).session).toBeNull();
		expect(opened.fake.user(ariane.email).password).toBe("quatre grands chiens noirs");
	});

	it("deletes a Firebase user that it created, and keeps one that existed before", async () => {
		const member = await invited();
		await opened.identity.setPassword(member.id, password);
		await opened.identity.delete(member.id);
		expect(() => opened.fake.user(ariane.email)).toThrow();
		const kept = await invited();
		await signedIn();
		await opened.identity.delete(kept.id);
		expect(opened.fake.user(ariane.email).email).toBe(ariane.email);
	});

	it("reads the password policy from Firebase, and falls back to six characters", async () => {
		expect(await opened.identity.passwordPolicy()).toMatchObject({ minimum: 6, maximum: null, numeric: false });
		opened.fake.mood.policy = {
			schemaVersion: 1,
			customStrengthOptions: { minPasswordLength: 10, maxPasswordLength: 64, containsNumericCharacter: true },
		};
		vi.advanceTimersByTime(60_001);
		const strict = { minimum: 10, maximum: 64, numeric: true, uppercase: false };
		expect(await opened.identity.passwordPolicy()).toMatchObject(strict);
		const member = await invited();
		expect(await opened.identity.setPassword(member.id, password)).toMatchObject({ ok: false });
		opened.fake.mood.policy = { schemaVersion: 2 };
		vi.advanceTimersByTime(60_001);
		expect(await opened.identity.passwordPolicy()).toMatchObject(strict);
		expect(opened.logged.join()).toContain("password policy");
	});

	it("stores nothing that could open a session", async () => {
		await invited();
		const { request, token } = await signedIn();
		await opened.identity.sendSignInLink(ariane.email);
		const copy = Buffer.concat([await readFile(opened.path), await readFile(`${opened.path}-wal`)]).toString("latin1");
		const cookie = (request.headers.get("Cookie") ?? "").split("=")[1] ?? "";
		expect(cookie.length).toBeGreaterThan(40);
		for (const key of [cookie, token, opened.links[0]?.token ?? "-"]) expect(copy).not.toContain(key);
	});
});

function requestWith(outcome: Outcome): IdentityRequest {
	if (!outcome.ok) throw new Error(outcome.code);
	return { ...guest, headers: new Headers({ Cookie: outcome.cookies[0]?.split(";")[0] ?? "" }) };
}
