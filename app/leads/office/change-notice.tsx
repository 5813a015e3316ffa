import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useLocation } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { HistoryKind } from "#app/model/leads/lead-history.ts";
import type { ChangeNotice as Notice } from "../.server/office/notice.ts";

/** Reports the last change, with an undo button. It stays for as long as the member points at it or has it in focus. */
export function ChangeNotice({ notice }: { notice: Notice }) {
	const { words } = useStaffLanguage();
	const { undo } = words.leads;
	const { booking } = words;
	const { bulk } = words.inbox;
	const said = { ...undo, partly: bulk.partly, ...words.calls.said };
	const bulkDone: Partial<Record<HistoryKind, (n: number) => string>> = {
		status: bulk.closed,
		assignee: bulk.assigned,
		spam: bulk.marked,
		customer: bulk.moved,
	};
	const [hovered, setHovered] = useState(false);
	const [focused, setFocused] = useState(false);
	const over = useTimeOver(notice.left, hovered || focused);
	if (over) return null;
	return (
		<div
			role="status"
			aria-label={undo.label}
			className="office-notice"
			onPointerEnter={() => setHovered(true)}
			onPointerLeave={() => setHovered(false)}
			onFocus={() => setFocused(true)}
			onBlur={() => setFocused(false)}
		>
			<span className="grow">
				{notice.kind === "said" ? (
					said[notice.said]
				) : notice.kind === "stop" ? (
					`${said[notice.said]} ${undo.waits[notice.mails]}`
				) : notice.count > 1 ? (
					bulkDone[notice.done]?.(notice.count)
				) : (
					<>
						{notice.step ? booking.undo[notice.step] : undo.done[notice.done]}{" "}
						{notice.mails && `${booking.undo.mailed} `}
						<span className="text-mint">{notice.reference}</span>
					</>
				)}
			</span>
			{notice.kind !== "said" && (
				<UndoForm token={notice.token} className="office-undo">
					{notice.kind === "stop" ? undo.stop[notice.mails] : undo.button}
				</UndoForm>
			)}
		</div>
	);
}

/** Whether the time is over, not counting the time while it is paused. */
function useTimeOver(milliseconds: number, paused: boolean): boolean {
	const left = useRef(milliseconds);
	const [over, setOver] = useState(false);
	useEffect(() => {
		if (paused) return;
		const since = Date.now();
		const timer = setTimeout(() => setOver(true), left.current);
		return () => {
			clearTimeout(timer);
			left.current -= Date.now() - since;
		};
	}, [paused]);
	return over;
}

export function UndoForm({ token, className, children }: { token: string; className: string; children: ReactNode }) {
	const { pathname, search } = useLocation();
	return (
		<Form method="post" action="/admin/annuler" preventScrollReset>
			<input type="hidden" name="token" value={token} />
			<input type="hidden" name="back" value={pathname + withoutPanel(search)} />
			<button type="submit" className={className}>
				<OfficeIcon name="undo" size={18} />
				{children}
			</button>
		</Form>
	);
}

/** Returns the query without the panel, so that undoing leads back to the page and not to the open form. */
function withoutPanel(search: string): string {
	const query = new URLSearchParams(search);
	query.delete("volet");
	query.delete("modele");
	return query.size > 0 ? `?${query}` : "";
}
