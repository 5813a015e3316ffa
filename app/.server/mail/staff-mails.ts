import { createElement } from "react";
import type { ContentReader } from "#app/.server/content/reader.ts";
import type { Company } from "#app/model/company.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StaffMail, StaffMailTemplate } from "#app/model/members/staff-mail.ts";
import { guessingWords } from "#content/mail/follow-guessing.ts";
import { mailWords } from "#content/mail/fr.ts";
import { staffWords } from "#content/mail/staff.fr.ts";
import { staffMails } from "#content/mail/staff.ts";
import { dayAndHour, estimateInWords, servicesOf } from "./lead-in-words.ts";
import { type RenderedMail, renderMail } from "./render.ts";
import type { Additions } from "./templates/lead-update.tsx";

/** A new request, told to the team in French. Of what the visitor typed, nothing reaches the subject. */
export async function renderNotification(lead: Lead, reader: ContentReader): Promise<RenderedMail> {
	const { LeadNotification } = await import("./templates/lead-notification.tsx");
	const services = servicesOf(lead, "fr", reader);
	const subject = notificationSubject(lead, services);
	const received = mailWords.labels.at(...dayAndHour(lead.receivedAt, "fr"));
	const estimate = lead.estimate && estimateInWords(lead.estimate, "fr", reader);
	const [company, serviceArea] = [reader.read("company"), reader.read("service-area")];
	return renderMail(
		subject,
		createElement(LeadNotification, { lead, company, serviceArea, subject, services, received, estimate }),
	);
}

export async function renderUpdate(lead: Lead, additions: Additions, reader: ContentReader): Promise<RenderedMail> {
	const { LeadUpdate } = await import("./templates/lead-update.tsx");
	const { subject, moment } = staffWords.update;
	const momentOf = (at: string) => moment(...dayAndHour(at, "fr"));
	return renderMail(
		subject(lead.reference),
		createElement(LeadUpdate, {
			lead,
			additions,
			company: reader.read("company"),
			services: servicesOf(lead, "fr", reader),
			momentOf,
		}),
	);
}

/** To the owner: somebody keeps failing the second check of a lead's page. */
export async function renderGuessing(lead: Lead, company: Company, url: string): Promise<RenderedMail> {
	const { FollowGuessing } = await import("./templates/follow-guessing.tsx");
	return renderMail(guessingWords.fr.subject(lead.reference), createElement(FollowGuessing, { lead, company, url }));
}

/** A list of subjects is read at a glance: what cannot wait says so first. */
function notificationSubject({ kind, reference, spam, estimate }: Lead, services: readonly string[]): string {
	const { urgent, doubtful, subjects } = staffWords.notification;
	const first = estimate?.result.urgent ? urgent : "";
	const second = spam.length > 0 ? doubtful : "";
	return first + second + subjects[kind](reference, inSubject(services));
}

const mostInSubject = 3;

function inSubject(services: readonly string[]): string {
	if (services.length === 0) return mailWords.labels.noService;
	// Some names have commas of their own.
	const named = services.slice(0, mostInSubject).join(" · ");
	const others = services.length - mostInSubject;
	return others > 0 ? `${named} ${staffWords.notification.andOthers(others)}` : named;
}

/** A mail with a link for a member. */
export async function renderStaffMail(
	template: StaffMailTemplate,
	mail: StaffMail,
	company: Company,
	url: string,
): Promise<RenderedMail> {
	const { StaffLink } = await import("./templates/staff-link.tsx");
	return renderMail(
		staffMails[mail.locale][template].subject,
		createElement(StaffLink, { template, mail, company, url }),
	);
}
