import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import { leadsBetween } from "#app/leads/.server/leads-between.ts";
import { locales } from "#app/locale/locales.ts";
import type { Days } from "#app/model/insights/days.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { untouchedLeadWork } from "#app/model/leads/lead-history.ts";
import { leadStatuses } from "#app/model/leads/lead-status.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { contactLead, create } from "../../../../tests/mail/sample-leads.ts";
import { figuresOf } from "../figures.ts";
import { plainFigures } from "../plain-figures.testing.ts";
import { leadSumsBetween } from "./kept-leads.ts";
import { reader } from "./sample-statistics.testing.ts";

const today = "2026-11-15";
const now = new Date(`${today}T17:00:00.000Z`);
const open = reader.read("company");
const ids = [..."abcd"];

/** Around midnight in Montréal, at both ends of the months, and in the nights when clocks change. */
const moment = fc
	.tuple(
		fc.constantFrom(...["2026-11-15", "2026-11-01", "2026-10-31", "2026-03-08", "2026-03-01"]),
		fc.constantFrom("03:59:59.999", "04:00:00.000", "04:59:59.999", "05:00:00.000"),
	)
	.map(([day, time]) => `${day}T${time}Z`);

const changes: fc.Arbitrary<Partial<Lead>> = fc
	.record({
		status: fc.constantFrom(...leadStatuses),
		locale: fc.constantFrom(...locales),
		kind: fc.constantFrom("contact", "waiting-list"),
		service: fc.option(fc.constantFrom(...serviceNames)),
		finalAmount: fc.option(fc.nat(900_00)),
		spam: fc.constantFrom([], [], [], ["honeypot" as const]),
		channel: fc.constantFrom(undefined, undefined, "phone", "import"),
		answeredAfter: fc.option(fc.nat(3_000)),
		reason: fc.option(fc.constantFrom("prix", "autre")),
		name: fc.constantFrom("un", "deux"),
	})
	.map(({ answeredAfter, reason, name, channel, ...rest }) => ({
		...rest,
		...(channel && { channel }),
		desk: {
			...untouchedLeadWork,
			answeredAt: answeredAfter === null ? null : new Date(now.getTime() - answeredAfter * 60_000).toISOString(),
			lostReason: reason && { id: reason, name: { fr: name, en: name } },
		},
	}));

const everyDay = { from: "2026-02-28", to: today };
const days = fc.constantFrom("2026-02-28", "2026-03-08", "2026-10-01", "2026-10-31", "2026-11-01", "2026-11-14", today);

/** A command is another process, whose changes are not reported: it adds or deletes. */
const step = fc.record({
	kind: fc.constantFrom("add", "add", "change", "delete", "command-add", "command-delete"),
	id: fc.constantFrom(...ids),
	receivedAt: moment,
	changes,
	/** The period of the next look; null: none before the next step. */
	asked: fc.option(fc.tuple(days, days)),
});

it("has the sums of the leads in the store, whatever changed between two looks", async () => {
	const folder = await mkdtemp(join(tmpdir(), "airelle-laws-"));
	const path = join(folder, "test.sqlite");
	const [server, command] = [await openSqliteStore({ path }), await openSqliteStore({ path })];
	try {
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
				// A memory of its own in each round: it belongs to the object.
				const store: DocumentStore = { ...server };
				await server.commit(ids.map((id) => ({ kind: "delete", collection: "leads", id })));
				for (const each of steps) await take(each, store);
				await compare(store, everyDay);
			}),
			{ numRuns: 25 },
		);
	} finally {
		await server.close();
		await command.close();
		await rm(folder, { recursive: true });
	}

	async function compare(store: DocumentStore, days: Days) {
		const period = { name: "dates", ...days } as const;
		const received = await leadSumsBetween(store, period, { open, today });
		const leads = (await leadsBetween(store, period)).map(({ data }) => data);
		expect(figuresOf(received, period, now)).toEqual(plainFigures(leads, period, open, now));
	}

	async function take(
		{ kind, id, receivedAt, changes, asked }: typeof step extends fc.Arbitrary<infer Step> ? Step : never,
		store: DocumentStore,
	) {
		const isCommand = kind.startsWith("command");
		const writer = isCommand ? command : store;
		const known = await writer.get("leads", id);
		if (kind.endsWith("delete")) await writer.commit([{ kind: "delete", collection: "leads", id }]);
		else if (kind.endsWith("add") && !known)
			await writer.commit([create("leads", id, { ...contactLead, ...changes, idempotencyKey: id, receivedAt })]);
		else if (kind === "change" && known) {
			const data = { ...known.data, ...changes };
			await writer.commit([{ kind: "replace", collection: "leads", id, version: known.version, data }]);
		}
		const [from = "", to = ""] = asked?.toSorted() ?? [];
		// Only the number of leads shows what a command did: one added and one deleted between two looks stay unseen.
		if (isCommand) await compare(store, everyDay);
		if (asked) await compare(store, { from, to });
	}
});
