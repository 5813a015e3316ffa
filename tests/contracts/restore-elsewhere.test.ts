import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { copyFile, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyName } from "#app/.server/backup-rotation.ts";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { openEmbeddedIdentity } from "#app/.server/identity/embedded.ts";
import { createSignInLimits } from "#app/.server/identity/sign-in-limits.ts";
import { readSecret } from "#app/.server/secret.ts";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import { listingOf } from "#app/model/leads/lead-listing.ts";
import type { Identity, Outcome } from "#app/model/members/identity.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { quoteId } from "#app/model/quotes/quote.ts";
import { textsHash } from "#app/quotes/.server/texts-hash.ts";
import { contactLead, outboxEntry, photo } from "../mail/sample-leads.ts";
import { acceptSent, sendQuote } from "./quote-commands.ts";
import { totp } from "./totp.ts";

const root = resolve(import.meta.dirname, "../..");
const password = "trois petits chats gris";
const email = "ariane@airelle.example";
const oneDay = 24 * 60 * 60 * 1000;
let [here, elsewhere, copies] = ["", "", ""];

beforeEach(async () => {
	const folder = await mkdtemp(join(tmpdir(), "airelle-elsewhere-"));
	[here, elsewhere, copies] = [join(folder, "here"), join(folder, "elsewhere"), join(folder, "copies")];
	await mkdir(here);
});
afterEach(() => rm(join(here, ".."), { recursive: true }));

describe("a nightly backup, restored on another machine", () => {
	it("restores leads, photos, accepted quotes, mails, and members with their second factor", async () => {
		const bytes = new Uint8Array(randomBytes(300_000));
		const named = { ...contactLead, name: "Zoé", photos: ["photo"] };
		const lead = { ...named, ...listingOf(named) };
		const first = await open(here);
		await first.store.commit([
			{ kind: "create", collection: "leads", id: "lead", data: lead },
			{ kind: "create", collection: "photos", id: "photo", data: { ...photo, bytes } },
			{ kind: "create", collection: "outbox", id: "mail", data: outboxEntry },
		]);
		const now = new Date("2026-11-17T15:00:00.000Z");
		await sendQuote({ store: first.store, now, reader: originalContent.reader() }, "lead");
		await acceptSent({ store: first.store, now }, "lead");
		const [sent, accepted] = await quoteAndContract(first.store);
		const factor = await memberWithSecondFactor(first.identity);
		// The server is still running: the backup is made while it serves.
		await run("backup", here, "--rotate");
		await first.close();

		const [copy = ""] = await readdir(copies);
		await run("restore", elsewhere, join(copies, copy));
		await copyFile(join(here, "secret"), join(elsewhere, "secret"));

		const second = await open(elsewhere);
		expect((await second.store.get("leads", "lead"))?.data).toMatchObject({ name: "Zoé", photos: ["photo"] });
		expect(await quoteAndContract(second.store)).toEqual([sent, accepted]);
		expect(textsHash(accepted.data.texts)).toBe(accepted.data.hash);
		expect((await second.store.get("photos", "photo"))?.data.bytes).toEqual(bytes);
		expect((await second.store.get("outbox", "mail"))?.data.status).toBe("pending");
		const owing = await second.identity.signInWithPassword(email, password, guest());
		// Uses the code of the next half minute: the first identity may have used the current one.
		const code = totp(factor, Date.now() + 30_000);
		expect(await second.identity.passSecondFactor(code, browserAfter(owing))).toMatchObject({ ok: true });
		await second.close();
	});

	it("asks to remove the second factor when the secret is missing, and works afterwards", async () => {
		const first = await open(here);
		const factor = await memberWithSecondFactor(first.identity);
		await run("backup", here, "--rotate");
		await first.close();
		const [copy = ""] = await readdir(copies);
		await run("restore", elsewhere, join(copies, copy));

		const second = await open(elsewhere);
		const owing = await second.identity.signInWithPassword(email, password, guest());
		expect(owing).toMatchObject({ ok: true });
		expect(await second.identity.passSecondFactor(totp(factor), browserAfter(owing))).toMatchObject({
			ok: false,
			code: "invalid-credential",
		});
		expect(second.logged).toEqual([expect.stringContaining("encrypted with another secret")]);
		const member = await second.identity.memberByEmail(email);
		await second.identity.clearSecondFactor(member?.id ?? "");
		const opened = await second.identity.signInWithPassword(email, password, guest());
		expect((await second.identity.session(browserAfter(opened))).session).toMatchObject({ state: "open" });
		await second.close();
	});
});

