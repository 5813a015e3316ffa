import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { crewsFor, offeredWindows } from "#app/appointments/.server/offered-windows.ts";
import { answeredAt, waitsForFirstAnswer } from "#app/insights/.server/answered-at.ts";
import { bookInstantly } from "#app/leads/.server/appointments/instant-booking.ts";
import { changeLead } from "#app/leads/.server/inbox/change-lead.ts";
import type { IncomingLead } from "#app/leads/.server/incoming-lead.ts";
import { erasePerson } from "#app/leads/.server/person.ts";
import { type ReceivedLead, receiveBooking } from "#app/leads/.server/receive-lead.ts";
import type { ChosenWindow } from "#app/model/appointments/chosen-window.ts";
import type { Crew } from "#app/model/appointments/crew.ts";
import type { EstimateLead, Lead } from "#app/model/leads/lead.ts";
import { customerId } from "#app/model/leads/lead-history.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { purgeExpired } from "#app/privacy/.server/retention.ts";
import { contactLead, create, ductAnswers, estimateLead } from "../mail/sample-leads.ts";

/** A Thursday. */
const chosen: ChosenWindow = { day: "2026-11-19", window: { from: "10:00", to: "12:00" } };
const later: ChosenWindow = { day: "2026-11-20", window: { from: "08:00", to: "10:00" } };
const hours = [{ days: [1, 2, 3, 4, 5], from: "08:00", to: "18:00" }];
const crew: Crew = {
	...{ name: "A", size: 2, people: "", services: null, areas: null, hours, away: [], active: true },
	...{ colour: "spruce", calendarKey: null, createdAt: "2026-01-01T00:00:00Z" },
};
const { answers, wishes, result } = estimateLead(ductAnswers).estimate as EstimateLead;

