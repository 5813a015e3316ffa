import { Link } from "react-router";
import { leadPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { LeadView } from "../.server/office/lead-view.ts";
import { Part } from "./part.tsx";
import { RangeLines } from "./range-lines.tsx";

/** The price range as the visitor saw it, line by line, with a link to its printable sheet. */
export function RangePart({ lead: { id, estimate } }: { lead: LeadView }) {
	const { words } = useStaffLanguage();
	const own = words.leads.page;
	if (!estimate) return null;
	const { text, pricedOn } = estimate;
	return (
		<Part title={own.range}>
			<p className="tabular font-bold font-display text-[2.125rem] text-spruce leading-tight tracking-tight">
				{text.range ?? own.noRange}
			</p>
			<p className="text-ink-600 text-small">{text.range ? own.rangeNote(pricedOn) : own.noRangeText}</p>
			<RangeLines text={text} />
			<Link to={`${leadPath(id)}/estimation`} reloadDocument className="office-action">
				<OfficeIcon name="printer" size={17} />
				{own.printEstimate}
			</Link>
		</Part>
	);
}
