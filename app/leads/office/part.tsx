import { type ReactNode, useId } from "react";

export function Part({
	title,
	action,
	className = "",
	children,
}: {
	title: string;
	action?: ReactNode;
	className?: string;
	children: ReactNode;
}) {
	const id = useId();
	return (
		<section aria-labelledby={id} className={className}>
			<div className="mb-2.5 flex items-baseline justify-between gap-4">
				<h2 id={id}>{title}</h2>
				{action}
			</div>
			{children}
		</section>
	);
}
