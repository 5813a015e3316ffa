import type { ReactNode } from "react";

/** The layout of an article page. */
export function BlogLayout({ children }: { children: ReactNode }) {
	return <article data-layout="blog">{children}</article>;
}
