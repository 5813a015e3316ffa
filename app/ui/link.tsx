import type { ComponentProps } from "react";

/**
 * A link to another page of this site. `runtime/follow-links.ts` handles the clicks on all of them: a page has about a
 * hundred links, and React Router's `Link` would resolve each absolute path again in every render.
 */
export function Link({ to, ...rest }: { to: string } & Omit<ComponentProps<"a">, "href">) {
	return <a {...rest} href={to} data-link="" />;
}
