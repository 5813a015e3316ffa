import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readAudit } from "#app/.server/journal/audit.ts";
import type { Task } from "#app/model/leads/task.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { ariane, type BookingMails, friday, openBookingMails, thursday } from "../../../../tests/mail/booking-mails.ts";
import { spokenPromotions } from "../../../../tests/mail/phone-call.ts";
import { stopCallMails, waitingCallMails } from "../calls/stop-call-mails.ts";
import { undoableEntry, undoChange } from "./undo-change.ts";
import { undoWindow } from "./undo-token.ts";

let world: BookingMails;
beforeEach(async () => {
	world = await openBookingMails();
});
afterEach(() => world.close());

async function leadNow() {
	const lead = await world.store.get("leads", "lead");
	if (!lead) throw new Error("There is no lead");
	return lead.data;
}

describe("an appointment that was booked during a call", () => {
	it("is not undone once its confirmation was sent", async () => {
		const { lead } = await world.call({ window: thursday });
		const [entry] = lead.desk.history;
		await world.markSent("lead-lead-confirmation");
		expect(undoableEntry(await leadNow(), ariane)).toBeUndefined();
		expect((await world.undo(entry?.id ?? "")).kind).toBe("late");
		expect((await world.appointment()).data.status).toBe("booked");
	});

	it("can be undone without a confirmation", async () => {
		const { lead } = await world.call({ window: thursday, call: { confirms: false } });
		const [entry] = lead.desk.history;
		expect(undoableEntry(await leadNow(), ariane)?.id).toBe(entry?.id);
		expect((await world.undo(entry?.id ?? "")).kind).toBe("undone");
	});

	it("is cancelled with a mail, because the caller knows of it, also when the confirmation was not delivered", async () => {
		await world.call({ window: thursday });
		await world.store.commit([{ kind: "delete", collection: "outbox", id: "lead-lead-confirmation" }]);
		const { mails } = await world.change({ to: "cancelled" });
		expect(await world.mailOf(mails[0])).not.toBeNull();
	});
});

it("keeps the mails of a call back as long as they can be stopped", async () => {
	await world.call({ window: thursday });
	const mail = await world.store.get("outbox", "lead-lead-confirmation");
	expect(mail?.data.nextAttemptAt).toBe(new Date(world.clock.now().getTime() + undoWindow).toISOString());
});

describe("an appointment of a customer without an e-mail address", () => {
	const book = async () => {
		await world.call({ person: { email: null } });
		return world.change({ to: "booked", place: friday });
	};
	const callCustomer = async (task: string) => {
		const found = await world.store.get("tasks", task);
		if (!found) throw new Error("There is no task");
		const data = { ...found.data, doneAt: world.clock.now().toISOString() };
		await world.store.commit([{ ...found, kind: "replace", collection: "tasks", data }]);
	};

	it("can be undone, with its task to call the customer", async () => {
		const { id, tasks = [] } = await book();
		expect(tasks).toHaveLength(1);
		expect((await world.undo(id)).kind).toBe("undone");
		expect(await world.store.get("tasks", tasks[0] ?? "")).toBeNull();
	});

	it("is not undone once the customer was called", async () => {
		const { id, tasks: [task = ""] = [] } = await book();
		await callCustomer(task);
		expect((await world.undo(id)).kind).toBe("called");
		expect((await world.appointment()).data.status).toBe("booked");
		expect(await world.store.get("tasks", task)).not.toBeNull();
	});

	it("is not undone when the customer is called meanwhile", async () => {
		const { id, tasks: [task = ""] = [] } = await book();
		const calledAfterFirstRead = (async (collection, wanted) => {
			const found = await world.store.get(collection, wanted);
			if (wanted === task && (found?.data as Task | undefined)?.doneAt === null) await callCustomer(task);
			return found;
		}) satisfies DocumentStore["get"];
		const store = { ...world.store, get: calledAfterFirstRead };
		expect((await undoChange({ ...world.parts, store }, "lead", id, ariane)).kind).toBe("called");
		expect((await world.store.get("tasks", task))?.data.doneAt).not.toBeNull();
	});
});

describe("the mails of a call", () => {
	const promotions = () => {
		const said = spokenPromotions(world.clock.now(), "yes", "Voulez-vous nos promotions?");
		return { spoken: { marketing: said } };
	};

	const stop = (store = world.store) => stopCallMails({ ...world.parts, store }, "lead", ariane);

	it("are stopped while they wait, and the call stays with its appointment", async () => {
		await world.call({ window: thursday, call: promotions() });
		expect(await waitingCallMails(world.store, "lead")).toBe("both");
		expect(await stop()).toBe("unsent-both");
		expect((await world.store.query("outbox")).documents).toEqual([]);
		expect((await leadNow()).status).toBe("booked");
		expect(await waitingCallMails(world.store, "lead")).toBeNull();
		expect(await stop()).toBe("missing");
	});

	it("are named when they are stopped: a yes to promotions does not count without its mail", async () => {
		await world.call({ call: { ...promotions(), confirms: false } });
		expect(await waitingCallMails(world.store, "lead")).toBe("promotions");
		expect(await stop()).toBe("unsent-promotions");
	});

	it("cannot be stopped once one of them was sent", async () => {
		await world.call({ call: promotions() });
		await world.markSent("lead-lead-confirmation");
		expect(await stop()).toBe("late");
		expect((await world.store.query("outbox")).documents).toHaveLength(2);
		expect((await readAudit(world.store)).documents).toEqual([]);
	});

	it("leave a trace in the journal when they are stopped", async () => {
		const { lead } = await world.call({ window: thursday, call: promotions() });
		await stop();
		const [entry] = (await readAudit(world.store)).documents;
		expect(entry?.data).toMatchObject({
			action: "call-mails-stopped",
			actor: "Ariane",
			subject: lead.reference,
			detail: "mails=2",
		});
	});

	it("do not keep an appointment from being undone once they are stopped", async () => {
		const { lead } = await world.call({ window: thursday });
		const id = lead.desk.history[0]?.id ?? "";
		expect(undoableEntry(await leadNow(), ariane)).toBeUndefined();
		await stop();
		expect(undoableEntry(await leadNow(), ariane)?.id).toBe(id);
		expect((await world.undo(id)).kind).toBe("undone");
		expect((await world.store.query("appointments")).documents).toEqual([]);
	});

	it("are stopped without losing what another member changes meanwhile", async () => {
		await world.call({ window: thursday });
		let isChanged = false;
		const commit: DocumentStore["commit"] = async (writes) => {
			if (!isChanged) await world.setLead(() => ({ message: "Sonner deux fois." }));
			isChanged = true;
			return world.store.commit(writes);
		};
		expect(await stop({ ...world.store, commit })).toBe("unsent-confirmation");
		const { message, desk } = await leadNow();
		expect(message).toBe("Sonner deux fois.");
		expect(desk.history.map(({ mails }) => mails)).toEqual([[]]);
	});
});
