import { createElement } from "react";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { estimateInWords, servicesOf } from "#app/.server/mail/lead-in-words.ts";
import { type LeadTime, timeKind } from "#app/.server/mail/lead-time.ts";
import { type RenderedMail, renderMail } from "#app/.server/mail/render.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StaffMail } from "#app/model/members/staff-mail.ts";
import { weekdayOf } from "#app/time/days.ts";
import { formatHour } from "#app/time/format.ts";
import { dayAndHour, formatHourAt, formatShortDay, weekdayName } from "#app/time/format-day.ts";
import { startOfDay } from "#app/time/montreal.ts";
import { guessingWords } from "#content/mail/follow-guessing.ts";
import { mailWords } from "#content/mail/fr.ts";
import { staffWords } from "#content/mail/staff.fr.ts";
import { taskMail } from "#content/mail/tasks.ts";
import type { Additions, UpdateCause } from "./lead-update.tsx";

/** Notifies the team of a new lead, in French. The subject contains nothing that the visitor typed. */
export async function renderNotification(
	lead: Lead,
	url: string,
	reader: ContentReader,
	time: LeadTime | null = null,
	/** Whether people on the waiting list are told by themselves. */
	tellsWaiting = true,
): Promise<RenderedMail> {
	const { LeadNotification } = await import("./lead-notification.tsx");
	const services = servicesOf(lead, "fr", reader);
	const subject = notificationSubject(lead, services, time);
	const received = mailWords.labels.at(...dayAndHour(lead.receivedAt, "fr"));
	const estimate = lead.estimate && estimateInWords(lead.estimate, "fr", reader);
	const [company, serviceArea] = [reader.read("company"), reader.read("service-area")];
	const { origin } = new URL(url);
	const turnOn = lead.kind === "waiting-list" && !tellsWaiting ? `${origin}/admin/envois#area-open` : null;
	const more = { services, received, estimate, time, turnOn };
	return renderMail(subject, createElement(LeadNotification, { lead, url, company, serviceArea, subject, ...more }), {
		reader,
		origin,
	});
}

export async function renderUpdate(
	lead: Lead,
	url: string,
	additions: Additions,
	reader: ContentReader,
): Promise<RenderedMail> {
	const { LeadUpdate } = await import("./lead-update.tsx");
	const words = staffWords.update;
	const momentOf = (at: string) => words.moment(...dayAndHour(at, "fr"));
	const cause = causeOf(additions);
	const subject = cause.subject(lead.reference);
	return renderMail(
		subject,
		createElement(LeadUpdate, {
			lead,
			url,
			subject,
			cause,
			additions,
			company: reader.read("company"),
			services: servicesOf(lead, "fr", reader),
			momentOf,
		}),
		{ reader, origin: new URL(url).origin },
	);
}

/** An answer to a quote may change the appointment too: the quote comes first. */
function causeOf({ quote, appointment }: Additions): UpdateCause {
	const words = staffWords.update;
	if (quote) return words.quote[quote.news];
	return appointment ? words.appointment[appointment.step] : words;
}

/** Warns the owner of repeated failures at the second check of a lead's page. */
export async function renderGuessing(lead: Lead, reader: ContentReader, url: string): Promise<RenderedMail> {
	const company = reader.read("company");
	const { FollowGuessing } = await import("./follow-guessing.tsx");
	return renderMail(guessingWords.fr.subject(lead.reference), createElement(FollowGuessing, { lead, company, url }), {
		reader,
		origin: new URL(url).origin,
	});
}

/** Puts urgency first, because members scan a list of subjects at a glance. */
function notificationSubject(
	{ kind, reference, spam, outOfArea, estimate }: Lead,
	services: readonly string[],
	time: LeadTime | null,
): string {
	const { urgent, doubtful, outOfArea: outside, subjects, times } = staffWords.notification;
	const first = estimate?.result.urgent ? urgent : "";
	const second = spam.length > 0 ? doubtful : "";
	// The waiting list has nothing but leads from outside.
	const third = outOfArea && kind !== "waiting-list" ? outside : "";
	const fourth = time ? times[timeKind(time)].subject(shortTime(time)) : "";
	return first + second + third + fourth + subjects[kind](reference, inSubject(services));
}

/** `jeu. 19 nov., 10 h`: the start of the window, for a list of subjects. */
function shortTime(time: LeadTime): string {
	const { day, window } = time.kind === "booked" ? time.appointment : time.window;
	return `${weekdayName(weekdayOf(day), "fr", "short")} ${formatShortDay(day, "fr")}, ${formatHour(window.from, "fr")}`;
}

const mostInSubject = 3;

function inSubject(services: readonly string[]): string {
	if (services.length === 0) return mailWords.labels.noService;
	// Not a comma, which some names contain.
	const named = services.slice(0, mostInSubject).join(" · ");
	const others = services.length - mostInSubject;
	return others > 0 ? `${named} ${staffWords.notification.andOthers(others)}` : named;
}

export interface TaskLine {
	text: string;
	dueAt: string;
	/** The customer and the reference of the lead, which has this URL. */
	about: string;
	url: string;
}

/** The tasks of a member that are due on a day or before it. The subject contains nothing that a person typed. */
export async function renderTaskMail(
	mail: StaffMail,
	day: string,
	{ lines, others }: { lines: readonly TaskLine[]; others: number },
	reader: ContentReader,
	url: string,
): Promise<RenderedMail> {
	const company = reader.read("company");
	const { TasksDue } = await import("./tasks-due.tsx");
	const words = taskMail[mail.locale];
	const subject = words.subject(lines.length + others);
	const start = startOfDay(day).toISOString();
	const groups = [
		{ heading: words.late, tasks: lines.filter(({ dueAt }) => dueAt < start).map(lateLine(mail.locale)) },
		{
			heading: words.today,
			tasks: lines
				.filter(({ dueAt }) => dueAt >= start)
				.map((line) => ({ ...line, when: formatHourAt(line.dueAt, mail.locale) })),
		},
	].filter(({ tasks }) => tasks.length > 0);
	return renderMail(subject, createElement(TasksDue, { subject, mail, groups, others, company, url }), {
		reader,
		origin: new URL(url).origin,
	});
}

function lateLine(locale: Locale) {
	return (line: TaskLine) => ({ ...line, when: taskMail[locale].at(...dayAndHour(line.dueAt, locale)) });
}
