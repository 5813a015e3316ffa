import { expand } from "#app/.server/content/expand.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { promotionsIn, shownIn } from "#app/.server/content/shown-services.ts";
import { serviceTile } from "#app/.server/pages/cards.ts";
import type { LoadContext } from "#app/.server/pages/loaded-page.ts";
import { formatRange } from "#app/locale/format.ts";
import { partsOf } from "#app/model/estimate/advertised.ts";
import { type Answers, answersFor, nothingKnown, startingAnswers } from "#app/model/estimate/answers.ts";
import { assumedExit } from "#app/model/estimate/brought-answers.ts";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import { includedVents } from "#app/model/estimate/engine/price-vents.ts";
import { sum } from "#app/model/estimate/engine/range.ts";
import { kindOfService } from "#app/model/estimate/form.ts";
import { isWorkOffered } from "#app/model/estimate/offered-work.ts";
import { type OfferedPromotion, offeredPromotions } from "#app/model/estimate/promotion.ts";
import type { Kind } from "#app/model/estimate/questions.ts";
import type { Line } from "#app/model/estimate/result.ts";
import type { PanelWords } from "#app/model/estimate/words.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import type { AddOn, ServiceOffers } from "#app/model/site/service-content.ts";
import { fillIn } from "#app/model/text/fill-in.ts";

/**
 * The running promotions for a service, alone or with others; null without any. The others can be added to its price. The
 * page of all ducts has boxes for its networks whichever promotions run, because its tile shows the price of all three.
 */
export function serviceOffers(service: ServiceName, context: LoadContext): ServiceOffers | null {
	const { locale, reader, now } = context;
	const kind = kindOfService(service);
	const promotions = offeredPromotions(expand(promotionsIn(reader), locale, reader), null, now).filter(
		({ services }) => kind && kindsOf(services).includes(kind),
	);
	const networks = service === "duct-cleaning" ? kindsOf(partsOf(service)) : [];
	const shown = shownIn(reader);
	if (!kind || promotions.length === 0 || !networks.every((each) => isWorkOffered(each, shown))) return null;
	const { ranges } = reader.read("prices");
	const words = expand(
		reader.pick(`estimate.${locale}`, ({ panel }) => panel.offers),
		locale,
		reader,
	);
	const joined = promotions.flatMap(({ services }) => kindsOf(services));
	const others = new Set([...networks, ...joined].filter((other) => other !== kind));
	return {
		words,
		promotions,
		// The price of a whole job applies the best promotion by itself: a box would take a smaller one instead.
		alone: isWhole(kind) ? [] : promotions.filter((promotion) => isAlone(promotion, kind)).map(({ code }) => code),
		prices: { ranges: { "rug-minimum": ranges["rug-minimum"] } },
		minimum: ranges["minimum-call-out"].low,
		lines: linesOf(kind, context),
		isWhole: isWhole(kind),
		addOns: [...others].map((other) => addOn(other, words, context)),
		assumed: [kind, ...others].flatMap(assumedFields),
	};
}

function isAlone({ services }: OfferedPromotion, kind: Kind): boolean {
	return kindsOf(services).every((other) => other === kind);
}

function kindsOf(services: readonly ServiceName[]): Kind[] {
	return services.flatMap((service) => kindOfService(service) ?? []);
}

function addOn(kind: Kind, words: PanelWords["offers"], context: LoadContext): AddOn {
	const { locale, reader } = context;
	const { label, price } = serviceTile(kind, locale, reader);
	const lines = linesOf(kind, context);
	return {
		kind,
		label,
		lines,
		isWhole: isWhole(kind),
		price: isWhole(kind) ? `+ ${formatRange(sum(lines.flatMap(({ range }) => range ?? [])), locale)}` : price,
		note: noteOf(kind, words, reader, locale),
	};
}

/** The engine's lines for answers that a price card may assume; the card names them. */
function linesOf(kind: Kind, { reader, now }: LoadContext): Line[] {
	const services: Answers["services"] = { ...answersFor([kind], startingAnswers), ...assumedAnswers(kind) };
	const { lines } = estimate({ services, promotionCode: null }, reader.read("prices"), [], now);
	return lines.filter((line) => line.kind === kind).map((line) => ({ ...line, facts: {} }));
}

function assumedAnswers(kind: Kind): Answers["services"] {
	if (kind === "ventilation-ducts") return { [kind]: { ...nothingKnown(kind), vents: includedVents } };
	if (kind === "dryer-ducts") return { [kind]: { ...nothingKnown(kind), exit: assumedExit } };
	return {};
}

/** The same assumptions as parameters of the estimate (`brought-answers.ts`). */
function assumedFields(kind: Kind): ServiceOffers["assumed"] {
	const vents = String(includedVents);
	if (kind === "ventilation-ducts") return [["vents", vents]];
	return kind === "dryer-ducts" ? [["exit", assumedExit]] : [];
}

function noteOf(
	kind: Kind,
	words: PanelWords["offers"],
	reader: ContentReader,
	locale: LoadContext["locale"],
): string | null {
	const roof = reader.pick("prices", ({ ranges }) => ranges["dryer-roof-exit"]);
	if (kind === "dryer-ducts") return fillIn(words.wallExit, { amount: formatRange(roof, locale) });
	return kind === "ventilation-ducts" ? fillIn(words.ventsIncluded, { n: includedVents }) : null;
}

/** True when the price is that of the whole job: a price by the square foot or by the hour cannot be added up. */
function isWhole(kind: Kind): boolean {
	return kind === "ventilation-ducts" || kind === "dryer-ducts" || kind === "air-exchanger-ducts";
}
