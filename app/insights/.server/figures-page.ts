import { serviceNameIn } from "#app/.server/content/service-name.ts";
import type { Services } from "#app/.server/services.ts";
import { readAppointments } from "#app/appointments/.server/read-agenda.ts";
import { sayMinutes } from "#app/leads/.server/office/say-time.ts";
import { leadWordsIn } from "#app/leads/.server/office/staff-words.ts";
import type { Locale } from "#app/locale/locales.ts";
import { nameOfReason } from "#app/model/leads/closing.ts";
import { quotesSentBetween } from "#app/quotes/.server/quotes-sent.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { appointmentFigures } from "./appointment-figures.ts";
import { figuresOf } from "./figures.ts";
import { jobFigures } from "./job-figures.ts";
import { readPeriod } from "./period.ts";
import { type QuoteFigures, quoteFigures } from "./quote-figures.ts";
import { leadSumsBetween } from "./statistics/kept-leads.ts";

/** The figures of the period in the URL, with names in the member's language. The page and its file show the same. */
export async function figuresPage(
	{ store, clock, content }: Pick<Services, "store" | "clock" | "content">,
	locale: Locale,
	query: URLSearchParams,
) {
	const now = clock.now();
	const today = dayInMontreal(now);
	const { period, typed, problem } = readPeriod(query, today);
	const reader = content.reader();
	const received = await leadSumsBetween(store, period, { open: reader.read("company"), today });
	const appointments = await readAppointments(store, period.from, period.to);
	const { services, reasons, answers, ...figures } = figuresOf(received, period, now);
	const current = reader.read("closing-reasons");
	const time = (minutes: number | null) => (minutes === null ? null : sayMinutes(minutes, leadWordsIn(locale)));
	return {
		...figures,
		appointments: appointmentFigures(appointments.map(({ data }) => data)),
		quotes: roundedDays(quoteFigures(await quotesSentBetween(store, period), now)),
		jobs: await jobFigures(store, period),
		period,
		typed,
		problem,
		answers: { ...answers, medianText: time(answers.median), ninetiethText: time(answers.ninetieth) },
		services: services.map(({ service, ...endings }) => ({
			...endings,
			name: service && serviceNameIn(service, locale, reader),
		})),
		reasons: reasons.map(({ reason, leads }) => ({
			name: reason && nameOfReason(reason, current, locale),
			leads,
		})),
	};
}

/** To a tenth of a day: the page and its file show the same. */
function roundedDays(figures: QuoteFigures): QuoteFigures {
	const { medianDays } = figures;
	return { ...figures, medianDays: medianDays === null ? null : Math.round(medianDays * 10) / 10 };
}

export type FiguresData = Awaited<ReturnType<typeof figuresPage>>;
