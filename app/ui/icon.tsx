import type { IconName } from "../model/icon-names.ts";
import { iconPaths } from "./icon-paths.ts";

/** Decoration only: the words beside it, or the control's label, say what it means. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
	return (
		<svg
			aria-hidden="true"
			className={className ? `shrink-0 ${className}` : "shrink-0"}
			width={size}
			height={size}
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<path d={iconPaths[name]} />
		</svg>
	);
}
