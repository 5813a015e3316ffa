import { iconPaths, type PlainIconName } from "./icon-paths.ts";

interface Look {
	size?: number;
	className?: string;
}

/** Decorative: hidden from assistive technology, so the text beside it or the control's label must give the meaning. */
export function Icon({ name, ...look }: Look & { name: PlainIconName }) {
	return <Drawing path={iconPaths[name]} {...look} />;
}

export function Drawing({ path, size = 20, className }: Look & { path: string }) {
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
			<path d={path} />
		</svg>
	);
}
