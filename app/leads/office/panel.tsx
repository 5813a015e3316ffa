import { type ReactNode, useEffect, useId, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { listQuery } from "./list-query.ts";

/** A form that a button on the lead page opens. The query opens it, so it also works without JavaScript. */
export function Panel({ title, close, children }: { title: string; close: string; children: ReactNode }) {
	const id = useId();
	const panel = useRef<HTMLElement>(null);
	const [query] = useSearchParams();
	useEffect(() => {
		panel.current?.scrollIntoView({ block: "nearest" });
		panel.current?.focus({ preventScroll: true });
	}, []);
	return (
		<section ref={panel} aria-labelledby={id} tabIndex={-1} className="lead-panel">
			<div className="mb-4 flex items-center justify-between gap-4">
				<h2 id={id}>{title}</h2>
				<Link to={listQuery(query) || "."} preventScrollReset className="office-close" aria-label={close}>
					<OfficeIcon name="close" />
				</Link>
			</div>
			{children}
		</section>
	);
}
