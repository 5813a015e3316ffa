import type { ReactNode } from "react";
import { Link } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { Badge } from "#app/ui/badge.tsx";

/** A line of a list of settings that leads to the page of one. */
export function SettingsRow({
	name,
	texts,
	waits,
	to,
}: {
	name: string;
	/** Under the name, one line each. */
	texts: readonly ReactNode[];
	/** A draft of it waits to be published. */
	waits: boolean;
	to: string;
}) {
	const { settings } = useStaffLanguage().words;
	return (
		<li className="border-line not-first:border-t">
			<Link to={to} className="flex items-center gap-4 px-5 py-4 hover:bg-mint-100">
				<span className="grid min-w-0 grow gap-0.5">
					<span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
						<strong className="break-words font-semibold text-spruce">{name}</strong>
						{waits && <Badge tone="attention">{settings.draftWaits}</Badge>}
					</span>
					{texts.map((text, index) => (
						<span key={index} className="break-words text-ink-600 text-small">
							{text}
						</span>
					))}
				</span>
				<span className="text-teal-700">
					<OfficeIcon name="next" />
				</span>
			</Link>
		</li>
	);
}
