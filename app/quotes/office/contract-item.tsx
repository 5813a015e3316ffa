import { Link } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatWithCents } from "#app/locale/format.ts";
import { formatDate } from "#app/time/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { ContractRow } from "../.server/office/contract-row.ts";

export function ContractItem({ row }: { row: ContractRow }) {
	const { words, locale } = useStaffLanguage();
	const { contracts: own } = words;
	return (
		<li className="border-line not-first:border-t">
			<Link to={`/admin/contrats/${row.id}`} className="flex items-center gap-4 px-5 py-3.5 hover:bg-mint-100">
				<span className="grid min-w-0 grow gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_8.5rem_8.5rem] sm:items-center">
					<span className="grid gap-1">
						<span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
							<strong className="font-semibold text-spruce">{own.identity(row.reference, row.version)}</strong>
							{row.replacedBy !== null && <Badge tone="quiet">{own.replacedBy(row.replacedBy)}</Badge>}
							{row.isErased && <Badge tone="quiet">{own.erased}</Badge>}
						</span>
						<span className="[overflow-wrap:anywhere]">{row.customer}</span>
						<span className="text-ink-600 text-small">
							{own.acceptedOn} {formatDate(row.acceptedAt, locale)}
						</span>
					</span>
					<Amount name={own.total} amount={formatWithCents(row.total, locale)} />
					<Amount
						name={own.finalAmount}
						amount={row.finalTotal === null ? null : formatWithCents(row.finalTotal, locale)}
					/>
				</span>
				<span className="text-teal-700 print:hidden">
					<OfficeIcon name="next" />
				</span>
			</Link>
		</li>
	);
}

/** Beside its name on phones, below it on wide screens. Not known yet: nothing is shown. */
function Amount({ name, amount }: { name: string; amount: string | null }) {
	if (amount === null) return <span className="max-sm:hidden" />;
	return (
		<span className="flex gap-2 sm:grid sm:gap-0 sm:text-right">
			<span className="text-ink-600 text-small">{name}</span>
			<span className="tabular font-semibold text-spruce max-sm:text-small">{amount}</span>
		</span>
	);
}
