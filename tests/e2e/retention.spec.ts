import { create, ductAnswers, estimateLead, photo } from "../mail/sample-leads.ts";
import { expect, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

const server = officeServer();

/** Months ago, as an ISO time. */
function ago(months: number): string {
	const date = new Date();
	date.setUTCMonth(date.getUTCMonth() - months);
	return date.toISOString();
}

test("the purge keeps a request that was written about last month, with its photo, and deletes a silent one", async ({
	page,
}) => {
	const arrived = { receivedAt: ago(25), lastContactAt: ago(25), purgeAfter: ago(1) };
	const silent = estimateLead(ductAnswers, { ...arrived, reference: "AIR-SILENCE", followToken: null });
	// As an earlier build stored it: without `lastContactAt`, due by its arrival, and with its messages inside.
	const { lastContactAt, messageCount, lastMessageAt, ...earlier } = estimateLead(ductAnswers, {
		...arrived,
		reference: "AIR-ECRITES",
		name: "Maëlle Écrite",
		followToken: null,
		photos: ["kept"],
	});
	const messages = [{ at: ago(1), text: "Nous sommes prêts." }];
	await withStore(server, async (store) => {
		await store.commit([
			create("leads", "silent", silent),
			create("leads", "written", { ...earlier, messages } as unknown as typeof silent),
			create("photos", "kept", { ...photo, owner: "written", purgeAfter: ago(1) }),
		]);
	});
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/personnes/conservation`);
	await page.getByRole("button", { name: "Effacer les données échues" }).click();
	// The server's own purge, five seconds after its start, may have been faster.
	await expect(page.getByRole("status")).toHaveText(/^(?:1 document effacé|Rien n’était échu)\.$/);
	await page.goto(`${server.origin}/admin/demandes/written`);
	await expect(page.getByText(/^Dernier échange le .+, conservée jusqu’au /)).toBeVisible();
	const left = await withStore(server, async (store) => [
		await store.get("leads", "silent"),
		(await store.get("leads", "written"))?.data.lastContactAt.slice(0, 10),
		(await store.get("photos", "kept"))?.id,
	]);
	expect(left).toEqual([null, ago(1).slice(0, 10), "kept"]);
});
