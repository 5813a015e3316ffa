/** Three short facts under the lead of a page. */
export function FactList({ facts }: { facts: readonly { label: string; value: string }[] }) {
	return (
		<dl className="mt-6 flex flex-wrap gap-x-5 gap-y-4 sm:gap-x-8 lg:mt-8 xl:gap-x-10">
			{facts.map(({ label, value }) => (
				<div key={label} className="border-sage border-l-2 pl-3 sm:pl-4">
					<dt className="text-ink-600 text-small">{label}</dt>
					<dd className="tabular font-bold font-display text-[1.25rem] text-spruce leading-tight tracking-tight lg:text-[1.375rem]">
						{value}
					</dd>
				</div>
			))}
		</dl>
	);
}
