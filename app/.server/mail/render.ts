import { createElement, type ReactElement } from "react";
import { expand } from "#app/.server/content/expand.ts";
import { createContentReader } from "#app/.server/content/reader.ts";
import { formatDate, formatHour } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Company } from "#app/model/company.ts";
import type { Lead, OutboxEntry } from "#app/model/lead.ts";
import { mailWords as englishWords } from "#content/mail/en.ts";
import { mailWords as frenchWords, staffWords } from "#content/mail/fr.ts";

export interface RenderedMail {
	subject: string;
	html: string;
	text: string;
}

const words = { fr: frenchWords, en: englishWords };

/** A mail about a lead, written now. Of what the visitor typed, nothing reaches the subject. */
export async function renderLeadMail(
	template: OutboxEntry["template"],
	lead: Lead,
	company: Company,
	{ origin }: { origin: string },
): Promise<RenderedMail> {
	return template === "lead-notification"
		? renderNotification(lead, company)
		: renderConfirmation(lead, company, origin);
}

async function renderNotification(lead: Lead, company: Company): Promise<RenderedMail> {
	const { LeadNotification } = await import("./templates/lead-notification.tsx");
	const { subject: usual, doubtfulSubject } = staffWords.notification;
	const service = serviceName(lead, "fr");
	const subject = (lead.spam.length > 0 ? doubtfulSubject : usual)(
		lead.reference,
		service ?? frenchWords.labels.noService,
	);
	return finish(
		subject,
		createElement(LeadNotification, {
			lead,
			company,
			serviceArea: createContentReader().read("service-area"),
			subject,
			service,
			received: receivedAt(lead, "fr"),
		}),
	);
}

async function renderConfirmation(lead: Lead, company: Company, origin: string): Promise<RenderedMail> {
	const { LeadConfirmation } = await import("./templates/lead-confirmation.tsx");
	const { locale } = lead;
	const reader = createContentReader();
	const subject = words[locale].confirmation.subject(lead.reference);
	return finish(
		subject,
		createElement(LeadConfirmation, {
			lead,
			company,
			subject,
			origin,
			words: words[locale],
			service: serviceName(lead, locale),
			received: receivedAt(lead, locale),
			// The same promise as on the contact page.
			nextSteps: expand(reader.read(`words.${locale}`).contact.next.steps, locale, reader),
		}),
	);
}

/** React Email takes half a second to load: the first mail waits for it, the start of the server does not. */
async function finish(subject: string, mail: ReactElement): Promise<RenderedMail> {
	const { render, toPlainText } = await import("@react-email/components");
	const html = await render(mail);
	return { subject, html, text: toPlainText(html, { selectors: plainText }) };
}

const plainText = [
	...["h1", "h2"].map((selector) => ({ selector, options: { uppercase: false } })),
	// The words of these links already are the number or the address.
	...["tel:", "mailto:"].map((scheme) => ({ selector: `a[href^="${scheme}"]`, format: "inline" })),
];

function serviceName({ service }: Lead, locale: Locale): string | null {
	return service && createContentReader().read(`services/${service}.${locale}`).name;
}

function receivedAt({ receivedAt: moment }: Lead, locale: Locale): string {
	const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "America/Toronto" });
	return words[locale].labels.at(formatDate(moment, locale), formatHour(clock.format(new Date(moment)), locale));
}
