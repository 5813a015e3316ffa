import { createElement } from "react";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { type RenderedMail, renderMail } from "#app/.server/mail/render.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { DueMonths, Job } from "#app/model/jobs/job.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { servicesAsked } from "#app/model/leads/services-asked.ts";
import type { SeriesName } from "#app/model/mailings/mail-series.ts";
import { formatDate } from "#app/time/format.ts";
import { mailWords as englishWords } from "#content/mail/en.ts";
import { mailWords as frenchWords } from "#content/mail/fr.ts";
import { seriesMailWords } from "#content/mail/series.ts";
import type { SeriesMail } from "./series-templates.tsx";

const words = { fr: frenchWords, en: englishWords };

type ToldLead = SeriesMail["lead"] & Pick<Lead, "service" | "estimate">;

interface Links {
	reader: ContentReader;
	origin: string;
	unsubscribeLink: string;
}

export interface Reminder {
	job: Pick<Job, "lines">;
	months: DueMonths;
	/** `YYYY-MM-DD`: the day of the work. */
	day: string;
	/** ISO time of the consent. */
	agreedAt: string;
}

export async function renderDueAgain(
	lead: ToldLead,
	{ job, months, day, agreedAt }: Reminder,
	links: Links,
): Promise<RenderedMail> {
	const { DueAgain } = await import("./series-templates.tsx");
	const { locale } = lead;
	const subject = seriesMailWords[locale].dueAgain.subject(formatDate(day, locale));
	const lines = job.lines.flatMap(({ isDone, text }) => (isDone ? text[locale] : []));
	const facts = { day, agreedAt, lines, months };
	return renderMail(
		subject,
		createElement(DueAgain, { mail: mailOf("due-again", lead, subject, links), facts }),
		links,
	);
}

export async function renderAreaOpen(lead: ToldLead, links: Links): Promise<RenderedMail> {
	const { AreaOpen } = await import("./series-templates.tsx");
	const { subject } = seriesMailWords[lead.locale].areaOpen;
	return renderMail(subject, createElement(AreaOpen, { mail: mailOf("area-open", lead, subject, links) }), links);
}

function mailOf(
	series: SeriesName,
	lead: ToldLead,
	subject: string,
	{ reader, origin, unsubscribeLink }: Links,
): SeriesMail {
	// The estimate starts with the services of the request.
	const query = new URLSearchParams(servicesAsked(lead).map((service) => ["service", service]));
	// Says which series brought the visit, and nothing about the person.
	query.set("utm_source", "courriel");
	query.set("utm_medium", "email");
	query.set("utm_campaign", series);
	return {
		lead,
		subject,
		unsubscribeLink,
		origin,
		words: words[lead.locale],
		company: reader.read("company"),
		estimateLink: `${origin}${pathTo("estimate", lead.locale)}?${query}`,
	};
}
