import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openEmbeddedIdentity } from "#app/.server/identity/embedded.ts";
import { createSignInLimits } from "#app/.server/identity/sign-in-limits.ts";
import { tokenOf } from "#app/.server/one-time-token.ts";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import { IdentityUnavailableError } from "#app/model/members/identity.ts";
import { identityContract } from "./identity.ts";
import { totp } from "./totp.ts";

const secret = "a-secret-that-only-tests-know-0123456789-abcdef";

async function open(origin = "https://www.airelle.example", more: { administratorsNeedSecondFactor?: boolean } = {}) {
	const folder = await mkdtemp(join(tmpdir(), "airelle-identity-"));
	const path = join(folder, "airelle.sqlite");
	const store = await openSqliteStore({ path });
	const links: { email: string; token: string }[] = [];
	const identity = openEmbeddedIdentity({
		path,
		store,
		secret,
		origin,
		clock: { now: () => new Date() },
		keys: { github: { clientId: "id", clientSecret: "secret" } },
		companyName: () => "Propreté : Boréale",
		log: () => {},
		sendSignInLink: async ({ email }, id) => void links.push({ email, token: tokenOf(id, "sign-in", secret) }),
		...more,
		limits: createSignInLimits({ store, secret, sleep: async () => {} }),
	});
	const close = async () => {
		await identity.close();
		await store.close();
		await rm(folder, { recursive: true });
	};
	return { identity, links, path, close };
}

identityContract("the embedded identity", () => open(), { provesHere: true });

