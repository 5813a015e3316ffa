import type { ReactNode } from "react";

/** Any page that selects no other layout. */
export function DefaultLayout({ children }: { children: ReactNode }) {
	return children;
}
