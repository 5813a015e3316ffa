/** Decorative: the number stands beside it. Widths are attributes, which the content security policy allows. */
export function Bar({
	part,
	tick = null,
	height = 12,
	className = "",
}: {
	/** From 0 to 1. */
	part: number;
	/** Where the period before was, from 0 to 1. */
	tick?: number | null;
	height?: number;
	className?: string;
}) {
	const [width, round] = [Math.max(0, Math.min(1, part)), height / 2];
	const edge = tick === null ? 0 : 4;
	return (
		<svg width="100%" height={height + 2 * edge} aria-hidden="true" className={`stat-bar ${className}`}>
			<rect className="stat-bar-ground" width="100%" y={edge} height={height} rx={round} />
			{width > 0 && <rect className="stat-bar-part" width={`${100 * width}%`} y={edge} height={height} rx={round} />}
			{tick !== null && (
				<rect
					className="stat-bar-tick"
					x={`${100 * Math.max(0, Math.min(1, tick))}%`}
					width="3"
					height={height + 2 * edge}
					rx="2"
					transform="translate(-1.5)"
				/>
			)}
		</svg>
	);
}
