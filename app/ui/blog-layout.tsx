import type { ReactNode } from "react";

/** An article: one thing to read, with what belongs to it. */
export function BlogLayout({ children }: { children: ReactNode }) {
	return <article data-layout="blog">{children}</article>;
}
