import { createElement } from "react";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { serviceNamesIn } from "#app/.server/mail/lead-in-words.ts";
import { resumePath } from "#app/.server/mail/link-paths.ts";
import { type RenderedMail, renderMail } from "#app/.server/mail/render.ts";
import type { MailWriterParts, WrittenMail } from "#app/.server/mail/write-mail.ts";
import { addressId } from "#app/.server/marketing/address-id.ts";
import type { Draft, OutboxEntry } from "#app/model/leads/lead.ts";
import { mailWords as englishWords } from "#content/mail/en.ts";
import { mailWords as frenchWords } from "#content/mail/fr.ts";

const words = { fr: frenchWords, en: englishWords };

/**
 * Returns null when the draft is gone, or another one took its place, or it has another address by now: the limits of mails
 * counted the one that the link was asked for.
 */
export async function writeDraftMail(
	{ leadId: id, address }: OutboxEntry,
	{ store, content, origin, secret }: MailWriterParts,
): Promise<WrittenMail | null> {
	const draft = await store.get("drafts", id);
	if (!draft || "movedTo" in draft.data) return null;
	// Entries of earlier builds name no address.
	if (address !== undefined && address !== addressId(draft.data.email ?? "", secret)) return null;
	const reader = content.reader();
	const mail = await renderDraftLink({ id, data: draft.data }, reader, origin);
	return { ...mail, to: draft.data.email ?? "", replyTo: reader.read("company").email };
}

/** The mail says little, because its reader may not be the person who asked for the link. */
export async function renderDraftLink(
	{ id, data: draft }: { id: string; data: Draft },
	reader: ContentReader,
	origin: string,
): Promise<RenderedMail> {
	const { DraftLink } = await import("./draft-link.tsx");
	const { locale } = draft;
	const { subject } = words[locale].draft;
	return renderMail(
		subject,
		createElement(DraftLink, {
			draft,
			company: reader.read("company"),
			origin,
			words: words[locale],
			link: origin + resumePath(id),
			services: serviceNamesIn(draft.kinds, locale, reader),
		}),
		{ reader, origin },
	);
}
