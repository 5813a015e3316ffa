import { expand } from "#app/.server/content/expand.ts";
import { createContentReader } from "#app/.server/content/reader.ts";
import type { Locale } from "#app/locale/locales.ts";
import { describeAnswers, type ServiceAnswers } from "#app/model/answers-text.ts";
import { kinds } from "#app/model/estimate-questions.ts";
import { describeEstimate, type EstimateText } from "#app/model/estimate-text.ts";
import type { EstimateFlowWords, PanelWords } from "#app/model/estimate-words.ts";
import type { EstimateRequest, Lead } from "#app/model/lead.ts";
import type { ServiceName } from "#app/model/service-words.ts";
import { describeWishes, hasWishes, type WishesText } from "#app/model/wishes-text.ts";
import { formatDate } from "#app/time/format.ts";
import { formatHourAt } from "#app/time/format-day.ts";
import { estimateWords as englishEstimate } from "#content/estimate/en.ts";
import { estimateWords as frenchEstimate } from "#content/estimate/fr.ts";

/** An estimate as the visitor saw it, in the words of a language. */
export interface EstimateInWords {
	panel: PanelWords;
	text: EstimateText;
	/** Null when the visitor left the day to us. */
	wishes: WishesText | null;
	answers: readonly ServiceAnswers[];
}

export function estimateInWords({ answers, result, wishes }: EstimateRequest, locale: Locale): EstimateInWords {
	const words = estimateWordsIn(locale);
	return {
		panel: words.panel,
		text: describeEstimate(result, words, createContentReader().read("promotions"), locale),
		wishes: hasWishes(wishes) ? describeWishes(wishes, words, locale) : null,
		answers: describeAnswers(answers, words, locale),
	};
}

export function estimateWordsIn(locale: Locale): EstimateFlowWords {
	return expand(locale === "fr" ? frenchEstimate : englishEstimate, locale, createContentReader());
}

/** The services that a request is about, by name: those of the estimate, or the one that was chosen. */
export function servicesOf({ service, estimate }: Lead, locale: Locale): string[] {
	if (estimate) return serviceNamesIn(Object.keys(estimate.answers.services) as ServiceName[], locale);
	return service ? serviceNamesIn([service], locale) : [];
}

/** In the order of the table of services. */
export function serviceNamesIn(services: readonly ServiceName[], locale: Locale): string[] {
	const order: readonly ServiceName[] = kinds;
	return services
		.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
		.map((service) => createContentReader().read(`services/${service}.${locale}`).name);
}

/** A day and an hour of Montréal, for words such as "le … à …". */
export function dayAndHour(moment: string, locale: Locale): [day: string, hour: string] {
	return [formatDate(moment, locale), formatHourAt(moment, locale)];
}
