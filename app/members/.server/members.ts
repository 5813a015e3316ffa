import { type Actor, recordAudit } from "#app/.server/journal/audit.ts";
import { forgetStaffMails, queueStaffMail } from "#app/.server/mail/queue-staff-mail.ts";
import { createTurnsByKey } from "#app/.server/store/turns-by-key.ts";
import { mayHandle } from "#app/leads/.server/office/handlers.ts";
import { handOverTasks } from "#app/leads/.server/tasks/hand-over.ts";
import type { OutboxEntry } from "#app/model/leads/lead.ts";
import type { Identity, MemberChanges, Outcome } from "#app/model/members/identity.ts";
import type { Member, NewMember, Role } from "#app/model/members/member.ts";
import type { Clock, DocumentStore, Mailer } from "#app/model/ports.ts";
import { makeLink, ownerOfLink, readLink, spendLink } from "./one-time-links.ts";

export interface MemberParts {
	identity: Identity;
	store: DocumentStore;
	mailer: Pick<Mailer, "forget">;
	clock: Clock;
	secret: string;
	mailDomain: string;
}

const done: Outcome = { ok: true, cookies: [] };

/** The last administrator cannot be removed: nobody could invite members any more. */
const lastOne: Outcome = { ok: false, code: "admin-restricted-operation", cookies: [] };
const unknown: Outcome = { ok: false, code: "user-not-found", cookies: [] };

/** Also returns the link's token, for the command line, which may have no mail server. */
export async function inviteMember(
	newMember: NewMember,
	actor: Actor,
	parts: MemberParts,
): Promise<Outcome<{ token: string }>> {
	const invited = await parts.identity.invite(newMember);
	if (!invited.ok) return invited;
	const { id, token } = await makeLink("invitation", invited.member.id, parts);
	await queueStaffMail("staff-invitation", invited.member, id, parts);
	await recordAudit(parts, actor, "invited", { subject: invited.member.name, detail: newMember.role });
	return { ok: true, token, cookies: [] };
}

/** Mails a link to choose a password: an invitation to an invited member, a reset to others. */
export async function sendPasswordLink(
	member: Member,
	actor: Actor,
	parts: MemberParts,
	returnTo: string | null = null,
): Promise<Outcome<{ token: string; purpose: "invitation" | "reset" }>> {
	if (member.status === "disabled") return { ok: false, code: "user-disabled", cookies: [] };
	const purpose = member.status === "invited" ? "invitation" : "reset";
	const { id, token } = await makeLink(purpose, member.id, parts);
	await queueStaffMail(purpose === "invitation" ? "staff-invitation" : "staff-reset", member, id, parts, returnTo);
	const action = purpose === "invitation" ? "invitation-sent-again" : "reset-sent";
	await recordAudit(parts, actor, action, { subject: member.name });
	return { ok: true, token, purpose, cookies: [] };
}

/** The member that a link from a mail belongs to, or null when the link is no longer valid. */
export async function memberOfLink(
	token: string,
	purpose: "invitation" | "reset",
	parts: MemberParts,
): Promise<Member | null> {
	const memberId = await readLink(token, purpose, parts);
	return memberId ? parts.identity.member(memberId) : null;
}

/** The member whose link this is or was, to speak their language and to recognize a second press of the button. */
export async function ownerOfPasswordLink(
	token: string,
	parts: MemberParts,
): Promise<{ member: Member; purpose: "invitation" | "reset" } | null> {
	for (const purpose of ["invitation", "reset"] as const) {
		const memberId = await ownerOfLink(token, purpose, parts);
		const member = memberId ? await parts.identity.member(memberId) : null;
		if (member) return { member, purpose };
	}
	return null;
}

export async function choosePassword(
	token: string,
	purpose: "invitation" | "reset",
	password: string,
	parts: MemberParts,
): Promise<Outcome> {
	const result = await spendLink(token, purpose, parts, async (memberId) => {
		const outcome = await parts.identity.setPassword(memberId, password);
		const member = outcome.ok ? await parts.identity.member(memberId) : null;
		if (member) await recordAudit(parts, member, purpose === "invitation" ? "joined" : "password-reset");
		return outcome;
	});
	return result ?? { ok: false, code: "expired-action-code", cookies: [] };
}

