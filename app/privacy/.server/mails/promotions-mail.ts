import { createElement } from "react";
import type { ContentReader } from "#app/.server/content/reader.ts";
import type { SiteContent } from "#app/.server/content/site-content.ts";
import { confirmPath } from "#app/.server/mail/link-paths.ts";
import { type RenderedMail, renderMail } from "#app/.server/mail/render.ts";
import type { WrittenMail } from "#app/.server/mail/write-mail.ts";
import { confirmToken } from "#app/.server/marketing/address-id.ts";
import type { MarketingParts } from "#app/.server/marketing/consents.ts";
import { spokenConsent } from "#app/.server/marketing/spoken-consent.ts";
import type { Lead, OutboxEntry } from "#app/model/leads/lead.ts";
import type { SpokenAnswer } from "#app/model/leads/spoken-answers.ts";
import type { Clock } from "#app/model/ports.ts";
import { mailWords as englishWords } from "#content/mail/en.ts";
import { mailWords as frenchWords } from "#content/mail/fr.ts";
import { promotionsConfirmWords } from "#content/mail/promotions-confirm.ts";

const words = { fr: frenchWords, en: englishWords };

interface Parts extends MarketingParts {
	content: SiteContent;
	origin: string;
	clock: Clock;
}

/**
 * Null once there is nothing to confirm: the lead is gone or marked as spam, its address was corrected, the address is
 * signed up already, or its owner withdrew after the call.
 */
export async function writePromotionsMail(
	{ leadId, address = "" }: Pick<OutboxEntry, "leadId" | "address">,
	{ store, secret, content, origin, clock }: Parts,
): Promise<WrittenMail | null> {
	const consent = await spokenConsent({ leadId, address }, { store, secret }, clock.now());
	if (consent.kind !== "asked") return null;
	const { spoken, until } = consent;
	const lead = consent.lead.data;
	const email = lead.email ?? "";
	const link = origin + confirmPath(lead.locale, confirmToken(leadId, email, secret));
	const reader = content.reader();
	const mail = await renderPromotionsMail(lead, spoken, reader, { origin, link, until });
	return { ...mail, to: email, replyTo: reader.read("company").email };
}

/** In the customer's language, with the sentence in the language in which it was read aloud. */
export async function renderPromotionsMail(
	lead: Lead,
	spoken: SpokenAnswer,
	reader: ContentReader,
	more: { origin: string; link: string; until: Date },
): Promise<RenderedMail> {
	const { PromotionsConfirm } = await import("./promotions-confirm.tsx");
	const company = reader.read("company");
	return renderMail(
		promotionsConfirmWords[lead.locale].subject,
		createElement(PromotionsConfirm, { lead, spoken, company, words: words[lead.locale], ...more }),
		{ reader, origin: more.origin },
	);
}
