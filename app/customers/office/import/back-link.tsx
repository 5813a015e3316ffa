import type { ReactNode } from "react";
import { Link } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
	return (
		<Link to={to} className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-note text-teal-700">
			<OfficeIcon name="back" />
			{children}
		</Link>
	);
}
