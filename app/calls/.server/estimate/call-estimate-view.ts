import { estimateWordsIn } from "#app/.server/content/estimate-words.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { serviceNameIn } from "#app/.server/content/service-name.ts";
import { shownIn } from "#app/.server/content/shown-services.ts";
import { liveEstimate } from "#app/estimate/.server/load-steps.ts";
import { formatNumber } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { callAnswers } from "#app/model/calls/call-answers.ts";
import { detailValues, type NumberErrors } from "#app/model/estimate/form.ts";
import { offeredServices } from "#app/model/estimate/offered-work.ts";
import { editPieces } from "#app/model/estimate/pieces-form.ts";
import { type Kind, kinds } from "#app/model/estimate/questions.ts";
import type { DetailsContent, LiveEstimate } from "#app/model/estimate/step-content.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { formatDate } from "#app/time/format.ts";
import { callEstimateWordsIn } from "./call-estimate-words.ts";
import { type CallTimes, callTimesView } from "./call-times.ts";
import { type CallParts, readCallWork, textOf } from "./read-call-work.ts";

/** All that the three parts of the screen show: `CallEstimate`, `CallPlaceAndTime` and `CallRange`. */
export interface CallEstimateView {
	/** Every service: the form has the questions of all of them, and CSS shows those of the chosen ones. */
	services: readonly { kind: Kind; title: string }[];
	/** Prices and words: the browser computes the range again while the member types. */
	live: LiveEstimate;
	words: DetailsContent["words"];
	/** The date of the price list. */
	pricedOn: string;
	times: CallTimes;
}

/** `sent`: the form of the call; an empty one when the screen opens. */
export async function callEstimateView(sent: FormData, parts: CallParts, locale: Locale): Promise<CallEstimateView> {
	const reader = parts.content.reader();
	const { details: step, ...flow } = estimateWordsIn(locale, reader);
	const answers = { ...callAnswers(sent), promotionCode: null };
	return {
		services: shownFirst(reader).map((kind) => ({ kind, title: serviceNameIn(kind, locale, reader) })),
		live: liveEstimate(answers, kinds, { locale, reader, now: parts.clock.now() }),
		words: {
			step,
			units: flow.units,
			fewer: flow.fewer,
			more: flow.more,
			noneOfThese: flow.noneOfThese,
			addPiece: flow.addPiece,
			pieceTitle: flow.pieceTitle,
			pieceCard: flow.pieceCard,
			changeServices: flow.changeServices,
			unknown: callEstimateWordsIn(locale).unknown,
		},
		// After a publication the version is `2026-11-18.1`.
		pricedOn: formatDate(reader.read("prices").version.slice(0, "YYYY-MM-DD".length), locale),
		times: await callTimesView(sent, parts, locale),
	};
}

/** In the owner's order. Members can still take a call about a service that visitors no longer see. */
function shownFirst(reader: ContentReader): readonly Kind[] {
	const offered = offeredServices(shownIn(reader)).map(({ kind }) => kind);
	return [...new Set([...offered, ...kinds])];
}

/** What to correct in the answers, by field. */
export function callEstimateErrors(
	sent: FormData,
	parts: Pick<CallParts, "content" | "clock">,
	locale: Locale,
): Readonly<Record<string, string>> {
	const { errors } = readCallWork(sent, parts);
	const { number } = estimateWordsIn(locale, parts.content.reader()).errors;
	return Object.fromEntries(
		Object.entries(errors).map(([field, limits]) => [field, sayLimits(number, limits, locale)]),
	);
}

function sayLimits(text: string, { min, max }: NumberErrors[string], locale: Locale): string {
	return fillIn(text, { min: formatNumber(min, locale), max: formatNumber(max, locale) });
}

/**
 * Without JavaScript, the buttons of a list of pieces send the form (`do` is `add:…`, `remove:…` or `restore:…`).
 * Returns the form with the changed list, to be rendered again; null when another button was pressed.
 */
export function editCallPieces(sent: FormData): FormData | null {
	const pressed = textOf(sent, "do");
	if (!/^(?:add|remove|restore):/.test(pressed)) return null;
	const typed = detailValues(sent, kinds);
	const edited = new FormData();
	for (const [name, value] of sent) if (!(name in typed) && name !== "do") edited.append(name, value);
	for (const [name, value] of Object.entries(editPieces(typed, pressed, kinds).values)) edited.append(name, value);
	return edited;
}
