import type { ReactNode } from "react";

export function BrandSection({ title, children }: { title: string; children: ReactNode }) {
	return (
		<fieldset className="office-panel brand-section">
			<legend>
				<h2>{title}</h2>
			</legend>
			<div className="brand-rows">{children}</div>
		</fieldset>
	);
}
