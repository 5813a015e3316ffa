import type { ReactNode } from "react";

/** For pages that select no other layout. */
export function DefaultLayout({ children }: { children: ReactNode }) {
	return children;
}
