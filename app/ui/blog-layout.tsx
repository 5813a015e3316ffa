import type { ReactNode } from "react";
import { DefaultLayout } from "./default-layout.tsx";

export function BlogLayout({ children }: { children: ReactNode }) {
	return (
		<DefaultLayout>
			<article data-layout="blog">{children}</article>
		</DefaultLayout>
	);
}
