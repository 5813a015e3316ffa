import { useEffect, useState } from "react";
import { Form, useLocation } from "react-router";
import { OfficeIcon } from "../../admin/ui/office-icon.tsx";
import { useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import type { ChangeNotice as Notice } from "../.server/office/notice.ts";

/** Reports the last change, with an undo button while undoing is possible. */
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

/** Returns the query without the panel, so that undoing leads back to the page and not to the open form. */
function withoutPanel(search: string): string {
	const query = new URLSearchParams(search);
	query.delete("volet");
	query.delete("modele");
	return query.size > 0 ? `?${query}` : "";
}
