import type { ReactNode } from "react";

/** Names and values, stacked on phones. Entries without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
	return (
		<dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(9rem,14rem)_minmax(0,1fr)]">
			{facts.map(([name, value]) =>
				value === null || value === "" || value === undefined ? null : (
					<div key={name} className="sm:contents">
						<dt className="text-ink-600 text-small">{name}</dt>
						<dd className="min-w-0 whitespace-pre-wrap font-medium [overflow-wrap:anywhere] text-spruce">{value}</dd>
					</div>
				),
			)}
		</dl>
	);
}
