import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import type { PublishedContent } from "#app/.server/content/published-content.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { approve, currentApproval, readApprovable } from "#app/first-day/.server/approvals.ts";
import { answerChallenge, openChallenge } from "#app/first-day/.server/domain-challenge.ts";
import { changeFirstDay, readFirstDay } from "#app/first-day/.server/first-day-document.ts";
import { confirmMailTest, isConfirmed, sendMailTest } from "#app/first-day/.server/mail-test.ts";
import type { Mail, MailTrial, TrialResult } from "#app/model/ports.ts";

const ariane = { id: "ariane", name: "Ariane", email: "ariane@boreale.example", locale: "fr" } as const;
const jules = { id: "jules", name: "Jules", email: "jules@boreale.example", locale: "en" } as const;
const sender = "bonjour@boreale.example";
const origin = "https://exemple.example";
const minute = 60_000;

/** The document of the first day: the same on every store. */
export function firstDayContract(name: string, open: () => Promise<RawStore>): void {
	let raw: RawStore;
	let now: Date;
	let mails: Mail[];
	let answer: TrialResult;
	const trial: MailTrial = {
		host: "mail.example",
		account: "boreale@mail.example",
		send: async (mail) => {
			mails.push(mail);
			return answer;
		},
	};

	function parts() {
		const site = createSiteContent(originals);
		const store = typedStore(raw);
		const mailer = { send: async () => ({ kind: "sent" as const }), describe: () => "", trial };
		const content = site as unknown as PublishedContent;
		return { store, mailer, content, site, clock: { now: () => now }, secret: "a secret of thirty-two characters" };
	}

	beforeEach(async () => {
		raw = await open();
		[now, mails, answer] = [new Date("2026-11-16T15:00:00.000Z"), [], { ok: true }];
	});
	afterEach(() => raw.close());

	describe(`${name}, approvals of the first day:`, () => {
		it("of two members at the same moment are both kept, with names, times and entries of the journal", async () => {
			const own = parts();
			const { prices, crews } = await readApprovable(own, null);
			const outcomes = await Promise.all([
				approve(own, ariane, { thing: "prices", seen: prices, hosted: null }),
				approve(own, jules, { thing: "crews", seen: crews, hosted: null }),
			]);
			expect(outcomes).toEqual(["approved", "approved"]);
			const { approvals } = await readFirstDay(own.store);
			const at = now.toISOString();
			expect(approvals).toMatchObject({ prices: { by: { name: "Ariane" }, at }, crews: { by: { name: "Jules" }, at } });
			const journal = (await own.store.query("audit")).documents.map(({ data }) => [data.actor, data.subject]);
			expect(journal.sort()).toEqual([
				["Ariane", "prices"],
				["Jules", "crews"],
			]);
		});

		it("keep the first name, and refuse what has changed since it was read", async () => {
			const own = parts();
			const seen = (await readApprovable(own, null)).privacy;
			await approve(own, ariane, { thing: "privacy", seen, hosted: null });
			await approve(own, jules, { thing: "privacy", seen, hosted: null });
			expect((await readFirstDay(own.store)).approvals.privacy?.by.name).toBe("Ariane");
			expect(await approve(own, jules, { thing: "terms", seen: "older", hosted: null })).toBe("changed");
			expect((await readFirstDay(own.store)).approvals.terms).toBeUndefined();
		});

		it("of a text end with an edit in either language", async () => {
			const own = parts();
			const before = await readApprovable(own, null);
			await approve(own, ariane, { thing: "terms", seen: before.terms, hosted: null });
			const document = await readFirstDay(own.store);
			expect(currentApproval(document, "terms", before)?.by).toBe("Ariane");
			const pages = originals["content-pages.en"].map((page) =>
				page.name === "terms" ? { ...page, body: `${page.body}\nAnd more.` } : page,
			);
			own.site.replace({ "content-pages.en": pages });
			const after = await readApprovable(own, null);
			expect(currentApproval(document, "terms", after)).toBeNull();
			expect(after.privacy).toBe(before.privacy);
		});
	});

	describe(`${name}, the test mail:`, () => {
		const codeIn = ({ subject }: Mail) => /\d{4}/.exec(subject)?.[0] ?? "";
		const lastCode = () => codeIn(mails.at(-1) as Mail);
		const wrongCode = () => String((Number(lastCode()) + 1) % 10_000).padStart(4, "0");

		it("is confirmed with the code that it carries, until server, user or sender change", async () => {
			const own = parts();
			expect(await sendMailTest(own, ariane, { sender, origin })).toEqual({ kind: "sent" });
			expect(mails[0]).toMatchObject({ to: ariane.email, from: `Airelle <${sender}>` });
			expect(mails[0]?.text).toContain(lastCode());
			expect(JSON.stringify(await readFirstDay(own.store))).not.toContain(`"${lastCode()}"`);
			expect(await confirmMailTest(own, ariane, ` ${lastCode()} `)).toEqual({ kind: "confirmed" });
			const document = await readFirstDay(own.store);
			expect(isConfirmed(document, trial, sender)).toBe(true);
			expect(isConfirmed(document, { ...trial, account: "other@mail.example" }, sender)).toBe(false);
			expect(isConfirmed(document, trial, "other@boreale.example")).toBe(false);
			expect(isConfirmed(document, undefined, sender)).toBe(false);
		});

		it("ends after five wrong codes, also when they come at once", async () => {
			const own = parts();
			await sendMailTest(own, ariane, { sender, origin });
			const wrong = wrongCode();
			expect(await confirmMailTest(own, ariane, wrong)).toEqual({ kind: "wrong", left: 4 });
			await Promise.all([1, 2, 3, 4].map(() => confirmMailTest(own, ariane, wrong)));
			expect((await readFirstDay(own.store)).mailTest?.wrong).toBe(5);
			expect(await confirmMailTest(own, ariane, lastCode())).toEqual({ kind: "over" });
		});

		it("ends after thirty minutes, and with a newer test", async () => {
			const own = parts();
			await sendMailTest(own, ariane, { sender, origin });
			const first = lastCode();
			now = new Date(now.getTime() + 30 * minute);
			expect(await confirmMailTest(own, ariane, first)).toEqual({ kind: "over" });
			await sendMailTest(own, ariane, { sender, origin });
			expect(await confirmMailTest(own, ariane, lastCode())).toEqual({ kind: "confirmed" });
			expect(await confirmMailTest(own, ariane, lastCode())).toEqual({ kind: "over" });
		});

		it("is sent at most five times in ten minutes", async () => {
			const own = parts();
			for (let sent = 0; sent < 5; sent++)
				expect(await sendMailTest(own, ariane, { sender, origin })).toEqual({ kind: "sent" });
			expect(await sendMailTest(own, jules, { sender, origin })).toEqual({ kind: "too-many" });
			expect(mails).toHaveLength(5);
			now = new Date(now.getTime() + 10 * minute);
			expect(await sendMailTest(own, jules, { sender, origin })).toEqual({ kind: "sent" });
		});

		it("keeps the reason when it does not leave, and takes no code then", async () => {
			const own = parts();
			answer = { ok: false, problem: "password", line: "535 5.7.8 no" };
			expect(await sendMailTest(own, ariane, { sender, origin })).toEqual({
				kind: "failed",
				problem: "password",
				line: "535 5.7.8 no",
			});
			expect((await readFirstDay(own.store)).mailTest).toMatchObject({ problem: "password", line: "535 5.7.8 no" });
			expect(await confirmMailTest(own, ariane, lastCode())).toEqual({ kind: "over" });
		});
	});

	describe(`${name}, the address that a check of the domain asks for:`, () => {
		it("answers while the check runs, on any server with the same secret, and to nobody else", async () => {
			const own = parts();
			const challenge = await openChallenge(own);
			const token = challenge.path.split("/").at(-1) ?? "";
			expect(await answerChallenge(token, own)).toBe(challenge.answer);
			expect(await answerChallenge(`${token.split(".")[0]}.x`, own)).toBeNull();
			// As many letters as a signature has, and more bytes.
			expect(await answerChallenge(`${token.split(".")[0]}.${"é".repeat(43)}`, own)).toBeNull();
			expect(await answerChallenge(token, { ...own, secret: "of another installation, of course" })).toBeNull();
			await challenge.end();
			expect(await answerChallenge(token, own)).toBeNull();
			// Another server finds it in the store alone.
			const { id } = { id: token.split(".")[0] ?? "" };
			const until = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
			await changeFirstDay(own.store, (before) => ({ ...before, challenge: { id, until: until(1) } }));
			expect(await answerChallenge(token, own)).toBe(challenge.answer);
			await changeFirstDay(own.store, (before) => ({ ...before, challenge: { id, until: until(-1) } }));
			expect(await answerChallenge(token, own)).toBeNull();
		});
	});
}
