import { isDeepStrictEqual } from "node:util";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import { isSystemAddress } from "#app/locale/own-addresses.ts";
import { pageDefinition, pageNames } from "#app/locale/pages.ts";
import { matchPage, pathTo } from "#app/locale/paths.ts";
import { systemSegments } from "#app/locale/reserved-segments.ts";
import type { BookingRules } from "#app/model/appointments/booking-rules.ts";
import type { Company } from "#app/model/company.ts";
import { type EntryId, type EntryValue, isWords, kindOf, nameOf, type Part } from "#app/model/editing/content-entry.ts";
import { checkPart } from "#app/model/editing/schemas/check-entry.ts";
import type { Refusal } from "#app/model/editing/schemas/refusals.ts";
import { advertisedPrice } from "#app/model/estimate/advertised.ts";
import type { PriceList } from "#app/model/estimate/price-list.ts";
import type { Promotion } from "#app/model/estimate/promotion.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import type { Article } from "#app/model/site/article.ts";
import type { ServiceArea } from "#app/model/site/service-area.ts";
import { isMailableAddress } from "#app/model/text/mailable-address.ts";
import type { EntryState } from "./entry-state.ts";

export type PublicationProblem =
	/** The part does not fit its schema. */
	| { kind: "wrong"; part: Part; refusals: readonly Refusal[] }
	| { kind: "empty"; part: Part }
	/** The French version that the English belongs to is not published, or has changed since. */
	| { kind: "french-first" }
	/** The French changed and the English did not: a member must confirm that the English still matches. */
	| { kind: "english-unchanged" }
	| { kind: "slug-taken"; part: Locale; slug: string }
	/** Company and service area must have the same areas in the same order. */
	| { kind: "areas-differ" };

interface Asked {
	id: EntryId;
	parts: readonly Part[];
	value: EntryValue;
	englishStillFollows?: boolean;
	/** Values that are published in the same commit. */
	beside?: Partial<Record<EntryId, EntryValue>>;
	/** Promotions that were checked when they were saved as drafts. */
	waiting?: readonly Promotion[];
}

export function checkPublication(
	state: EntryState,
	{ id, parts, value, englishStillFollows = false, beside = {}, waiting = [] }: Asked,
	reader: ContentReader,
): PublicationProblem[] {
	const problems = parts.flatMap((part) => partProblems(id, part, value[part]));
	if (isWords(id)) problems.push(...languageProblems(state, parts, value, englishStillFollows));
	if (problems.length === 0 && kindOf(id) === "article") {
		for (const part of parts)
			problems.push(...slugProblems(nameOf(id), part as Locale, value[part] as Article, reader));
	}
	if (problems.length === 0 && (id === "company" || id === "service-area"))
		problems.push(...areaProblems({ ...beside, [id]: value }, reader));
	if (problems.length === 0 && id === "company") problems.push(...mailProblems(value.all as Company, state));
	if (problems.length === 0 && id === "prices") problems.push(...seatProblems(value.all as PriceList));
	if (problems.length === 0 && id === "promotions")
		problems.push(...struckProblems(value.all as readonly Promotion[], waiting, reader));
	if (problems.length === 0 && id === "appointments")
		problems.push(...travelProblems(value.all as BookingRules, areasIn(beside, reader)));
	return problems;
}

function partProblems(id: EntryId, part: Part, value: unknown): PublicationProblem[] {
	if (value === undefined) return [{ kind: "empty", part }];
	const refusals = checkPart(id, value);
	return refusals.length > 0 ? [{ kind: "wrong", part, refusals }] : [];
}

/** English is never published ahead of its French, and never left behind without a member's confirmation. */
function languageProblems(
	{ published }: EntryState,
	parts: readonly Part[],
	value: EntryValue,
	englishStillFollows: boolean,
): PublicationProblem[] {
	if (!parts.includes("en")) return [];
	const french = parts.includes("fr") ? value.fr : published.fr;
	if (french === undefined || !isDeepStrictEqual(french, value.fr)) return [{ kind: "french-first" }];
	const frenchMoved = fingerprint(french) !== fingerprint(published.fr);
	const englishStays = published.en !== undefined && isDeepStrictEqual(value.en, published.en);
	return frenchMoved && englishStays && !englishStillFollows ? [{ kind: "english-unchanged" }] : [];
}

