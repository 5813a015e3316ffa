import { Panel } from "#app/admin/ui/form-parts.tsx";
import { formatShare } from "#app/admin/ui/format-share.ts";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatMoney, formatNumber } from "#app/locale/format.ts";
import type { FiguresData } from "../.server/figures-page.ts";
import { Figure } from "./figure.tsx";

/** The quotes that were sent in the period, and what became of them. */
export function Quotes({ data: { quotes } }: { data: FiguresData }) {
	const { words, locale } = useStaffLanguage();
	const { figures } = words.office;
	const own = figures.quotes;
	const { sent, rate, dollars, medianDays, done } = quotes;
	if (sent === 0) return <Panel title={own.title} text={own.none} />;
	return (
		<Panel title={own.title} text={own.text}>
			<dl className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3 xl:grid-cols-5">
				{(["sent", "accepted", "declined", "expired", "waiting"] as const).map((name) => (
					<Figure key={name} name={own[name]} value={formatNumber(quotes[name], locale)} />
				))}
				<Figure
					name={own.rate}
					value={rate === null ? figures.unknown : formatShare(rate, locale)}
					text={own.rateText}
				/>
				<Figure name={own.dollarsSent} value={formatMoney(dollars.sent, locale)} text={own.beforeTaxes} />
				<Figure name={own.dollarsAccepted} value={formatMoney(dollars.accepted, locale)} text={own.beforeTaxes} />
				<Figure
					name={own.days}
					value={medianDays === null ? figures.unknown : own.dayCount(medianDays, formatNumber(medianDays, locale))}
					text={own.daysText}
				/>
				<Figure
					name={own.final}
					value={done.count === 0 ? figures.unknown : formatMoney(done.final, locale)}
					text={done.count === 0 ? own.finalNone : own.finalText(done.count, formatMoney(done.accepted, locale))}
				/>
			</dl>
		</Panel>
	);
}
