import { useMemo } from "react";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatRange } from "#app/locale/format.ts";
import { readable } from "#app/model/editing/readable.ts";
import type { FieldDescription } from "#app/model/editing/schemas/field-description.ts";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import type { PriceList } from "#app/model/estimate/price-list.ts";
import { fromSections } from "#app/model/estimate/price-sections.ts";
import { typicalJobs } from "#app/model/estimate/typical-job.ts";
import { typicalAnswers } from "#app/model/estimate/typical-jobs.ts";
import { PreviewTable } from "./preview-table.tsx";
import { useTyped } from "./use-typed.ts";

/** Current and new prices of typical leads, computed by the estimate engine. */
export function PricePreview({
	published,
	typed,
	form,
	description,
}: {
	published: PriceList;
	typed: unknown;
	form: { current: HTMLFormElement | null };
	description: FieldDescription;
}) {
	const { words, locale } = useStaffLanguage();
	const { settings } = words;
	const value = useTyped(form, description, typed);
	const rows = useMemo(() => {
		const next = readable(fromSections(published, value), published);
		const now = new Date(0);
		return typicalJobs.map((name) => {
			const answers = { services: typicalAnswers[name], promotionCode: null };
			const [before, after] = [published, next].map((prices) =>
				formatRange(estimate(answers, prices, [], now), locale),
			);
			return { key: name, name: settings.typicalJobs[name], before: before ?? "", after: after ?? "" };
		});
	}, [published, value, locale, settings]);
	return (
		<PreviewTable
			title={settings.prices.preview}
			text={settings.prices.previewText}
			head={[settings.prices.request, settings.prices.now, settings.prices.after]}
			rows={rows}
		/>
	);
}
