import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { PlainIconName } from "./icon-paths.ts";
import { Link } from "./link.tsx";

interface Look {
	look?: "primary" | "outline" | "dark" | "light";
	size?: "normal" | "small";
	/** Shown before the label. */
	icon?: PlainIconName;
	/** Shows an arrow after the label, for a link to the next step. */
	arrow?: boolean;
}

/** A link that looks like a button. External and `tel:` URLs use a plain anchor. */
export function ButtonLink({
	to,
	look,
	size,
	icon,
	arrow,
	className = "",
	children,
	...rest
}: Look & { to: string; className?: string; children: ReactNode } & Omit<ComponentProps<"a">, "href">) {
	const shared = { className: `button ${className}`, "data-look": look, "data-size": size };
	const words = (
		<>
			{icon && <Icon name={icon} size={19} />}
			{children}
			{arrow && <Icon name="arrow-right" />}
		</>
	);
	return to.startsWith("/") ? (
		<Link to={to} {...shared} {...rest}>
			{words}
		</Link>
	) : (
		<a href={to} {...shared} {...rest}>
			{words}
		</a>
	);
}

/** `busy` sets `aria-busy` instead of `disabled`, which keeps the button focusable. */
export function Button({
	look,
	size,
	icon,
	arrow,
	busy,
	className = "",
	children,
	...rest
}: Look & { busy?: boolean } & ComponentProps<"button">) {
	return (
		<button
			type="button"
			className={`button ${className}`}
			data-look={look}
			data-size={size}
			aria-busy={busy || undefined}
			{...rest}
		>
			{icon && <Icon name={icon} size={19} />}
			{children}
			{arrow && <Icon name="arrow-right" />}
		</button>
	);
}

export function TextLink({ to, children, className = "" }: { to: string; children: ReactNode; className?: string }) {
	return (
		<Link to={to} className={`text-link ${className}`}>
			{children}
			<Icon name="arrow-right" size={18} />
		</Link>
	);
}