/** Visitors who book a window with their estimate: the same on every store. */
export function instantBookingsContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, instant bookings:`, () => {
		let store: DocumentStore;
		let now: Date;
		const parts = () => ({
			store,
			clock: { now: () => now },
			mailDomain: "airelle.example",
			referencePrefix: "AIR",
			secret: "s",
		});
		const offer = () =>
			offeredWindows(
				{ store, reader: originalContent.reader() },
				{
					services: ["ventilation-ducts"],
					area: "montreal",
					minutes: 60,
				},
				now,
			);

		interface Visitor extends Partial<IncomingLead> {
			email?: string | null;
			phone?: string | null;
			network?: string;
			window?: ChosenWindow;
			perDay?: number;
			/** The crews that were free when the form was checked. */
			crews?: readonly string[];
		}

		async function send(key: string, visitor: Visitor = {}): Promise<ReceivedLead | "taken"> {
			const {
				email = `${key}@exemple.example`,
				phone = null,
				network = `10.0.${key}`,
				window = chosen,
				...rest
			} = visitor;
			const { perDay = 1000, crews, ...over } = rest;
			const found = await offer();
			if (found.kind !== "windows") throw new Error(found.reason);
			const { minutes, travel } = found;
			const { name: customer, message, service, postalCode } = contactLead;
			const incoming: IncomingLead = {
				...{ kind: "estimate", locale: "fr", key, flags: [], marketingText: "", asked: window },
				fields: { name: customer, message, service, postalCode, email, phone, reachBy: "email", marketing: false },
				estimate: { answers, wishes, result },
				followTokenOf: (id) => `token-${id}`,
				...over,
			};
			const wanted = { chosen: window, crews: crews ?? crewsFor(found, window), minutes, travel, network, perDay };
			return receiveBooking(incoming, bookInstantly(wanted, parts()), parts());
		}
		const kindOf = (received: ReceivedLead | "taken") =>
			received === "taken" ? "taken" : received.lead.desk.visit ? "booked" : "asked";
		const mails = async () => (await store.query("outbox", { limit: 1000 })).documents.map(({ id }) => id).toSorted();
		const booked = async () => (await store.query("appointments", { limit: 1000 })).documents;

		beforeEach(async () => {
			store = typedStore(await open());
			now = new Date("2026-11-16T15:00:00Z");
			await store.commit([create("crews", "a", crew)]);
		});
		afterEach(() => store.close());

		it("save the lead, the appointment, the crew day and the mails together", async () => {
			const received = await send("one");
			if (received === "taken") throw new Error("taken");
			expect(received.lead).toMatchObject({
				status: "booked",
				asked: { ...chosen, at: now.toISOString() },
				desk: { visit: { start: "2026-11-19T10:00", end: "2026-11-19T12:00" }, openedAt: null, revision: 1 },
			});
			const [appointment] = await booked();
			expect(appointment?.data).toMatchObject({
				...{ ...chosen, crew: "a", lead: "one", status: "booked", sequence: 0, isInstant: true },
				...{ remindAt: "2026-11-18T22:00:00.000Z", by: { id: customerId, name: contactLead.name } },
			});
			expect((await store.get("crewDays", "a_2026-11-19"))?.data.taken).toMatchObject([
				{ appointment: appointment?.id },
			]);
			expect(await mails()).toEqual(["one-lead-confirmation", "one-lead-notification"]);
		});

		it("wait for their first answer until a member gives one, whatever the customer does", async () => {
			await send("one");
			const own = async () => (await store.get("leads", "one"))?.data as Lead;
			const waits = async () => [
				(await own()).desk.answeredAt,
				answeredAt(await own()),
				waitsForFirstAnswer(await own()),
			];
			expect(await waits()).toEqual([null, null, true]);
			const [appointment] = await booked();
			const of = { id: appointment?.id ?? "", sequence: 0 };
			const customer = { id: customerId, name: contactLead.name };
			const anyRevision = Number.POSITIVE_INFINITY;
			const told = { reminds: true, accepted: [], tells: true, text: "" };
			const place = { crew: "a", ...later, minutes: 60, travel: 0 };
			await changeLead(parts(), "one", customer, anyRevision, {
				kind: "appointment",
				to: "booked",
				of,
				place,
				...told,
			});
			expect(await waits()).toEqual([null, null, true]);
			const gone = { kind: "appointment", to: "cancelled", of: { ...of, sequence: 1 }, tells: true, text: "" } as const;
			await changeLead(parts(), "one", customer, anyRevision, gone);
			expect(await waits()).toEqual([null, null, true]);
			now = new Date("2026-11-16T17:00:00Z");
			const reply = { kind: "reply", subject: "Votre demande", text: "Bonjour", status: null } as const;
			await changeLead(parts(), "one", { id: "m1", name: "Ariane" }, anyRevision, reply);
			expect(await waits()).toEqual([now.toISOString(), now, false]);
		});

		it("of 50 visitors at once sell the last window once, and tell the others", async () => {
			await send("before", { window: { day: chosen.day, window: { from: "15:00", to: "17:00" } } });
			const outcomes = await Promise.all(
				Array.from({ length: 50 }, (_, index) => send(`v${index}`, { crews: ["a"] }).then(kindOf)),
			);
			expect(outcomes.toSorted()).toEqual(["booked", ...Array(49).fill("taken")]);
			expect(await booked()).toHaveLength(2);
			expect(await store.count("leads")).toBe(2);
			expect(await mails()).toHaveLength(4);
			const next = await offer();
			expect(crewsFor(next, chosen)).toEqual([]);
			expect(next.kind === "windows" && next.free.length).toBeGreaterThan(10);
		}, 60_000);

		it("try another free crew before they give up", async () => {
			await store.commit([create("crews", "b", { ...crew, createdAt: "2026-02-01T00:00:00Z" })]);
			const outcomes = await Promise.all(["x", "y", "z"].map((key) => send(key, { crews: ["a", "b"] }).then(kindOf)));
			expect(outcomes.toSorted()).toEqual(["booked", "booked", "taken"]);
			expect((await booked()).map(({ data }) => data.crew).toSorted()).toEqual(["a", "b"]);
		});

		it("sent twice are one, also when its own window is taken by then", async () => {
			const [one, two] = await Promise.all([send("same"), send("same", { crews: ["a"] })]);
			const again = await send("same", { crews: ["a"] });
			expect([one, two, again].map(kindOf)).toEqual(["booked", "booked", "booked"]);
			expect(await booked()).toHaveLength(1);
			expect(await mails()).toHaveLength(2);
		});

		it("are one open booking for each e-mail address and phone number, and wishes beyond that", async () => {
			expect(kindOf(await send("first", { email: "a.b@exemple.example", phone: "5145550142" }))).toBe("booked");
			const others = [
				{ email: "ab+2@exemple.example", phone: null },
				{ email: "other@exemple.example", phone: "5145550142" },
			];
			for (const [index, person] of others.entries())
				expect(kindOf(await send(`again-${index}`, { ...person, window: later }))).toBe("asked");
			// Two days later the hashes are gone, and the leads say it.
			now = new Date("2026-11-18T15:01:00Z");
			await purgeExpired({ ...parts(), mailer: {} }, now);
			expect(await store.count("instantBookings")).toBe(0);
			expect(kindOf(await send("later", { email: "A.B@exemple.example", window: later }))).toBe("asked");
			// Once the first one is cancelled, the person may book again.
			const [appointment] = await booked();
			const of = { id: appointment?.id ?? "", sequence: 0 };
			const cancel = { kind: "appointment", to: "cancelled", of, tells: true, text: "" } as const;
			await changeLead(parts(), "first", { id: "m", name: "Ariane" }, 99, cancel);
			expect(kindOf(await send("free", { email: "a.b@exemple.example", window: later }))).toBe("booked");
		});

		it("at once from one person with two windows are one booking and one wish", async () => {
			const windows = [chosen, later];
			const outcomes = await Promise.all(
				windows.map((window, index) => send(`tab-${index}`, { email: "tabs@exemple.example", window }).then(kindOf)),
			);
			expect(outcomes.toSorted()).toEqual(["asked", "booked"]);
		});

		it("are three for each network and day, and never more than the owner allows", async () => {
			const windows = [8, 10, 13, 15].flatMap((hour) =>
				[19, 20].map((day) => ({
					day: `2026-11-${day}`,
					window: { from: `${String(hour).padStart(2, "0")}:00`, to: `${String(hour + 2).padStart(2, "0")}:00` },
				})),
			);
			await store.commit(["b", "c", "d"].map((id) => create("crews", id, crew)));
			const network = await Promise.all(
				windows.slice(0, 5).map((window, index) => send(`n${index}`, { network: "10.1.1", window }).then(kindOf)),
			);
			expect(network.filter((kind) => kind === "booked")).toHaveLength(3);
			const day = await Promise.all(
				windows.map((window, index) => send(`d${index}`, { perDay: 5, window }).then(kindOf)),
			);
			expect(day.filter((kind) => kind === "booked")).toHaveLength(2);
			expect(day.filter((kind) => kind === "asked")).toHaveLength(windows.length - 2);
		});

		it("are wishes when the lead is flagged or its confirmation is withheld", async () => {
			expect(kindOf(await send("fast", { flags: ["too-fast"] }))).toBe("asked");
			expect(kindOf(await send("withheld", { mayConfirm: () => false }))).toBe("asked");
			expect(await booked()).toHaveLength(0);
			expect(await store.count("crewDays")).toBe(0);
		});

		it("are one open booking for each mailbox on later days too, however often the person wrote meanwhile", async () => {
			expect(kindOf(await send("first", { email: "a.b@exemple.example" }))).toBe("booked");
			for (let index = 0; index < 25; index++)
				await send(`wish-${index}`, { email: "ab@exemple.example", perDay: 0, network: `10.9.${index}` });
			now = new Date("2026-11-17T15:00:00Z");
			for (const [index, email] of ["ab@exemple.example", "A.B+again@exemple.example", "a.b@exemple.example"].entries())
				expect(kindOf(await send(`next-day-${index}`, { email, window: later }))).toBe("asked");
			// An appointment that has passed no longer counts, also before a member closes it.
			now = new Date("2026-11-20T15:00:00Z");
			const monday = { day: "2026-11-23", window: later.window };
			expect(kindOf(await send("after", { email: "ab@exemple.example", window: monday }))).toBe("booked");
		});

		it("that are cancelled and made again still count for the network and the day", async () => {
			const outcomes: string[] = [];
			for (let index = 0; index < 5; index++) {
				const received = await send(`again-${index}`, { email: `again+${index}@exemple.example`, network: "10.1.1" });
				outcomes.push(kindOf(received));
				const open = (await booked()).find(({ data }) => data.lead === `again-${index}`);
				if (!open) continue;
				const of = { id: open.id, sequence: 0 };
				const cancel = { kind: "appointment", to: "cancelled", of, tells: true, text: "" } as const;
				await changeLead(parts(), `again-${index}`, { id: customerId, name: "A" }, 99, cancel);
			}
			expect(outcomes).toEqual(["booked", "booked", "booked", "asked", "asked"]);
			expect((await store.get("crewDays", "a_2026-11-19"))?.data.taken).toEqual([]);
		});

		it("leave nothing of an erased person", async () => {
			await send("gone", { email: "gone@exemple.example" });
			await send("stays", { window: later });
			await erasePerson({ ...parts(), mailer: {} }, { email: "gone@exemple.example" });
			const [day] = (await store.query("instantBookings")).documents;
			expect(day?.data.bookings.map(({ lead }) => lead)).toEqual(["stays"]);
			expect((await booked()).map(({ data }) => data.lead)).toEqual(["stays"]);
			expect((await store.get("crewDays", "a_2026-11-19"))?.data.taken).toEqual([]);
		});
	});
}
