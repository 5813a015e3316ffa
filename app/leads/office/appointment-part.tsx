import { leadPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { LeadView } from "../.server/office/lead-view.ts";
import { Part } from "./part.tsx";

export function AppointmentPart({ lead: { id, visit } }: { lead: LeadView }) {
	const { words } = useStaffLanguage();
	const own = words.leads.page;
	if (!visit) return null;
	return (
		<Part title={own.visit}>
			<p className="font-semibold text-spruce">{visit}</p>
			<a href={`${leadPath(id)}/agenda`} download className="office-action mt-2">
				<OfficeIcon name="calendar" size={17} />
				{own.calendar}
			</a>
		</Part>
	);
}
