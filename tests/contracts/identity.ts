import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Identity, IdentityRequest, Outcome } from "#app/model/members/identity.ts";
import type { Member } from "#app/model/members/member.ts";
import { totp } from "./totp.ts";

interface Opened {
	identity: Identity;
	/** The tokens of the sign-in links that were sent, by address. */
	links: { email: string; token: string }[];
	/** As the sign-in pages do it; the identity's own methods unless somebody else proves who they are. */
	prove?: Pick<Identity, "signInWithPassword" | "signInWithLink">;
	close(): Promise<void>;
}

const password = "trois petits chats gris";
const minute = 60_000;

/** What holds for every identity. `provesHere: false` leaves out what a provider does in the browser alone. */
export function identityContract(
	name: string,
	open: () => Promise<Opened>,
	{ provesHere }: { provesHere: boolean },
): void {
	/** Not registered rather than skipped: a test that did not run counts as failed. */
	const itProvesHere = (name: string, test: () => Promise<void>) => (provesHere ? it(name, test) : undefined);
	// Hashing passwords is slow on purpose, and slower on a busy machine.
	describe(`${name} knows the staff:`, { timeout: 30_000 }, () => {
		let opened: Opened;
		let identity: Identity;
		let prove: Pick<Identity, "signInWithPassword" | "signInWithLink">;

		beforeEach(async () => {
			vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-17T14:00:00Z") });
			opened = await open();
			identity = opened.identity;
			prove = opened.prove ?? identity;
		});
		afterEach(async () => {
			await opened.close();
			vi.useRealTimers();
		});

		it("nobody at first, then whoever is invited and chooses a password", async () => {
			expect(await identity.hasMembers()).toBe(false);
			const invited = await identity.invite(ariane);
			expect(invited).toMatchObject({ ok: true, member: { email: "ariane@airelle.example", status: "invited" } });
			expect(await identity.hasMembers()).toBe(true);
			expect(await signIn()).toMatchObject({ ok: false, code: "invalid-credential" });
			if (!invited.ok) return;
			expect(await identity.setPassword(invited.member.id, password)).toMatchObject({ ok: true });
			expect((await identity.session(await signedIn())).session).toMatchObject({
				state: "open",
				isRecent: true,
				member: { name: "Ariane", role: "agent", status: "active", locale: "fr" },
			});
			expect(await identity.invite(ariane)).toMatchObject({ ok: false, code: "email-already-in-use" });
			expect(await identity.invite({ ...ariane, email: "no" })).toMatchObject({ ok: false, code: "invalid-email" });
		});

		it("weak and common passwords are refused", async () => {
			const invited = await identity.invite(ariane);
			if (!invited.ok) throw new Error("not invited");
			for (const weak of ["court", "motdepasse2026!", "Bonjour12345", "aaaaaaaaaaaaaaaa", "azertyuiop12"]) {
				const refusal = { ok: false, code: "password-does-not-meet-requirements" };
				expect(await identity.setPassword(invited.member.id, weak), weak).toMatchObject(refusal);
			}
		});

		it("an unknown address, a wrong password and a disabled member read alike", async () => {
			const { id } = await member();
			const unknown = await prove.signInWithPassword("nobody@airelle.example", password, guest());
			const wrong = await prove.signInWithPassword(ariane.email, "not this one", guest());
			await identity.update(id, { status: "disabled" });
			const disabled = await prove.signInWithPassword(ariane.email, password, guest());
			expect(wrong).toEqual(unknown);
			expect(disabled).toEqual(unknown);
			expect(unknown).toEqual({ ok: false, code: "invalid-credential", cookies: [] });
		});

		it("a session's cookie is of this host, out of reach of scripts, and new at each sign-in", async () => {
			await member();
			const first = await signedIn();
			const second = await signedIn(first.headers);
			expect(first.headers.get("Cookie")).not.toBe(second.headers.get("Cookie"));
			expect((await identity.session(first)).session).toBeNull();
			expect((await identity.session(second)).session).not.toBeNull();
			const outcome = await signIn();
			for (const cookie of outcome.cookies) {
				expect(cookie).toMatch(/^__Host-/);
				for (const part of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax"]) expect(cookie).toContain(part);
				expect(cookie).not.toContain("Domain");
			}
		});

		it("a session ends after 30 minutes of rest, and lives while it is used", async () => {
			await member();
			const request = await signedIn();
			for (let passed = 0; passed < 60; passed += 20) {
				vi.advanceTimersByTime(20 * minute);
				expect((await identity.session(request)).session).not.toBeNull();
			}
			vi.advanceTimersByTime(31 * minute);
			const { session, cookies } = await identity.session(request);
			expect(session).toBeNull();
			expect(cookies.join()).toContain("Max-Age=0");
		});

		it("a session is not kept alive by what a page asks by itself", async () => {
			await member();
			const request = await signedIn();
			for (let minutes = 0; minutes < 30; minutes += 10) {
				expect((await identity.session(request, { renew: false })).session).not.toBeNull();
				vi.advanceTimersByTime(10 * minute);
			}
			vi.advanceTimersByTime(minute);
			expect((await identity.session(request, { renew: false })).session).toBeNull();
		});

		it("a session ends after 12 hours, however much it is used", async () => {
			await member();
			const request = await signedIn();
			for (let passed = 0; passed < 12 * 60; passed += 20) {
				expect((await identity.session(request)).session).not.toBeNull();
				vi.advanceTimersByTime(20 * minute);
			}
			vi.advanceTimersByTime(minute);
			expect((await identity.session(request)).session).toBeNull();
		});

		it("a session is recent for a quarter of an hour", async () => {
			await member();
			const request = await signedIn();
			vi.advanceTimersByTime(16 * minute);
			expect((await identity.session(request)).session).toMatchObject({ isRecent: false });
		});

		it("a disabled or deleted member loses access at the next request", async () => {
			const { id } = await member();
			const request = await signedIn();
			await identity.update(id, { status: "disabled" });
			expect((await identity.session(request)).session).toBeNull();
			await identity.update(id, { status: "active" });
			const again = await signedIn();
			await identity.delete(id);
			expect((await identity.session(again)).session).toBeNull();
			expect(await identity.hasMembers()).toBe(false);
		});

		it("a change of role or language is seen at the next request", async () => {
			const { id } = await member();
			const request = await signedIn();
			await identity.update(id, { role: "editor", locale: "en" });
			expect((await identity.session(request)).session?.member).toMatchObject({ role: "editor", locale: "en" });
		});

		it("signing out ends one session, or all of them", async () => {
			const { id } = await member();
			const [one, two, three] = [await signedIn(), await signedIn(), await signedIn()];
			await identity.signOut(one);
			expect((await identity.session(one)).session).toBeNull();
			expect((await identity.session(two)).session).not.toBeNull();
			await identity.signOutEverywhere(id);
			expect((await identity.session(two)).session).toBeNull();
			expect((await identity.session(three)).session).toBeNull();
		});

		it("a cookie that is not ours opens nothing", async () => {
			await member();
			const request = await signedIn();
			const [name, value = ""] = (request.headers.get("Cookie") ?? "").split("=");
			const [token] = decodeURIComponent(value).split(".");
			for (const forged of [token, `${token}.AAAA`, "x.y", ""]) {
				const headers = new Headers({ Cookie: `${name}=${forged}` });
				expect((await identity.session({ headers, address: "" })).session, forged).toBeNull();
			}
		});

		it("an e-mail link signs a member in once, for a quarter of an hour, and nobody else", async () => {
			await member();
			await identity.sendSignInLink("nobody@airelle.example");
			await identity.sendSignInLink("ARIANE@airelle.example");
			expect(opened.links.map(({ email }) => email)).toEqual([ariane.email]);
			const { token = "" } = opened.links[0] ?? {};
			const outcome = await prove.signInWithLink(token, guest());
			expect((await identity.session(requestWith(outcome))).session).toMatchObject({ state: "open" });
			expect(await prove.signInWithLink(token, guest())).toMatchObject({ ok: false, code: "expired-action-code" });
			expect(await prove.signInWithLink("x.y", guest())).toMatchObject({ ok: false, code: "invalid-action-code" });
			await identity.sendSignInLink(ariane.email);
			vi.advanceTimersByTime(16 * minute);
			const late = await prove.signInWithLink(opened.links[1]?.token ?? "", guest());
			expect(late).toMatchObject({ ok: false, code: "expired-action-code" });
		});

		it("a disabled member gets no link, and one sent before opens nothing", async () => {
			const { id } = await member();
			await identity.sendSignInLink(ariane.email);
			await identity.update(id, { status: "disabled" });
			await identity.sendSignInLink(ariane.email);
			expect(opened.links).toHaveLength(1);
			expect(await prove.signInWithLink(opened.links[0]?.token ?? "", guest())).toMatchObject({ ok: false });
		});

		itProvesHere("a password is changed with the old one, and other sessions end", async () => {
			await member();
			const [other, own] = [await signedIn(), await signedIn()];
			expect(await identity.changePassword("wrong", `${password} noirs`, own)).toMatchObject({
				code: "wrong-password",
			});
			const changed = await identity.changePassword(password, `${password} noirs`, own);
			expect((await identity.session(requestWith(changed))).session).not.toBeNull();
			expect((await identity.session(other)).session).toBeNull();
			expect((await identity.session(own)).session).toBeNull();
			expect(await signIn()).toMatchObject({ ok: false });
		});

		it("a reset ends every session and lets a new password in", async () => {
			const { id } = await member();
			const request = await signedIn();
			expect(await identity.setPassword(id, "quatre grands chiens noirs")).toMatchObject({ ok: true });
			expect((await identity.session(request)).session).toBeNull();
			expect(await prove.signInWithPassword(ariane.email, "quatre grands chiens noirs", guest())).toMatchObject({
				ok: true,
			});
		});

		itProvesHere("a second factor is asked for after a password and after a link, and a code works once", async () => {
			await member();
			const { secret, recoveryCodes } = await withSecondFactor();
			await identity.sendSignInLink(ariane.email);
			const ways = [await signIn(), await prove.signInWithLink(opened.links[0]?.token ?? "", guest())];
			for (const outcome of ways) {
				const request = requestWith(outcome);
				expect((await identity.session(request)).session).toMatchObject({ state: "second-factor" });
				expect(await identity.passSecondFactor("000000", request)).toMatchObject({ code: "invalid-credential" });
				vi.advanceTimersByTime(minute);
				const code = totp(secret);
				const passed = await identity.passSecondFactor(code, request);
				expect((await identity.session(requestWith(passed))).session).toMatchObject({ state: "open" });
				expect((await identity.session(request)).session).toBeNull();
				const replayed = await identity.passSecondFactor(code, requestWith(await signIn()));
				expect(replayed).toMatchObject({ ok: false, code: "invalid-credential" });
			}
			const [recovery = ""] = recoveryCodes;
			const typed = recovery.toUpperCase().replace("-", " ");
			expect(await identity.passSecondFactor(typed, requestWith(await signIn()))).toMatchObject({ ok: true });
			expect(await identity.passSecondFactor(typed, requestWith(await signIn()))).toMatchObject({ ok: false });
		});

		itProvesHere(
			"a second factor is set up and dropped with the password, and recovery codes are renewed with it",
			async () => {
				await member();
				const request = await signedIn();
				expect(await identity.startSecondFactor("wrong", request)).toMatchObject({ code: "wrong-password" });
				const { own, recoveryCodes } = await withSecondFactor();
				expect((await identity.session(own)).session?.member.secondFactor).toBe(true);
				expect(await identity.renewRecoveryCodes("wrong", own)).toMatchObject({ code: "wrong-password" });
				const renewed = await identity.renewRecoveryCodes(password, own);
				expect(renewed.ok && renewed.recoveryCodes).toHaveLength(10);
				const old = await identity.passSecondFactor(recoveryCodes[0] ?? "", requestWith(await signIn()));
				expect(old).toMatchObject({ ok: false });
				expect(await identity.stopSecondFactor("wrong", own)).toMatchObject({ code: "wrong-password" });
				const stopped = await identity.stopSecondFactor(password, own);
				expect((await identity.session(requestWith(stopped))).session?.member.secondFactor).toBe(false);
				expect((await identity.session(await signedIn())).session).toMatchObject({ state: "open" });
			},
		);

		it("the policy is the provider's, in schema version 1", async () => {
			expect(await identity.passwordPolicy()).toMatchObject({ schemaVersion: 1, minimum: expect.any(Number) });
		});

		async function member(): Promise<Member> {
			const invited = await identity.invite(ariane);
			if (!invited.ok) throw new Error(invited.code);
			await identity.setPassword(invited.member.id, password);
			return invited.member;
		}

		function signIn(headers?: Headers): Promise<Outcome> {
			return prove.signInWithPassword(ariane.email, password, { ...guest(), ...(headers && { headers }) });
		}

		async function signedIn(headers?: Headers): Promise<IdentityRequest> {
			return requestWith(await signIn(headers));
		}

		async function withSecondFactor() {
			const request = await signedIn();
			const setup = await identity.startSecondFactor(password, request);
			if (!setup.ok) throw new Error(setup.code);
			expect((await identity.session(request)).session?.member.secondFactor).toBe(false);
			expect(await identity.confirmSecondFactor("000000", request)).toMatchObject({ ok: false });
			const confirmed = await identity.confirmSecondFactor(totp(setup.secret), request);
			return { own: requestWith(confirmed), secret: setup.secret, recoveryCodes: setup.recoveryCodes };
		}
	});
}

const ariane = { email: "ariane@airelle.example", name: "Ariane", role: "agent", locale: "fr" } as const;

function guest(): IdentityRequest {
	return { headers: new Headers(), address: "192.0.2.7" };
}

/** What a browser would send after an answer. */
function requestWith(outcome: Outcome): IdentityRequest {
	if (!outcome.ok) throw new Error(outcome.code);
	const pairs = outcome.cookies.filter((cookie) => !cookie.includes("Max-Age=0")).map((cookie) => cookie.split(";")[0]);
	return { ...guest(), headers: new Headers({ Cookie: pairs.join("; ") }) };
}
