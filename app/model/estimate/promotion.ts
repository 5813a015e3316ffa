import type { Localized } from "#app/locale/locales.ts";
import { addDays, isDay } from "#app/time/days.ts";
import { dayInMontreal, startOfDay } from "#app/time/montreal.ts";
import type { ContentOf } from "../editing/schemas/content-of.ts";
import type { promotionSchema } from "../editing/schemas/promotion-schema.ts";
import { isSameCode } from "./promotion-code.ts";

export type Promotion = ContentOf<typeof promotionSchema>;

/** The part of a promotion that is sent to browsers: enough to compute and offer it, without the proof of its price. */
export interface OfferedPromotion extends Omit<Promotion, "words" | "usualPrice"> {
	words: Localized<Pick<Promotion["words"]["fr"], "name" | "conditions">>;
}

export function currentPromotions<Kind extends Pick<Promotion, "starts" | "ends">>(
	promotions: readonly Kind[],
	now: Date,
): Kind[] {
	return promotions.filter((promotion) => promotionState(promotion, now) === "running");
}

export type PromotionState = "running" | "coming" | "ended";

export function promotionState({ starts, ends }: Pick<Promotion, "starts" | "ends">, now: Date): PromotionState {
	const today = dayInMontreal(now);
	if (today < starts) return "coming";
	return today <= ends ? "running" : "ended";
}

/** The running promotions, and the one whose code the visitor gave. Pages need no others. */
export function offeredPromotions(
	promotions: readonly Promotion[],
	code: string | null,
	now: Date,
): OfferedPromotion[] {
	return promotions
		.filter((promotion) => isSameCode(promotion.code, code ?? "") || promotionState(promotion, now) === "running")
		.map(({ code: own, amount, starts, ends, services, words }) => {
			return {
				code: own,
				amount,
				starts,
				ends,
				services,
				words: { fr: shortWords(words.fr), en: shortWords(words.en) },
			};
		});
}

function shortWords({ name, conditions }: Promotion["words"]["fr"]) {
	return { name, conditions };
}

export function afterDiscount(cents: number, amount: Promotion["amount"]): number {
	if (amount.kind === "fixed") return Math.max(0, cents - amount.cents);
	return cents - Math.round((cents * Math.min(100, amount.percent)) / 100);
}

/** When the set of current promotions next changes: cached pages that show promotions expire then. */
export function nextPromotionChange(promotions: readonly Promotion[], now: Date): Date | null {
	const today = dayInMontreal(now);
	const next = changeDays(promotions).find((day) => day > today);
	return next ? startOfDay(next) : null;
}

/** The day on which the set of current promotions last changed. */
export function lastPromotionChange(promotions: readonly Promotion[], now: Date): string | undefined {
	const today = dayInMontreal(now);
	return changeDays(promotions).findLast((day) => day <= today);
}

/**
 * Without the day after `9999-12-31`, which sorts before all others. The schema takes such an end: a published list that it
 * refused would give way to the shipped promotions.
 */
function changeDays(promotions: readonly Promotion[]): string[] {
	const days = promotions.flatMap(({ starts, ends }) => [starts, addDays(ends, 1)]);
	return days.filter(isDay).sort();
}