describe("npm run backup -- --rotate", () => {
	it("removes only old copies and partial files of a killed backup", async () => {
		const { close } = await open(here);
		await mkdir(copies);
		const old = Array.from({ length: 20 }, (_, night) => copyName(new Date(Date.now() - (night + 1) * oneDay)));
		const left = `${old[0]}.1234.partial`;
		for (const name of [...old, left, "mine.sqlite"]) await writeFile(join(copies, name), "");
		const yesterday = new Date(Date.now() - 2 * oneDay);
		await utimes(join(copies, left), yesterday, yesterday);
		await run("backup", here, "--rotate");
		await close();
		const names = (await readdir(copies)).sort().reverse();
		expect(names[0]).toBe("mine.sqlite");
		expect((await stat(join(copies, names[1] ?? ""))).size).toBeGreaterThan(0);
		expect(names.slice(2)).toEqual(old.slice(0, 2));
	});
});

async function quoteAndContract(store: DocumentStore) {
	const [quote, contract] = [
		await store.get("quotes", quoteId("lead", 1)),
		await store.get("contracts", quoteId("lead", 1)),
	];
	if (!quote || !contract) throw new Error("The accepted quote is missing");
	return [quote, contract] as const;
}

async function open(directory: string) {
	const path = join(directory, "airelle.sqlite");
	const store = await openSqliteStore({ path });
	const secret = await readSecret(join(directory, "secret"));
	const logged: string[] = [];
	const identity = openEmbeddedIdentity({
		path,
		store,
		secret,
		origin: "https://www.airelle.example",
		clock: { now: () => new Date() },
		keys: {},
		companyName: () => "Airelle",
		log: (message) => void logged.push(message),
		sendSignInLink: async () => {},
		limits: createSignInLimits({ store, secret, sleep: async () => {} }),
	});
	const close = async () => {
		await identity.close();
		await store.close();
	};
	return { store, identity, logged, close };
}

/** Returns the authenticator's secret. */
async function memberWithSecondFactor(identity: Identity): Promise<string> {
	const invited = await identity.invite({ email, name: "Ariane", role: "administrator", locale: "fr" });
	if (!invited.ok) throw new Error(invited.code);
	await identity.setPassword(invited.member.id, password);
	const session = browserAfter(await identity.signInWithPassword(email, password, guest()));
	const setup = await identity.startSecondFactor(password, session);
	if (!setup.ok) throw new Error(setup.code);
	const confirmed = await identity.confirmSecondFactor(totp(setup.secret), session);
	if (!confirmed.ok) throw new Error(confirmed.code);
	return setup.secret;
}

function guest() {
	return { headers: new Headers(), address: "192.0.2.7" };
}

/** A browser with the cookies of this answer. */
function browserAfter({ cookies }: Outcome) {
	const headers = new Headers({ Cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") });
	return { headers, address: "192.0.2.7" };
}

async function run(script: "backup" | "restore", directory: string, ...args: string[]): Promise<void> {
	const env = {
		PATH: process.env.PATH,
		DATA_DIR: directory,
		BACKUP_DIR: copies,
		BACKUP_DAILY: "3",
		BACKUP_WEEKLY: "0",
	};
	await promisify(execFile)(process.execPath, [join(root, "scripts", `${script}.ts`), ...args], { env });
}
