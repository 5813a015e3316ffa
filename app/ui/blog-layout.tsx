import type { ReactNode } from "react";
import { DefaultLayout } from "./default-layout.tsx";

/** The house around an article: one thing to read, with what belongs to it. */
export function BlogLayout({ children }: { children: ReactNode }) {
	return (
		<DefaultLayout>
			<article data-layout="blog">{children}</article>
		</DefaultLayout>
	);
}
