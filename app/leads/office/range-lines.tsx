import type { ReactNode } from "react";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { uncapitalized } from "#app/locale/first-letter.ts";
import type { EstimateText } from "#app/model/estimate/text.ts";

/** The lines of a price range, its discount, its taxes and its total. */
export function RangeLines({ text }: { text: EstimateText }) {
	const { page: own } = useStaffLanguage().words.leads;
	return (
		<dl className="lead-lines">
			{text.lines.map(({ label, note, amount }, index) => (
				<Line key={index} label={note ? `${label}, ${uncapitalized(note)}` : label}>
					{amount}
				</Line>
			))}
			{text.discount && (
				<div className="text-teal-700" data-strong="">
					<dt>{text.discount.label}</dt>
					<dd>{text.discount.amount}</dd>
				</div>
			)}
			{text.range && (
				<>
					<Line label={own.gst}>{text.gst}</Line>
					<Line label={own.qst}>{text.qst}</Line>
					<div className="lead-total">
						<dt>{own.total}</dt>
						<dd>{text.total}</dd>
					</div>
				</>
			)}
		</dl>
	);
}

function Line({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}
