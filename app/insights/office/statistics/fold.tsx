import { type ReactNode, useId } from "react";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";

/**
 * A panel that is folded on phones and always open on wide screens, where it has a heading instead of a summary. `id` is
 * inside the folded part: browsers unfold it when a link leads there.
 */
export function FoldedPanel({
	id,
	title,
	text,
	isOpen = false,
	children,
}: {
	id: string;
	title: string;
	text: string;
	isOpen?: boolean;
	children: (labelledBy: string) => ReactNode;
}) {
	const label = useId();
	return (
		<section className="office-panel stat-fold" aria-labelledby={label}>
			<h2 id={label}>{title}</h2>
			<details open={isOpen}>
				<summary>
					<h2>{title}</h2>
					<OfficeIcon name="down" />
				</summary>
				<p id={id} className="stat-lead">
					{text}
				</p>
				{children(label)}
			</details>
		</section>
	);
}
