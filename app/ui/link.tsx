import type { ComponentProps } from "react";

/** `runtime/follow-links.ts` handles clicks: React Router's `Link` would resolve 100 paths in every render. */
export function Link({ to, ...rest }: { to: string } & Omit<ComponentProps<"a">, "href">) {
	return <a {...rest} href={to} data-link="" />;
}
