import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openEmbeddedIdentity } from "#app/.server/identity/embedded.ts";
import { tokenOf } from "#app/.server/one-time-token.ts";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import type { OutboxEntry } from "#app/model/leads/lead.ts";
import { untouchedLeadWork } from "#app/model/leads/lead-history.ts";
import { doneTask, newTask } from "#app/model/leads/task.ts";
import type { Member, NewMember } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { contactLead, create, outboxEntry } from "../../../tests/mail/sample-leads.ts";
import { createAdministrator, offerFirstAccess } from "./first-access.ts";
import {
	changeRole,
	choosePassword,
	deleteMember,
	disableMember,
	enableMember,
	inviteMember,
	type MemberParts,
	memberOfLink,
	ownerOfPasswordLink,
	sendPasswordLink,
} from "./members.ts";

const secret = "a-secret-that-only-tests-know-0123456789-abcdef";
const password = "trois petits chats gris";
let folder: string;
let store: DocumentStore;
let parts: MemberParts;
let now: Date;

beforeEach(async () => {
	now = new Date("2026-11-17T14:00:00Z");
	folder = await mkdtemp(join(tmpdir(), "airelle-members-"));
	const path = join(folder, "airelle.sqlite");
	store = await openSqliteStore({ path });
	const clock = { now: () => now };
	const identity = openEmbeddedIdentity({
		path,
		store,
		secret,
		clock,
		origin: "http://localhost:3000",
		keys: {},
		companyName: () => "Airelle",
		log: () => {},
		sendSignInLink: async () => {},
	});
	parts = { store, mailer: {}, clock, secret, identity, mailDomain: "airelle.example" };
});
afterEach(async () => {
	await parts.identity.close();
	await store.close();
	await rm(folder, { recursive: true });
});

const ariane = { email: "ariane@airelle.example", name: "Ariane", locale: "fr", password } as const;
const jules = { email: "jules@airelle.example", name: "Jules", role: "agent", locale: "fr" } as const;

async function firstToken(): Promise<string> {
	return (await offerFirstAccess(parts))?.split("/").at(-1) ?? "";
}

async function administrator() {
	await createAdministrator(await firstToken(), ariane, parts);
	const member = await parts.identity.memberByEmail(ariane.email);
	if (!member) throw new Error("no administrator");
	return member;
}

/** Invites a member and accepts the invitation. Returns their id. */
async function joined(member: NewMember, by: Member): Promise<string> {
	const invited = await inviteMember(member, by, parts);
	if (!invited.ok) throw new Error(invited.code);
	await choosePassword(invited.token, "invitation", password, parts);
	return (await parts.identity.memberByEmail(member.email))?.id ?? "";
}

const auditLines = async () =>
	(await store.query("audit")).documents
		.map(({ data: { actor, action, subject } }) => [actor, action, subject].join(" ").trim())
		.sort();

describe("the first access", () => {
	it("is offered while there are no members, and creates one administrator once", async () => {
		const old = await firstToken();
		const token = await firstToken();
		expect(await createAdministrator(old, ariane, parts)).toMatchObject({ ok: false, code: "expired-action-code" });
		expect(await createAdministrator(token, { ...ariane, password: "court" }, parts)).toMatchObject({
			code: "password-does-not-meet-requirements",
		});
		expect(await parts.identity.hasMembers()).toBe(false);
		expect(await createAdministrator(token, ariane, parts)).toMatchObject({ ok: true });
		expect(await createAdministrator(token, { ...ariane, email: "b@airelle.example" }, parts)).toMatchObject({
			ok: false,
		});
		expect(await offerFirstAccess(parts)).toBeNull();
		expect(await parts.identity.members()).toMatchObject([{ role: "administrator", status: "active" }]);
		expect(await auditLines()).toEqual(["Ariane first-administrator"]);
	});

	it("creates one administrator even when the link is used twice concurrently", async () => {
		const token = await firstToken();
		const results = await Promise.all(
			["a@airelle.example", "b@airelle.example"].map((email) =>
				createAdministrator(token, { ...ariane, email }, parts),
			),
		);
		expect(results.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await parts.identity.members()).toHaveLength(1);
	});

	it("answers a second press after the first one is done", async () => {
		const token = await firstToken();
		const first = createAdministrator(token, ariane, parts);
		expect(await createAdministrator(token, ariane, parts)).toMatchObject({ ok: false, code: "expired-action-code" });
		// The account exists when the second press is answered: the page can sign in with the same password.
		expect(await parts.identity.memberByEmail(ariane.email)).toMatchObject({ status: "active" });
		expect(await first).toMatchObject({ ok: true });
	});

	it("expires after a week", async () => {
		const token = await firstToken();
		now = new Date("2026-11-24T14:00:01Z");
		expect(await createAdministrator(token, ariane, parts)).toMatchObject({ ok: false });
	});
});

