/** The logo with the company's name. `reversed` is for a spruce background. */
export function Mark({ reversed = false, name }: { reversed?: boolean; name: string | undefined }) {
	const line = reversed ? "stroke-cream" : "stroke-spruce";
	return (
		<span
			className={`inline-flex items-center gap-2.5 font-display font-bold text-[1.6875rem] leading-none tracking-[-0.03em] md:text-[2rem] ${reversed ? "text-cream" : "text-spruce"}`}
		>
			<svg aria-hidden="true" viewBox="0 0 64 64" className="size-9 md:size-10.5" fill="none" strokeWidth="6.5">
				<circle cx="27.5" cy="36" r="19" className={line} />
				<path d="M46.5 20.5V44c0 6.4 3 9.6 7 9.6 2.9 0 5-1.5 6.6-4.1" className={line} strokeLinecap="round" />
				<path
					d="M45.3 16.2C44.7 8.9 50.1 4.1 60.3 4.3 60.5 12.7 55.1 17.7 45.3 16.2Z"
					className={reversed ? "fill-sage" : "fill-teal"}
					strokeWidth="0"
				/>
				<circle cx="27.5" cy="40" r="9.3" className="fill-berry" strokeWidth="0" />
			</svg>
			{name}
		</span>
	);
}
