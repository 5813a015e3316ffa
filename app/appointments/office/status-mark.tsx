import { OfficeIcon, type OfficeIconName } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { ShownStatus } from "../.server/office/entry-view.ts";

const icons: Readonly<Record<ShownStatus, OfficeIconName>> = {
	proposed: "clock",
	booked: "check",
	now: "dot",
	done: "done",
	missed: "alert",
	conflict: "alert",
};

/** The usual statuses have an icon alone on a small block: its words are for screen readers. */
export function StatusMark({ status, isBlock = false }: { status: ShownStatus; isBlock?: boolean }) {
	const { statuses } = useStaffLanguage().words.agenda;
	const isUsual = status === "booked" || status === "done";
	return (
		<span className={isBlock ? "agenda-mark" : "agenda-state"} data-status={status}>
			<OfficeIcon name={icons[status]} size={14} />
			<span className={isBlock && isUsual ? "sr-only" : ""}>{statuses[status]}</span>
		</span>
	);
}
