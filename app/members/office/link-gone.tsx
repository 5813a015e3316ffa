import { Link } from "react-router";
import { PageHead } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";

/** Shown for a link that was used, has expired, or never existed. */
export function LinkGone() {
	const { linkGone, authErrors } = useStaffLanguage().words;
	return (
		<>
			<PageHead title={linkGone.title}>{authErrors["expired-action-code"]}</PageHead>
			<Link to="/admin/connexion" className="button" data-look="dark">
				{linkGone.toSignIn}
			</Link>
		</>
	);
}
