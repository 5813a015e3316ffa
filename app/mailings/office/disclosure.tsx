import type { ReactNode } from "react";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";

/** Opens what is below, also without JavaScript. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
	return (
		<details className="group">
			<summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold text-teal-700">
				<span className="group-open:rotate-180">
					<OfficeIcon name="down" size={18} />
				</span>
				<span className="underline">{summary}</span>
			</summary>
			<div className="mt-2">{children}</div>
		</details>
	);
}
