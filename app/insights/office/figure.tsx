/** One large number of a description list. */
export function Figure({ name, value, text }: { name: string; value: string; text?: string }) {
	return (
		<div>
			<dt className="font-semibold text-small text-spruce">{name}</dt>
			<dd>
				<span className="tabular block font-display font-semibold text-[1.5rem] text-spruce leading-tight">
					{value}
				</span>
				{text && <span className="block text-ink-600 text-small">{text}</span>}
			</dd>
		</div>
	);
}
