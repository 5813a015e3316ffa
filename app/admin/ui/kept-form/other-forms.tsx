import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { useStaffLanguage } from "../staff-language.tsx";
import { browserKeptStore } from "./kept-store.ts";
import { followOtherForms } from "./sent-form.ts";
import { signInPath } from "./sign-in-path.ts";

/** Says that the session has ended when a form without text, such as a single button, could not be sent. */
export function OtherForms() {
	const { kept } = useStaffLanguage().words;
	const { pathname, search } = useLocation();
	const [hasEnded, setEnded] = useState(false);
	useEffect(() => browserKeptStore()?.prune(), []);
	useEffect(() => followOtherForms((outcome) => setEnded(outcome === "ended")), []);
	if (!hasEnded) return null;
	return (
		<div role="alert" className="office-notice">
			<p className="grow">
				{kept.ended.what} {kept.ended.lost}
			</p>
			<Link to={signInPath(pathname + search)} reloadDocument className="office-undo shrink-0">
				{kept.signIn}
			</Link>
		</div>
	);
}
