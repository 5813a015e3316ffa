import type { Hex } from "#app/model/brand/color.ts";

/** A colour as the attribute of a drawing: the content security policy of pages allows no `style` attributes. */
export function Swatch({ color, className }: { color: Hex; className: string }) {
	return (
		<svg aria-hidden="true" className={className}>
			<rect width="100%" height="100%" fill={color} />
		</svg>
	);
}