/** `crew`: of the role `crew`; any other role has none. */
export async function changeRole(
	memberId: string,
	{ role, crew }: { role: Role; crew: string | null },
	actor: Actor,
	parts: MemberParts,
): Promise<Outcome> {
	const member = await parts.identity.member(memberId);
	if (!member) return unknown;
	if (!(await updateUnlessLast(memberId, { role, crew }, parts))) return lastOne;
	if (!mayHandle(role)) await forgetStaffMails(member.email, parts, isAboutWork);
	await recordAudit(parts, actor, "role-changed", { subject: member.name, detail: role });
	await handOverTasks(parts, actor);
	return done;
}

export async function disableMember(memberId: string, actor: Actor, parts: MemberParts): Promise<Outcome> {
	const member = await parts.identity.member(memberId);
	if (!member) return unknown;
	if (!(await updateUnlessLast(memberId, { status: "disabled" }, parts))) return lastOne;
	await forgetStaffMails(member.email, parts, isUnsent);
	await recordAudit(parts, actor, "disabled", { subject: member.name });
	await handOverTasks(parts, actor);
	return done;
}

export async function enableMember(memberId: string, actor: Actor, parts: MemberParts): Promise<Outcome> {
	const member = await parts.identity.member(memberId);
	if (member?.status !== "disabled") return unknown;
	// Somebody who never accepted the invitation cannot sign in yet, and is not the administrator whom a company needs.
	const status = (await parts.identity.hasJoined(memberId)) ? "active" : "invited";
	await parts.identity.update(memberId, { status });
	await recordAudit(parts, actor, "enabled", { subject: member.name });
	return done;
}

export async function deleteMember(memberId: string, actor: Actor, parts: MemberParts): Promise<Outcome> {
	const member = await parts.identity.member(memberId);
	if (!member) return unknown;
	// Disabled first, which can be undone.
	if (!(await updateUnlessLast(memberId, { status: "disabled" }, parts))) return lastOne;
	await parts.identity.delete(memberId);
	await forgetStaffMails(member.email, parts);
	const own = actor?.id === memberId;
	await recordAudit(parts, actor, own ? "left" : "deleted", { subject: own ? "" : member.name });
	await handOverTasks(parts, actor);
	return done;
}

export async function clearSecondFactor(memberId: string, actor: Actor, parts: MemberParts): Promise<Outcome> {
	const member = await parts.identity.member(memberId);
	if (!member) return unknown;
	await parts.identity.clearSecondFactor(memberId);
	await recordAudit(parts, actor, "second-factor-cleared", { subject: member.name });
	return done;
}

function isUnsent({ status }: OutboxEntry): boolean {
	return status !== "sent";
}

/** A mail that waits for a member who handles leads. Others are about their account. */
function isAboutWork(mail: OutboxEntry): boolean {
	return isUnsent(mail) && (mail.template === "lead-update" || mail.template === "tasks-due");
}

const inTurn = createTurnsByKey();

/**
 * Updates a member, unless no administrator would be left. One change at a time on this server, each from the member as the
 * one before left them. Another server may have removed the other administrator since the first look: the second look sees
 * it, and the change is undone.
 */
function updateUnlessLast(id: string, changes: MemberChanges, { identity }: MemberParts): Promise<boolean> {
	return inTurn(["administrators"], async () => {
		const member = await identity.member(id);
		if (!member) return true;
		const { role, crew, status } = member;
		const removes = isAdministrator(member) && !isAdministrator({ role, status, ...changes });
		const others = async () => (await identity.members()).filter((other) => other.id !== id && isAdministrator(other));
		if (removes && (await others()).length === 0) return false;
		await identity.update(id, changes);
		if (!removes || (await others()).length > 0) return true;
		await identity.update(id, { role, crew, status });
		return false;
	});
}

function isAdministrator({ role, status }: Pick<Member, "role" | "status">): boolean {
	return role === "administrator" && status === "active";
}