describe("an invitation", () => {
	it("is sent by mail, works once, and its link is not in the store", async () => {
		const actor = await administrator();
		const invited = await inviteMember(jules, actor, parts);
		if (!invited.ok) throw new Error(invited.code);
		const { documents } = await store.query("outbox");
		expect(documents).toMatchObject([{ data: { template: "staff-invitation", staff: { to: jules.email } } }]);
		expect(JSON.stringify(documents)).not.toContain(invited.token);
		const mailed = tokenOf(documents[0]?.data.staff?.tokenId ?? "", "invitation", secret);
		expect(mailed).toBe(invited.token);

		expect(await memberOfLink(mailed, "reset", parts)).toBeNull();
		expect(await memberOfLink(mailed, "invitation", parts)).toMatchObject({ name: "Jules", status: "invited" });
		expect(await choosePassword(mailed, "invitation", "court", parts)).toMatchObject({ ok: false });
		expect(await choosePassword(mailed, "invitation", password, parts)).toMatchObject({ ok: true });
		expect(await choosePassword(mailed, "invitation", password, parts)).toMatchObject({ code: "expired-action-code" });
		expect(await auditLines()).toEqual(["Ariane first-administrator", "Ariane invited Jules", "Jules joined"]);
	});

	it("still names its member when it is used, and nobody when it is cancelled or made up", async () => {
		const actor = await administrator();
		const invited = await inviteMember({ ...jules, locale: "en" }, actor, parts);
		if (!invited.ok) throw new Error(invited.code);
		await choosePassword(invited.token, "invitation", password, parts);
		expect(await memberOfLink(invited.token, "invitation", parts)).toBeNull();
		const owner = await ownerOfPasswordLink(invited.token, parts);
		expect(owner).toMatchObject({ member: { name: "Jules", locale: "en" }, purpose: "invitation" });
		expect(await ownerOfPasswordLink(`${invited.token}x`, parts)).toBeNull();
		await deleteMember(owner?.member.id ?? "", actor, parts);
		expect(await ownerOfPasswordLink(invited.token, parts)).toBeNull();
	});

	it("invalidates the first link when it is sent again", async () => {
		const actor = await administrator();
		const first = await inviteMember(jules, actor, parts);
		const member = await parts.identity.memberByEmail(jules.email);
		if (!first.ok || !member) throw new Error("not invited");
		const second = await sendPasswordLink(member, actor, parts);
		expect(await choosePassword(first.token, "invitation", password, parts)).toMatchObject({ ok: false });
		expect(second.ok && (await choosePassword(second.token, "invitation", password, parts))).toMatchObject({
			ok: true,
		});
	});
});

