import type { ComponentProps } from "react";
import { useNavigate } from "react-router";

interface DialLinkProps extends Omit<ComponentProps<"a">, "onClick"> {
	/** With the scheme `tel`. */
	href: string;
	/** Where the call is noted; null leaves the page as it is. */
	log: string | null;
}

/** Calls the customer, and opens the call log meanwhile: it is on screen when the member has hung up. */
export function DialLink({ href, log, children, ...link }: DialLinkProps) {
	const navigate = useNavigate();
	return (
		<a {...link} href={href} onClick={() => log && void navigate(log, { preventScrollReset: true })}>
			{children}
		</a>
	);
}
