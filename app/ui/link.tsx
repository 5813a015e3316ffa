import type { ComponentProps } from "react";

/**
 * A link to another page of this site. `runtime/follow-links.ts` follows all of them: there are a hundred on a page, and
 * React Router's own would each resolve an address that is whole already, in every render.
 */
export function Link({ to, ...rest }: { to: string } & Omit<ComponentProps<"a">, "href">) {
	return <a {...rest} href={to} data-link="" />;
}
