import type { OutboxEntry } from "#app/model/leads/lead.ts";
import { renderDraftLink } from "./visitor-mails.ts";
import type { LetterParts, WrittenMail } from "./write-mail.ts";

/** Returns null when the draft is gone, or another one took its place. */
export async function writeDraftMail(
	{ leadId: id }: OutboxEntry,
	{ store, content, origin }: LetterParts,
): Promise<WrittenMail | null> {
	const draft = await store.get("drafts", id);
	if (!draft || "movedTo" in draft.data) return null;
	const reader = content.reader();
	const mail = await renderDraftLink({ id, data: draft.data }, reader, origin);
	return { ...mail, to: draft.data.email ?? "", replyTo: reader.read("company").email };
}
