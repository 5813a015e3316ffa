import { useMemo } from "react";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatRange } from "#app/locale/format.ts";
import type { FieldDescription } from "#app/model/editing/schemas/field-description.ts";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import type { PriceList } from "#app/model/estimate/price-list.ts";
import type { Promotion } from "#app/model/estimate/promotion.ts";
import { typicalJobs } from "#app/model/estimate/typical-job.ts";
import { plainRequest, typicalAnswers } from "#app/model/estimate/typical-jobs.ts";
import { formatDate } from "#app/time/format.ts";
import { PreviewTable } from "./preview-table.tsx";
import { useTyped } from "./use-typed.ts";

/** The discount on typical leads on the promotion's first day, computed by the estimate engine. */
export function PromotionPreview({
	prices,
	typed,
	form,
	description,
}: {
	prices: PriceList;
	typed: unknown;
	form: { current: HTMLFormElement | null };
	description: FieldDescription;
}) {
	const { words, locale } = useStaffLanguage();
	const { settings } = words;
	const value = useTyped(form, description, typed);
	const promotion = useMemo(() => readPromotion(value), [value]);
	const rows = useMemo(
		() => (promotion ? rowsOf(promotion, prices, settings, locale) : []),
		[promotion, prices, settings, locale],
	);
	if (!promotion || rows.length === 0) {
		return (
			<section className="office-panel" aria-label={settings.promotions.preview}>
				<h2>{settings.promotions.preview}</h2>
				<p className="mt-1.5 text-ink-600 text-small">{settings.promotions.previewLater}</p>
			</section>
		);
	}
	const secondRug = isSecondRug(promotion) ? ` ${settings.promotions.secondRug}` : "";
	return (
		<PreviewTable
			title={settings.promotions.preview}
			text={settings.promotions.previewText(formatDate(promotion.starts, locale)) + secondRug}
			head={[settings.prices.request, settings.promotions.without, settings.promotions.with]}
			rows={rows}
		/>
	);
}

type Words = ReturnType<typeof useStaffLanguage>["words"]["settings"];

function rowsOf(promotion: Promotion, prices: PriceList, settings: Words, locale: "fr" | "en") {
	const day = new Date(`${promotion.starts}T17:00:00Z`);
	const plain = { key: "plain", name: settings.promotions.plain, answers: plainRequest(promotion.services) };
	const typical = typicalJobs.map((name) => {
		return { key: name, name: settings.typicalJobs[name], answers: { services: typicalAnswers[name] } };
	});
	return [plain, ...typical].flatMap(({ key, name, answers }) => {
		const priceWith = (promotionCode: string | null) =>
			estimate({ ...answers, promotionCode }, prices, [promotion], day);
		const [without, withCode] = [priceWith(null), priceWith(promotion.code)];
		if (!withCode.discount || !withCode.priced) return [];
		return [{ key, name, before: formatRange(without, locale), after: formatRange(withCode, locale) }];
	});
}

/** Same rule as the engine: a percentage on rugs alone applies to the second rug. */
function isSecondRug({ amount, services }: Promotion): boolean {
	return amount.kind === "percent" && services.length === 1 && services[0] === "oriental-rugs";
}

/** Returns null while the promotion is incomplete. */
function readPromotion(value: unknown): Promotion | null {
	const typed = value as Partial<Promotion>;
	const { amount, starts = "", ends = "", services = [], code = "" } = typed;
	const isAmount =
		amount?.kind === "fixed"
			? typeof amount.cents === "number"
			: typeof (amount as { percent?: unknown })?.percent === "number";
	const areDays = [starts, ends].every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)));
	if (!isAmount || !areDays || services.length === 0) return null;
	return { ...(typed as Promotion), code: code || "?" };
}
