import { Link } from "react-router";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatWithCents } from "#app/locale/format.ts";
import { formatDate } from "#app/time/format.ts";
import type { ContractRow } from "../.server/office/contract-row.ts";

/** A person's accepted quotes: what erasing leaves, until when and why. */
export function KeptContracts({
	contracts,
	title,
	children,
}: {
	contracts: readonly ContractRow[];
	title?: string;
	children?: string;
}) {
	const { words, locale } = useStaffLanguage();
	const { kept, finalAmount } = words.contracts;
	if (contracts.length === 0) return null;
	return (
		<section className="office-panel">
			<h2>{title ?? kept.title}</h2>
			<p className="mt-1.5 text-ink-600 text-small">
				{kept.text} {children}
			</p>
			<ul className="mt-4">
				{contracts.map(({ id, reference, version, acceptedAt, total, finalTotal, keptUntil }) => (
					<li key={id} className="border-line py-2.5 not-first:border-t">
						<Link to={`/admin/contrats/${id}`} className="inline-link font-semibold text-teal-700">
							{kept.item(reference, version, formatDate(acceptedAt, locale))}
						</Link>
						<span className="block text-ink-600 text-small">
							{[
								formatWithCents(total, locale),
								...(finalTotal === null ? [] : [`${finalAmount.toLowerCase()} ${formatWithCents(finalTotal, locale)}`]),
								kept.until(formatDate(keptUntil, locale)),
							].join(", ")}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
