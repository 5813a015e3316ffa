import { Link, useSearchParams } from "react-router";
import { FormAlert } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { listQuery } from "../list-query.ts";

/** Why a lead with an appointment ahead is neither lost nor spam, with the way out. */
export function StillOpen({ lead }: { lead: string }) {
	const { booking } = useStaffLanguage().words;
	const [query] = useSearchParams();
	const next = new URLSearchParams(listQuery(query));
	for (const name of ["carte", "vers"]) next.delete(name);
	next.set("volet", "annuler");
	return (
		<FormAlert>
			{booking.stillOpen}{" "}
			<Link to={`/admin/demandes/${lead}?${next}`} className="font-semibold underline">
				{booking.stillOpenLink}
			</Link>
		</FormAlert>
	);
}