describe("a reset", () => {
	const reset = async (member: Member) => {
		const sent = await sendPasswordLink(member, member, parts);
		if (!sent.ok) throw new Error(sent.code);
		return sent.token;
	};

	it("leaves the link that was mailed before valid, until one is used", async () => {
		const member = await administrator();
		const first = await reset(member);
		now = new Date("2026-11-18T13:00:00Z");
		const second = await reset(member);
		// Each mail says that its link is valid for a day.
		now = new Date("2026-11-19T12:59:00Z");
		expect(await memberOfLink(second, "reset", parts)).toMatchObject({ name: "Ariane" });
		expect(await choosePassword(first, "reset", password, parts)).toMatchObject({ ok: true });
		expect(await choosePassword(second, "reset", password, parts)).toMatchObject({ code: "expired-action-code" });
		expect(await choosePassword(await reset(member), "reset", password, parts)).toMatchObject({ ok: true });
	});

	it("expires after a day, and strangers who keep asking add no documents", async () => {
		const member = await administrator();
		const before = await store.count("staffLinks");
		const tokens = [];
		for (let n = 0; n < 5; n++) tokens.push(await reset(member));
		expect(await store.count("staffLinks")).toBe(before + 1);
		now = new Date("2026-11-18T14:00:01Z");
		for (const token of tokens) expect(await memberOfLink(token, "reset", parts)).toBeNull();
	});

	it("is used even when another one is asked for at the same moment", async () => {
		const member = await administrator();
		const token = await reset(member);
		const { commit } = parts.store;
		let asked = 0;
		const busy: DocumentStore = {
			...parts.store,
			async commit(writes) {
				if (writes[0]?.collection === "staffLinks" && asked++ === 0) await reset(member);
				return commit(writes);
			},
		};
		expect(await choosePassword(token, "reset", password, { ...parts, store: busy })).toMatchObject({ ok: true });
	});
});

describe("the last administrator", () => {
	it("can be neither demoted, disabled nor deleted until there is a second one", async () => {
		const last = await administrator();
		const refusal = { ok: false, code: "admin-restricted-operation" };
		expect(await changeRole(last.id, { role: "agent", crew: null }, last, parts)).toMatchObject(refusal);
		expect(await disableMember(last.id, last, parts)).toMatchObject(refusal);
		expect(await deleteMember(last.id, last, parts)).toMatchObject(refusal);
		const invited = await inviteMember({ ...jules, role: "administrator" }, last, parts);
		// An invited member does not count as an administrator yet.
		expect(await disableMember(last.id, last, parts)).toMatchObject(refusal);
		if (invited.ok) await choosePassword(invited.token, "invitation", password, parts);
		expect(await deleteMember(last.id, last, parts)).toMatchObject({ ok: true });
	});

	it.each([disableMember, deleteMember])("stays when a member became one a moment before: %o", async (remove) => {
		const first = await administrator();
		const invited = await inviteMember(jules, first, parts);
		if (invited.ok) await choosePassword(invited.token, "invitation", password, parts);
		const id = (await parts.identity.memberByEmail(jules.email))?.id ?? "";
		await Promise.all([
			changeRole(id, { role: "administrator", crew: null }, first, parts),
			changeRole(first.id, { role: "agent", crew: null }, first, parts),
			remove(id, first, parts),
		]);
		const left = await parts.identity.members();
		expect(left.filter(({ role, status }) => role === "administrator" && status === "active")).toHaveLength(1);
	});
});

describe("disableMember", () => {
	it("keeps an invitation open, and gives nobody an access that they never had", async () => {
		const last = await administrator();
		const invited = await inviteMember({ ...jules, role: "administrator" }, last, parts);
		const member = await parts.identity.memberByEmail(jules.email);
		const id = member?.id ?? "";
		await disableMember(id, last, parts);
		await enableMember(id, last, parts);
		expect((await parts.identity.member(id))?.status).toBe("invited");
		expect(await disableMember(last.id, last, parts)).toMatchObject({ code: "admin-restricted-operation" });
		if (invited.ok) await choosePassword(invited.token, "invitation", password, parts);
		await disableMember(id, last, parts);
		await enableMember(id, last, parts);
		expect((await parts.identity.member(id))?.status).toBe("active");
	});

	it("takes back the mails that wait for the member, such as what a customer wrote", async () => {
		const last = await administrator();
		await inviteMember(jules, last, parts);
		const member = await parts.identity.memberByEmail(jules.email);
		const staff = { to: jules.email, name: jules.name, locale: "fr", tokenId: "" } as const;
		const mail = { ...outboxEntry, template: "lead-update", leadId: "lead", staff } as const;
		await store.commit([
			create("outbox", "waits", mail),
			create("outbox", "dead", { ...mail, status: "dead" }),
			create("outbox", "sent", { ...mail, status: "sent" }),
			create("outbox", "other", { ...mail, staff: { ...staff, to: "autre@airelle.example" } }),
		]);
		await disableMember(member?.id ?? "", last, parts);
		expect((await store.query("outbox")).documents.map(({ id }) => id).sort()).toEqual(["other", "sent"]);
	});
});

