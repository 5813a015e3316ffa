import { useLanguage } from "./messages.tsx";

/** The progress of the estimate: a bar for each step, with names on wide screens. */
export function Progress({ current }: { current: number }) {
	const { messages } = useLanguage();
	const { steps, progress } = messages.estimate;
	return (
		<div className="pt-4 lg:pt-2">
			<ol className="grid grid-cols-5 gap-2.5" aria-hidden="true">
				{steps.map((name, index) => (
					<li
						key={name}
						className={`border-t-4 pt-2 text-small ${index <= current ? "border-teal font-semibold text-spruce" : "border-cream-200 text-ink-600"}`}
					>
						<span className="max-md:hidden">{name}</span>
					</li>
				))}
			</ol>
			<p className="font-semibold text-small text-spruce md:sr-only">
				{progress(current + 1, steps.length, steps[current] ?? "")}
			</p>
		</div>
	);
}
