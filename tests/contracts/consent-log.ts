import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { readConsentLog } from "#app/privacy/.server/consent-log.ts";
import { recordConsent } from "#app/privacy/.server/record-consent.ts";

/** The answers to the question about cookies: the same on every store. */
export function consentLogContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, answers about cookies:`, () => {
		let store: DocumentStore;
		beforeEach(async () => {
			store = typedStore(await open());
		});
		afterEach(() => store.close());
		const at = (moment: string) => ({ store, clock: { now: () => new Date(moment) } });

		it("are counted by day in Montréal, and name nobody", async () => {
			await recordConsent("granted", "fr", at("2026-11-14T04:30:00Z"));
			await recordConsent("refused", "en", at("2026-11-14T05:30:00Z"));
			await recordConsent("refused", "fr", at("2026-11-14T06:30:00Z"));
			await recordConsent("granted", "fr", at("2026-09-01T12:00:00Z"));
			const log = await readConsentLog(store, new Date("2026-11-15T12:00:00Z"));
			expect(log.days).toEqual([
				{ day: "2026-11-14", granted: 0, refused: 2 },
				{ day: "2026-11-13", granted: 1, refused: 0 },
			]);
			expect(log.total).toBe(4);
			expect(Object.keys(log.recent[0] ?? {})).toEqual(["choice", "locale", "textVersion", "chosenAt"]);
		});

		it("are counted by the store: of many, only the latest twenty are read", async () => {
			for (let n = 0; n < 30; n++) await recordConsent("granted", "fr", at(`2026-11-14T15:00:${n + 10}Z`));
			let read = 0;
			const query: DocumentStore["query"] = async (...asked) => {
				const page = await store.query(...asked);
				read += page.documents.length;
				return page;
			};
			const log = await readConsentLog({ ...store, query }, new Date("2026-11-15T12:00:00Z"));
			expect(log.days).toEqual([{ day: "2026-11-14", granted: 30, refused: 0 }]);
			expect(log.recent.map(({ chosenAt }) => chosenAt.slice(17, 19))).toEqual(
				Array.from({ length: 20 }, (_, n) => String(39 - n)),
			);
			expect(read).toBe(20);
		});
	});
}
