import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changeRole, deleteMember, disableMember, type MemberParts } from "#app/members/.server/members.ts";
import type { Identity, IdentityRequest, Outcome } from "#app/model/members/identity.ts";
import type { Member } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { totp } from "./totp.ts";

interface Opened {
	identity: Identity;
	/** Tokens of the sign-in links that were sent, with their recipients. */
	links: { email: string; token: string }[];
	/** Signs in as the sign-in pages do; defaults to the identity's own methods when no external provider is used. */
	prove?: Pick<Identity, "signInWithPassword" | "signInWithLink">;
	close(): Promise<void>;
}

const password = "trois petits chats gris";
const minute = 60_000;

/** Contract of every identity adapter. `provesHere: false` omits tests of steps that a provider does in the browser. */
export function identityContract(
	name: string,
	open: () => Promise<Opened>,
	{ provesHere }: { provesHere: boolean },
): void {
	/** Not registered rather than skipped: a skipped test counts as failed. */
	const itProvesHere = (name: string, test: () => Promise<void>) => (provesHere ? it(name, test) : undefined);
	describe(`${name}, identity contract:`, () => {
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

		it("has no members at first, then those who are invited and choose a password", async () => {
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

		it("keeps the crew of a member, and changes it with the role", async () => {
			const invited = await identity.invite({ ...ariane, role: "crew", crew: "equipe-2" });
			if (!invited.ok) throw new Error("not invited");
			const { id } = invited.member;
			expect(invited.member).toMatchObject({ role: "crew", crew: "equipe-2" });
			expect(await identity.member(id)).toMatchObject({ role: "crew", crew: "equipe-2" });
			await identity.update(id, { role: "agent", crew: null });
			expect(await identity.member(id)).toMatchObject({ role: "agent", crew: null });
			const other = await identity.invite({ ...ariane, email: "jules@airelle.example" });
			expect(other).toMatchObject({ ok: true, member: { crew: null } });
		});

		describe("two administrators who remove each other at the same moment", () => {
			const noJournal = {
				query: async () => ({ documents: [], cursor: null }),
				commit: async () => ({ ok: true }),
			} as unknown as DocumentStore;
			const partsOf = (used: Identity): MemberParts => ({
				...{ identity: used, store: noJournal, mailer: {}, clock: { now: () => new Date() } },
				...{ secret: "s", mailDomain: "airelle.example" },
			});
			const administrators = async () => {
				const both: Member[] = [];
				for (const email of ["a@airelle.example", "b@airelle.example"]) {
					const invited = await identity.invite({ ...ariane, email, role: "administrator" });
					if (!invited.ok) throw new Error("not invited");
					await identity.setPassword(invited.member.id, password);
					both.push(invited.member);
				}
				return both as [Member, Member];
			};
			const left = async () =>
				(await identity.members()).filter(({ role, status }) => role === "administrator" && status === "active");
			const ways = [
				["disable", (id: string, parts: MemberParts) => disableMember(id, null, parts)],
				["demote", (id: string, parts: MemberParts) => changeRole(id, { role: "agent", crew: null }, null, parts)],
				["delete", (id: string, parts: MemberParts) => deleteMember(id, null, parts)],
			] as const;

			it.each(ways)("leave one, on one server: %s", async (_, remove) => {
				const [one, other] = await administrators();
				const parts = partsOf(identity);
				const outcomes = await Promise.all([remove(one.id, parts), remove(other.id, parts)]);
				expect(outcomes.map(({ ok }) => ok)).toEqual([true, false]);
				expect(await left()).toMatchObject([{ id: other.id }]);
			});

			it.each(ways)("leave one, on two servers: %s", async (_, remove) => {
				const [one, other] = await administrators();
				// The other server writes after this one has looked, and before it writes.
				let isWritten = false;
				const overtaken = <Args extends unknown[]>(write: (...args: Args) => Promise<void>) => {
					return async (...args: Args) => {
						if (!isWritten) await identity.update(other.id, { status: "disabled" });
						isWritten = true;
						await write(...args);
					};
				};
				const late = { ...identity, update: overtaken(identity.update), delete: overtaken(identity.delete) };
				const refusal = { ok: false, code: "admin-restricted-operation" };
				expect(await remove(one.id, partsOf(late))).toMatchObject(refusal);
				expect(await left()).toMatchObject([{ id: one.id, role: "administrator", status: "active", crew: null }]);
			});
		});

		it("refuses weak and common passwords", async () => {
			const invited = await identity.invite(ariane);
			if (!invited.ok) throw new Error("not invited");
			for (const weak of ["court", "motdepasse2026!", "Bonjour12345", "aaaaaaaaaaaaaaaa", "azertyuiop12"]) {
				const refusal = { ok: false, code: "password-does-not-meet-requirements" };
				expect(await identity.setPassword(invited.member.id, weak), weak).toMatchObject(refusal);
			}
		});

		it("gives the same answer for an unknown e-mail address, a wrong password and a disabled member", async () => {
			const { id } = await member();
			const unknown = await prove.signInWithPassword("nobody@airelle.example", password, guest());
			const wrong = await prove.signInWithPassword(ariane.email, "not this one", guest());
			await identity.update(id, { status: "disabled" });
			const disabled = await prove.signInWithPassword(ariane.email, password, guest());
			expect(wrong).toEqual(unknown);
			expect(disabled).toEqual(unknown);
			expect(unknown).toEqual({ ok: false, code: "invalid-credential", cookies: [] });
		});

		it("sets a new host-only HttpOnly session cookie at each sign-in", async () => {
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

		it("ends a session after 30 minutes without use, and extends it while it is used", async () => {
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

		it("does not extend a session for a page's background requests", async () => {
			await member();
			const request = await signedIn();
			for (let minutes = 0; minutes < 30; minutes += 10) {
				expect((await identity.session(request, { renew: false })).session).not.toBeNull();
				vi.advanceTimersByTime(10 * minute);
			}
			vi.advanceTimersByTime(minute);
			expect((await identity.session(request, { renew: false })).session).toBeNull();
		});

		it("ends a session after 12 hours regardless of use", async () => {
			await member();
			const request = await signedIn();
			for (let passed = 0; passed < 12 * 60; passed += 20) {
				expect((await identity.session(request)).session).not.toBeNull();
				vi.advanceTimersByTime(20 * minute);
			}
			vi.advanceTimersByTime(minute);
			expect((await identity.session(request)).session).toBeNull();
		});

		it("treats a session as recent for 15 minutes", async () => {
			await member();
			const request = await signedIn();
			vi.advanceTimersByTime(16 * minute);
			expect((await identity.session(request)).session).toMatchObject({ isRecent: false });
		});

		it("denies access to a disabled or deleted member at the next request", async () => {
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

		it("applies a change of role or language at the next request", async () => {
			const { id } = await member();
			const request = await signedIn();
			await identity.update(id, { role: "editor", locale: "en" });
			expect((await identity.session(request)).session?.member).toMatchObject({ role: "editor", locale: "en" });
		});

		it("signs out of one session, or of all of them", async () => {
			const { id } = await member();
			const [one, two, three] = [await signedIn(), await signedIn(), await signedIn()];
			await identity.signOut(one);
			expect((await identity.session(one)).session).toBeNull();
			expect((await identity.session(two)).session).not.toBeNull();
			await identity.signOutEverywhere(id);
			expect((await identity.session(two)).session).toBeNull();
			expect((await identity.session(three)).session).toBeNull();
		});

		it("rejects a forged cookie", async () => {
			await member();
			const request = await signedIn();
			const [name, value = ""] = (request.headers.get("Cookie") ?? "").split("=");
			const [token] = decodeURIComponent(value).split(".");
			for (const forged of [token, `${token}.AAAA`, "x.y", ""]) {
				const headers = new Headers({ Cookie: `${name}=${forged}` });
				expect((await identity.session({ headers, address: "" })).session, forged).toBeNull();
			}
		});

		it("signs only a member in by e-mail link, once, within 15 minutes", async () => {
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

		it("sends no link to a disabled member, and rejects one sent before", async () => {
			const { id } = await member();
			await identity.sendSignInLink(ariane.email);
			await identity.update(id, { status: "disabled" });
			await identity.sendSignInLink(ariane.email);
			expect(opened.links).toHaveLength(1);
			expect(await prove.signInWithLink(opened.links[0]?.token ?? "", guest())).toMatchObject({ ok: false });
		});

		itProvesHere("changes a password given the old one, and ends other sessions", async () => {
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

		it("resets a password and ends every session", async () => {
			const { id } = await member();
			const request = await signedIn();
			expect(await identity.setPassword(id, "quatre grands chiens noirs")).toMatchObject({ ok: true });
			expect((await identity.session(request)).session).toBeNull();
			expect(await prove.signInWithPassword(ariane.email, "quatre grands chiens noirs", guest())).toMatchObject({
				ok: true,
			});
		});

		itProvesHere("asks for a second factor after a password and after a link, and accepts each code once", async () => {
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
				const spaced = `${code.slice(0, 3)}-${code.slice(3)}`;
				const passed = await identity.passSecondFactor(spaced, request);
				expect(passed).toMatchObject({ ok: true, by: "code" });
				expect((await identity.session(requestWith(passed))).session).toMatchObject({ state: "open" });
				expect((await identity.session(request)).session).toBeNull();
				const replayed = await identity.passSecondFactor(code, requestWith(await signIn()));
				expect(replayed).toMatchObject({ ok: false, code: "invalid-credential" });
			}
			const [recovery = ""] = recoveryCodes;
			const typed = recovery.toUpperCase().replace("-", " ");
			const recovered = await identity.passSecondFactor(typed, requestWith(await signIn()));
			expect(recovered).toMatchObject({ ok: true, by: "recovery-code" });
			expect(await identity.passSecondFactor(typed, requestWith(await signIn()))).toMatchObject({ ok: false });
		});

		itProvesHere("sets up and removes a second factor, and renews recovery codes, only with the password", async () => {
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
		});

		itProvesHere("shows a set-up again until it is confirmed, and only in the session that started it", async () => {
			await member();
			const first = await signedIn();
			expect(await identity.pendingSecondFactor(first)).toBeNull();
			const setup = await identity.startSecondFactor(password, first);
			if (!setup.ok) throw new Error(setup.code);
			const { uri, secret, recoveryCodes } = setup;
			await identity.confirmSecondFactor("000000", first);
			const second = await signedIn();
			expect(await identity.pendingSecondFactor(first)).toEqual({ uri, secret, recoveryCodes });
			expect(await identity.pendingSecondFactor(second)).toBeNull();
			expect(await identity.pendingSecondFactor(guest())).toBeNull();
			const again = await identity.startSecondFactor(password, second);
			expect(await identity.pendingSecondFactor(first)).toBeNull();
			const confirmed = await identity.confirmSecondFactor(totp(again.ok ? again.secret : ""), second);
			expect(await identity.pendingSecondFactor(requestWith(confirmed))).toBeNull();
		});

		it("returns the provider's password policy in schema version 1", async () => {
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

/** The next request of a browser that received these cookies. */
function requestWith(outcome: Outcome): IdentityRequest {
	if (!outcome.ok) throw new Error(outcome.code);
	const pairs = outcome.cookies.filter((cookie) => !cookie.includes("Max-Age=0")).map((cookie) => cookie.split(";")[0]);
	return { ...guest(), headers: new Headers({ Cookie: pairs.join("; ") }) };
}
