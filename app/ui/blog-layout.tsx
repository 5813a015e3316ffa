import type { ReactNode } from "react";

export function BlogLayout({ children }: { children: ReactNode }) {
	return <article data-layout="blog">{children}</article>;
}
