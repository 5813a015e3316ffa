import type { ContentReader } from "#app/.server/content/reader.ts";
import { promotionsIn, shownIn } from "#app/.server/content/shown-services.ts";
import type { LoadContext } from "#app/.server/pages/loaded-page.ts";
import { broughtAnswers, newlyBrought } from "#app/model/estimate/brought-answers.ts";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import { fittingPromotions } from "#app/model/estimate/engine/promotion-off.ts";
import { kindOfService, readAnswers } from "#app/model/estimate/form.ts";
import { isWorkOffered } from "#app/model/estimate/offered-work.ts";
import { currentPromotions, type OfferedPromotion } from "#app/model/estimate/promotion.ts";
import { isSameCode } from "#app/model/estimate/promotion-code.ts";
import type { Kind } from "#app/model/estimate/questions.ts";
import type { Draft } from "#app/model/leads/lead.ts";
import { areaOf } from "#app/model/site/service-area.ts";

interface Brought {
	kinds: readonly Kind[];
	details: Draft["details"];
	/** Null: the query brings no code, and the one in the draft stays. */
	promotionCode: string | null;
	postalCode: string;
}

/** No other value in the query is longer. */
const longestCode = 30;

/**
 * What links and forms of other pages bring to the first step. A code brings the services of its promotion along;
 * `offer=best`, from a service page, stands for the best promotion for the services in the query. Old links may name
 * services that are hidden now: these are left out.
 */
export function broughtBy({ visitor: { query }, reader, now }: LoadContext, draft: Draft | undefined): Brought {
	const shown = shownIn(reader);
	const named = kindsOf(query.getAll("service")).filter((kind) => isWorkOffered(kind, shown));
	const details = newlyBrought(broughtAnswers(query, draft?.details ?? {}), draft?.brought);
	const running = currentPromotions(promotionsIn(reader), now);
	const code = query.get("code")?.trim().slice(0, longestCode);
	const promotion = code
		? running.find((each) => isSameCode(each.code, code))
		: query.get("offer") === "best"
			? bestOf(named, details, running, reader, now)
			: undefined;
	return {
		kinds: [...named, ...kindsOf(promotion?.services ?? [])],
		details,
		promotionCode: promotion?.code ?? (code || null),
		postalCode: readPostalCode(query.get("postal"), reader),
	};
}

const parameters = ["service", "vents", "start", "home", "exit", "code", "offer", "postal"];

/** The part of the query that brings something to the first step, which the page in the other language needs too. */
export function broughtQuery(query: URLSearchParams): string {
	const brought = [...query].filter(([name, value]) => parameters.includes(name) && value.length <= longestCode);
	return brought.length > 0 ? `?${new URLSearchParams(brought)}` : "";
}

/** A readable postal code, or its beginning, in capitals; otherwise empty. */
export function readPostalCode(typed: unknown, reader: ContentReader): string {
	const code = typeof typed === "string" && typed.length <= 10 ? typed.trim().toUpperCase() : "";
	return areaOf(code, reader.read("service-area")).kind === "unreadable" ? "" : code;
}

function kindsOf(services: readonly string[]): Kind[] {
	return services.flatMap((service) => kindOfService(service) ?? []);
}

function bestOf(
	chosen: readonly Kind[],
	details: Draft["details"],
	running: readonly OfferedPromotion[],
	reader: ContentReader,
	now: Date,
) {
	const prices = reader.read("prices");
	const { lines } = estimate(readAnswers(chosen, details, null).answers, prices, [], now);
	return fittingPromotions(lines, running, prices)[0]?.promotion;
}