describe("a member who handles no leads any more", () => {
	const staff = { to: jules.email, name: jules.name, locale: "fr", tokenId: "" } as const;
	const crew = { role: "crew", crew: "equipe-1" } as const;
	const editor = { role: "editor", crew: null } as const;

	it.each([crew, editor])("gets no mail about leads and tasks that waits: $role", async (role) => {
		const last = await administrator();
		const id = await joined(jules, last);
		const waiting = (template: OutboxEntry["template"]) => ({ ...outboxEntry, template, staff });
		await store.commit([
			create("outbox", "answer", waiting("lead-update")),
			create("outbox", "tasks", { ...waiting("tasks-due"), status: "dead" }),
			create("outbox", "sent", { ...waiting("tasks-due"), status: "sent" }),
			create("outbox", "password", waiting("staff-reset")),
		]);
		const left = async () => {
			const { documents } = await store.query("outbox", {
				where: [{ field: "staff.to", is: "=", value: jules.email }],
			});
			return documents
				.map((mail) => mail.id)
				.filter((mail) => /^[a-z]+$/.test(mail))
				.sort();
		};
		await changeRole(id, { role: "administrator", crew: null }, last, parts);
		expect(await left()).toEqual(["answer", "password", "sent", "tasks"]);
		await changeRole(id, role, last, parts);
		expect(await left()).toEqual(["password", "sent"]);
	});

	it.each([
		["is disabled", (id: string, by: Member) => disableMember(id, by, parts)],
		["is deleted", (id: string, by: Member) => deleteMember(id, by, parts)],
		["becomes an editor", (id: string, by: Member) => changeRole(id, editor, by, parts)],
		["joins a crew", (id: string, by: Member) => changeRole(id, crew, by, parts)],
	])("leaves the open tasks to who handles the lead, or else to an administrator: %s", async (_, change) => {
		const last = await administrator();
		const id = await joined(jules, last);
		const nora = { email: "nora@airelle.example", name: "Nora", role: "agent", locale: "fr" } as const;
		const other = await joined(nora, last);
		const own = { id, name: jules.name };
		const task = newTask("lead", { text: "Rappeler", dueAt: now.toISOString(), assignee: own }, own, now);
		await store.commit([
			create("leads", "lead", contactLead),
			create("leads", "handled", {
				...contactLead,
				desk: { ...untouchedLeadWork, assignee: { id: other, name: nora.name } },
			}),
			create("tasks", "one", task),
			create("tasks", "two", { ...task, leadId: "handled" }),
			create("tasks", "done", doneTask(task, own, now)),
		]);
		const assignees = async () =>
			(await store.query("tasks")).documents.map((each) => `${each.id} ${each.data.assignee.name}`).sort();
		await changeRole(id, { role: "agent", crew: null }, last, parts);
		expect(await assignees()).toEqual(["done Jules", "one Jules", "two Jules"]);
		await change(id, last);
		expect(await assignees()).toEqual(["done Jules", "one Ariane", "two Nora"]);
		const journal = (await store.query("audit")).documents.filter(({ data }) => data.action === "task-changed");
		expect(journal.map(({ data }) => [data.actor, data.subject])).toEqual([
			["Ariane", contactLead.reference],
			["Ariane", contactLead.reference],
		]);
	});
});

describe("deleteMember", () => {
	it("leaves no e-mail address behind", async () => {
		const actor = await administrator();
		await inviteMember(jules, actor, parts);
		const member = await parts.identity.memberByEmail(jules.email);
		await deleteMember(member?.id ?? "", actor, parts);
		expect(await store.count("outbox")).toBe(0);
		expect(await parts.identity.memberByEmail(jules.email)).toBeNull();
	});
});
