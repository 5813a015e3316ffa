import { useEffect, useState } from "react";
import { Form, useLocation } from "react-router";
import { OfficeIcon } from "../../admin/ui/office-icon.tsx";
import { useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import type { ChangeNotice as Notice } from "../.server/office/notice.ts";

/** What was just done, and the button that takes it back while it can be. */
export function ChangeNotice({ notice }: { notice: Notice }) {
	const { words } = useStaffLanguage();
	const { undo } = words.leads;
	const { pathname, search } = useLocation();
	const [over, setOver] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setOver(true), notice.left);
		return () => clearTimeout(timer);
	}, [notice.left]);
	if (over) return null;
	return (
		<div role="status" aria-label={undo.label} className="office-notice">
			<span className="grow">
				{notice.kind === "undo" ? (
					<>
						{undo.done[notice.done]} <span className="text-mint">{notice.reference}</span>
					</>
				) : (
					undo[notice.said]
				)}
			</span>
			{notice.kind === "undo" && (
				<Form method="post" action="/admin/annuler" preventScrollReset>
					<input type="hidden" name="token" value={notice.token} />
					<input type="hidden" name="back" value={pathname + withoutPanel(search)} />
					<button type="submit" className="office-undo">
						<OfficeIcon name="undo" size={18} />
						{undo.button}
					</button>
				</Form>
			)}
		</div>
	);
}

/** Back to the page, not into the form that was sent from it. */
function withoutPanel(search: string): string {
	const query = new URLSearchParams(search);
	query.delete("volet");
	query.delete("modele");
	return query.size > 0 ? `?${query}` : "";
}
