import { Link, useSearchParams } from "react-router";
import { leadPath } from "#app/admin/paths.ts";
import { FormAlert } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { panelQuery } from "../list-query.ts";

/** Why a lead with an appointment ahead is neither lost nor spam, with the way out. */
export function StillOpen({ lead }: { lead: string }) {
	const { booking } = useStaffLanguage().words;
	const [query] = useSearchParams();
	return (
		<FormAlert>
			{booking.stillOpen}{" "}
			<Link to={leadPath(lead) + panelQuery(query, "annuler")} className="font-semibold underline">
				{booking.stillOpenLink}
			</Link>
		</FormAlert>
	);
}
