import type { Locale } from "#app/locale/locales.ts";
import { describeAnswers, type ServiceAnswers } from "#app/model/estimate/answers-text.ts";
import { kinds } from "#app/model/estimate/questions.ts";
import { describeEstimate, type EstimateText } from "#app/model/estimate/text.ts";
import { describeWishes, hasWishes, type WishesText } from "#app/model/estimate/wishes-text.ts";
import type { PanelWords } from "#app/model/estimate/words.ts";
import type { EstimateLead, Lead } from "#app/model/leads/lead.ts";
import { servicesAsked } from "#app/model/leads/services-asked.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import { estimateWordsIn } from "../content/estimate-words.ts";
import { expand } from "../content/expand.ts";
import type { ContentReader } from "../content/reader.ts";
import { serviceNameIn } from "../content/service-name.ts";

/** The texts of an estimate as the visitor saw it, in one language. */
export interface EstimateInWords {
	panel: PanelWords;
	text: EstimateText;
	/** Null when the visitor has no preferred day. */
	wishes: WishesText | null;
	/** The answers, with the name of each service. */
	answers: readonly (ServiceAnswers & { service: string })[];
}

export function estimateInWords(
	{ answers, result, wishes }: EstimateLead,
	locale: Locale,
	reader: ContentReader,
): EstimateInWords {
	const words = estimateWordsIn(locale, reader);
	return {
		panel: words.panel,
		text: describeEstimate(result, words, expand(reader.read("promotions"), locale, reader), locale),
		wishes: hasWishes(wishes) ? describeWishes(wishes, words, locale) : null,
		answers: describeAnswers(answers, words, locale).map((given) => ({
			...given,
			service: serviceNameIn(given.kind, locale, reader),
		})),
	};
}

/** The names of the services of a lead. */
export function servicesOf(lead: Lead, locale: Locale, reader: ContentReader): string[] {
	return servicesAsked(lead).map((service) => serviceNameIn(service, locale, reader));
}

/** In the order of the table of services. */
export function serviceNamesIn(services: readonly ServiceName[], locale: Locale, reader: ContentReader): string[] {
	const order: readonly ServiceName[] = kinds;
	return services
		.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
		.map((service) => serviceNameIn(service, locale, reader));
}