/** First segments of other pages in both languages, whatever the locale strategy of this build: it can change later. */
const takenSlugs: ReadonlySet<string> = new Set([
	...locales,
	...systemSegments,
	...pageNames.flatMap((name) => Object.values(pageDefinition(name).paths).map((path) => path.split("/")[1] ?? "")),
]);

function slugProblems(
	name: string,
	locale: Locale,
	{ matter: { slug } }: Article,
	reader: ContentReader,
): PublicationProblem[] {
	const path = pathTo("slug", locale, { slug });
	const isTaken = takenSlugs.has(slug) || isSystemAddress(path) || matchPage(path)?.name !== "slug";
	const others = reader.read(`articles.${locale}`).filter((article) => article.name !== name);
	return isTaken || others.some(({ matter }) => matter.slug === slug)
		? [{ kind: "slug-taken", part: locale, slug }]
		: [];
}

function areaProblems(values: Partial<Record<EntryId, EntryValue>>, { read }: ContentReader): PublicationProblem[] {
	const served = (values["service-area"]?.all ?? read("service-area")) as ServiceArea;
	return areasIn(values, { read }).length === served.length ? [] : [{ kind: "areas-differ" }];
}

/**
 * Not part of the schema: a company published by an earlier version must not give way to that of the example. Its address
 * stays, too: the pages of hours, areas and trust have no field to change it.
 */
function mailProblems({ email }: Company, { published }: EntryState): PublicationProblem[] {
	if (isMailableAddress(email) || (published.all as Company | undefined)?.email === email) return [];
	const refusal: Refusal = { path: "email", code: "email-wrong", value: email };
	return [{ kind: "wrong", part: "all", refusals: [refusal] }];
}

function areasIn(
	values: Partial<Record<EntryId, EntryValue>>,
	{ read }: Pick<ContentReader, "read">,
): Company["areas"] {
	return ((values.company?.all ?? read("company")) as Company).areas;
}

/** An area that was removed since needs no travel time: the settings page does not show its field any more. */
function travelProblems({ travel }: BookingRules, areas: Company["areas"]): PublicationProblem[] {
	const refusals = travel.areas.flatMap(({ area }, index): Refusal[] =>
		areas.some(({ id }) => id === area) ? [] : [{ path: `travel.areas.${index}.area`, code: "choice", value: area }],
	);
	return refusals.length > 0 ? [{ kind: "wrong", part: "all", refusals }] : [];
}

/**
 * The price of a smaller sofa is that of the published one minus `seat` for each missing seat: at one seat, something must be
 * left, and the low end must not pass the high one. Not part of the schema: a published list that does not fit the schema of
 * a newer version is not shown, and the shipped prices would take its place.
 */
function seatProblems({ ranges: { sofa }, furniture: { seat, sofaSeats } }: PriceList): PublicationProblem[] {
	const missing = sofaSeats - 1;
	const most = {
		low: Math.floor((sofa.low - 1) / missing),
		high: seat.low + Math.floor((sofa.high - sofa.low) / missing),
	};
	const end = (["low", "high"] as const).find((each) => missing > 0 && seat[each] > most[each]);
	if (!end) return [];
	const refusal: Refusal = {
		path: `furniture.seat.${end}`,
		code: "seat-price",
		value: String(Math.floor(most[end] / 100)),
	};
	return [{ kind: "wrong", part: "all", refusals: [refusal] }];
}

/**
 * A usual price is at most what the site asks for the promotion's services together. A promotion that is published stays as
 * it is: prices may have gone down since.
 */
function struckProblems(
	promotions: readonly Promotion[],
	waiting: readonly Promotion[],
	{ read }: ContentReader,
): PublicationProblem[] {
	const known = [...read("promotions"), ...waiting];
	const refusals = promotions.flatMap((promotion, index): Refusal[] => {
		const { services, usualPrice } = promotion;
		const asked = services.map((service) => advertisedPrice(service, read("prices"))?.high);
		if (!usualPrice || !asked.every((high) => high !== undefined)) return [];
		if (known.some((one) => isDeepStrictEqual(one, promotion))) return [];
		const most = asked.reduce((sum, high) => sum + high, 0);
		const path = `${index}.usualPrice.cents`;
		return usualPrice.cents > most ? [{ path, code: "usual-price-high", value: String(Math.ceil(most / 100)) }] : [];
	});
	return refusals.length > 0 ? [{ kind: "wrong", part: "all", refusals }] : [];
}