describe("the embedded identity", () => {
	afterEach(() => vi.unstubAllGlobals());

	it("restricts an administrator to second-factor setup where it is required, and offers it to others until they decline", async () => {
		const { identity, close } = await open("https://www.airelle.example", { administratorsNeedSecondFactor: true });
		const guest = { headers: new Headers(), address: "192.0.2.7" };
		const invited = await identity.invite({
			email: "a@airelle.example",
			name: "A",
			role: "administrator",
			locale: "fr",
		});
		if (!invited.ok) throw new Error("not invited");
		await identity.setPassword(invited.member.id, "trois petits chats gris");
		const { cookies } = await identity.signInWithPassword("a@airelle.example", "trois petits chats gris", guest);
		const own = { ...guest, headers: cookieHeader(cookies) };
		const state = async () => (await identity.session(own)).session;
		expect(await state()).toMatchObject({ state: "second-factor-setup", offersSecondFactor: true });
		await identity.update(invited.member.id, { role: "editor" });
		expect(await state()).toMatchObject({ state: "open", offersSecondFactor: true });
		await identity.update(invited.member.id, { secondFactorDeclined: true });
		expect(await state()).toMatchObject({ state: "open", offersSecondFactor: false });
		await identity.update(invited.member.id, { role: "administrator" });
		expect(await state()).toMatchObject({ state: "second-factor-setup" });
		await close();
	});

	it("ends half-open sessions after ten wrong codes, and keeps the open ones", async () => {
		const { identity, close } = await open();
		const guest = { headers: new Headers(), address: "192.0.2.7" };
		const password = "trois petits chats gris";
		const invited = await identity.invite({ email: "a@airelle.example", name: "A", role: "agent", locale: "fr" });
		if (!invited.ok) throw new Error("not invited");
		await identity.setPassword(invited.member.id, password);
		const signIn = async () => {
			const { cookies } = await identity.signInWithPassword("a@airelle.example", password, guest);
			return { ...guest, headers: cookieHeader(cookies) };
		};
		const first = await signIn();
		const setup = await identity.startSecondFactor(password, first);
		// Authenticator applications show the company's name; a colon in it would end it.
		const uri = new URL(setup.ok ? setup.uri : "otpauth:");
		expect(uri.searchParams.get("issuer")).toBe("Propreté Boréale");
		expect(decodeURIComponent(uri.pathname)).toMatch(/\/Propreté Boréale:[^:]+@/);
		if (!setup.ok) throw new Error(setup.code);
		const confirmed = await identity.confirmSecondFactor(totp(setup.secret), first);
		const working = { ...guest, headers: cookieHeader(confirmed.cookies) };
		const half = await signIn();
		for (let count = 0; count < 10; count++) await identity.passSecondFactor(`aaaaa-aaaa${count}`, half);
		expect((await identity.session(half)).session).toBeNull();
		expect((await identity.session(working)).session).toMatchObject({ state: "open" });
		const recovery = await identity.passSecondFactor(setup.recoveryCodes[0] ?? "", await signIn());
		expect(recovery).toMatchObject({ ok: false, code: "too-many-requests", retryAfter: expect.any(Number) });
		await close();
	});

	it("stores no password, link token or cookie in a usable form", async () => {
		const { identity, links, path, close } = await open();
		const guest = { headers: new Headers(), address: "192.0.2.7" };
		const invited = await identity.invite({ email: "a@airelle.example", name: "A", role: "agent", locale: "fr" });
		if (!invited.ok) throw new Error("not invited");
		await identity.setPassword(invited.member.id, "trois petits chats gris");
		await identity.sendSignInLink("a@airelle.example");
		const { cookies } = await identity.signInWithPassword("a@airelle.example", "trois petits chats gris", guest);
		const cookie = decodeURIComponent(cookies[0]?.split(";")[0]?.split("=").slice(1).join("=") ?? "");
		const copy = Buffer.concat([await readFile(path), await readFile(`${path}-wal`)]).toString("latin1");
		expect(cookie.length).toBeGreaterThan(40);
		for (const key of [cookie, links[0]?.token ?? "-", "trois petits chats gris"]) expect(copy).not.toContain(key);
		expect(copy).not.toContain("192.0.2.7");
		await close();
	});

	it("accepts sessions while the store is locked, and rejects changes that it cannot make", async () => {
		const { identity, path, close } = await open();
		const guest = { headers: new Headers(), address: "192.0.2.7" };
		const invited = await identity.invite({ email: "a@airelle.example", name: "A", role: "agent", locale: "fr" });
		if (!invited.ok) throw new Error("not invited");
		await identity.setPassword(invited.member.id, "trois petits chats gris");
		const { cookies } = await identity.signInWithPassword("a@airelle.example", "trois petits chats gris", guest);
		const member = { ...guest, headers: new Headers({ Cookie: cookies[0]?.split(";")[0] ?? "" }) };
		const holder = new DatabaseSync(path);
		holder.exec("BEGIN IMMEDIATE");
		expect((await identity.session(member)).session?.member.email).toBe("a@airelle.example");
		await expect(identity.signOut(member)).rejects.toThrow(IdentityUnavailableError);
		await expect(identity.update(invited.member.id, { name: "B" })).rejects.toThrow(IdentityUnavailableError);
		holder.exec("ROLLBACK");
		holder.close();
		expect((await identity.session(member)).session?.member.name).toBe("A");
		expect((await identity.signOut(member)).ok).toBe(true);
		expect((await identity.session(member)).session).toBeNull();
		await close();
	});

	it("deletes expired sessions at the next sign-in", async () => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-17T14:00:00Z") });
		const { identity, path, close } = await open();
		const invited = await identity.invite({ email: "a@airelle.example", name: "A", role: "agent", locale: "fr" });
		if (invited.ok) await identity.setPassword(invited.member.id, "trois petits chats gris");
		const guest = { headers: new Headers(), address: "192.0.2.7" };
		const signIn = () => identity.signInWithPassword("a@airelle.example", "trois petits chats gris", guest);
		await signIn();
		await signIn();
		vi.advanceTimersByTime(31 * 60_000);
		await signIn();
		const database = new DatabaseSync(path);
		expect(database.prepare("SELECT count(*) AS rows FROM staff_sessions").get()).toMatchObject({ rows: 1 });
		database.close();
		await close();
		vi.useRealTimers();
	});

	it("omits Secure and the cookie prefix only on localhost without TLS", async () => {
		for (const [origin, name] of [
			["http://localhost:3000", "staff.session_token"],
			["http://airelle.example", "__Host-staff.session_token"],
		] as const) {
			const { identity, close } = await open(origin);
			const invited = await identity.invite({ email: "a@airelle.example", name: "A", role: "agent", locale: "fr" });
			if (invited.ok) await identity.setPassword(invited.member.id, "trois petits chats gris");
			const { cookies } = await identity.signInWithPassword("a@airelle.example", "trois petits chats gris", {
				headers: new Headers(),
				address: "192.0.2.7",
			});
			expect(cookies[0]?.startsWith(`${name}=`), origin).toBe(true);
			expect(cookies[0]?.includes("; Secure")).toBe(name.startsWith("__Host-"));
			await close();
		}
	});

	it("signs a member in with a provider's account only after they linked it", async () => {
		const { identity, path, close } = await open();
		const invited = await identity.invite({ email: "a@airelle.example", name: "A", role: "agent", locale: "fr" });
		if (!invited.ok) throw new Error("not invited");
		await identity.setPassword(invited.member.id, "trois petits chats gris");
		vi.stubGlobal("fetch", fakeGitHub("a@airelle.example"));
		const guest = { headers: new Headers(), address: "192.0.2.7" };

		// The same e-mail address at the provider is no proof: the account must be linked first.
		expect(await roundTrip("sign-in", new Headers())).toMatchObject({
			ok: false,
			code: "account-exists-with-different-credential",
		});
		const { cookies } = await identity.signInWithPassword("a@airelle.example", "trois petits chats gris", guest);
		const own = cookieHeader(cookies);
		expect(await roundTrip("link", own)).toMatchObject({ ok: true, purpose: "link" });
		expect(await identity.linkedProviders(invited.member.id)).toEqual(["github"]);
		const back = await roundTrip("sign-in", new Headers());
		expect(back).toMatchObject({ ok: true, purpose: "sign-in" });
		const request = { ...guest, headers: cookieHeader(back.cookies) };
		expect((await identity.session(request)).session?.member.id).toBe(invited.member.id);

		await identity.update(invited.member.id, { status: "disabled" });
		expect(await roundTrip("sign-in", new Headers())).toMatchObject({ ok: false });
		await identity.update(invited.member.id, { status: "active" });
		await identity.unlinkProvider(invited.member.id, "github");
		expect(await roundTrip("sign-in", new Headers())).toMatchObject({ ok: false });
		expect(await identity.startFederated("google", "sign-in", guest)).toMatchObject({ code: "operation-not-allowed" });

		const database = new DatabaseSync(path);
		const kept = JSON.stringify(database.prepare("SELECT * FROM staff_accounts").all());
		database.close();
		expect(kept).not.toContain("the-provider-token");
		await close();

		async function roundTrip(purpose: "sign-in" | "link", headers: Headers) {
			const started = await identity.startFederated("github", purpose, { headers, address: "192.0.2.7" });
			if (!started.ok) throw new Error(started.code);
			const url = new URL(started.url);
			expect(url.searchParams.get("redirect_uri")).toBe("https://www.airelle.example/admin/identite/callback/github");
			const state = url.searchParams.get("state") ?? "";
			const browser = cookieHeader(started.cookies, headers);
			const path = `/admin/identite/callback/github?code=c&state=${state}`;
			return identity.finishFederated(new Request(`https://www.airelle.example${path}`, { headers: browser }));
		}
	});
});

function cookieHeader(cookies: readonly string[], before = new Headers()): Headers {
	const pairs = cookies.filter((cookie) => !cookie.includes("Max-Age=0")).map((cookie) => cookie.split(";")[0]);
	return new Headers({ Cookie: [before.get("Cookie"), ...pairs].filter(Boolean).join("; ") });
}

/** The three GitHub URLs that a sign-in requests. */
function fakeGitHub(email: string) {
	const answers: Record<string, unknown> = {
		"https://github.com/login/oauth/access_token": { access_token: "the-provider-token", token_type: "bearer" },
		"https://api.github.com/user": { id: 42, login: "a", name: "A", email },
		"https://api.github.com/user/emails": [{ email, primary: true, verified: true }],
	};
	return async (address: string | URL | Request) => {
		const answer = answers[String(address instanceof Request ? address.url : address)];
		return Response.json(answer ?? {}, { status: answer ? 200 : 404 });
	};
}
