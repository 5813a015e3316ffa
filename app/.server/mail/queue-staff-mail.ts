import { randomUUID } from "node:crypto";
import type { OutboxEntry } from "#app/model/leads/lead.ts";
import type { Member } from "#app/model/members/member.ts";
import type { StaffMailTemplate } from "#app/model/members/staff-mail.ts";
import type { Clock, DocumentStore, Mailer } from "#app/model/ports.ts";
import { deletions } from "../store/deletions.ts";

const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Adds a mail to a member to the outbox: it is durable when the promise resolves, and the worker sends it. */
export async function queueStaffMail(
	template: StaffMailTemplate,
	{ email, name, locale }: Pick<Member, "email" | "name" | "locale">,
	tokenId: string,
	{ store, clock, mailDomain }: { store: DocumentStore; clock: Clock; mailDomain: string },
	returnTo: string | null = null,
): Promise<void> {
	const now = clock.now();
	const data: OutboxEntry = {
		template,
		leadId: "",
		staff: { to: email, name, locale, tokenId, ...(returnTo && { returnTo }) },
		messageId: `<${randomUUID()}@${mailDomain}>`,
		status: "pending",
		attempts: 0,
		nextAttemptAt: now.toISOString(),
		createdAt: now.toISOString(),
		lastError: null,
		purgeAfter: new Date(now.getTime() + keptFor).toISOString(),
	};
	await store.commit([{ kind: "create", collection: "outbox", id: randomUUID(), data }]);
}

/** Deletes the mails to a member who was removed, or some of them. */
export async function forgetStaffMails(
	email: string,
	{ store, mailer }: { store: DocumentStore; mailer: Pick<Mailer, "forget"> },
	isForgotten: (mail: OutboxEntry) => boolean = () => true,
): Promise<void> {
	const where = [{ field: "staff.to", is: "=", value: email } as const];
	const found = await store.query("outbox", { where, limit: 1000 });
	const documents = found.documents.filter(({ data }) => isForgotten(data));
	if (documents.length > 0) await store.commit(deletions("outbox", documents));
	for (const { data } of documents) await mailer.forget?.(data.messageId);
}
