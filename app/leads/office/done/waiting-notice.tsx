import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { appointmentPath } from "#app/admin/paths.ts";
import { signInPath } from "#app/admin/ui/kept-form/sign-in-path.ts";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { QueuedForm, QueuedItem } from "./queue/queue-item.ts";
import { useQueue } from "./queue/use-queue.ts";

/** Says on other pages what waits on this device, and what was refused. The page of the appointment says it itself. */
export default function WaitingNotice({ member }: { member: string }) {
	const { queue, state } = useQueue(member);
	const notice = useRef<HTMLDivElement>(null);
	const { pathname, search } = useLocation();
	const { doneForm } = useStaffLanguage().words;
	const { queue: words, signedOut } = doneForm;
	const items = state.items.filter((item) => {
		const { kind, appointment } = item;
		if (item.kind === "photo" && item.removal) return false;
		const own = `${appointmentPath(appointment)}${kind === "form" ? "/fin" : ""}`;
		return !`${pathname}/`.startsWith(`${own}/`);
	});
	const [first] = items.toSorted((one, other) => rank(one) - rank(other));
	if (!first) return null;
	const { text, typed } = sayItems(items, first);
	const path = first.kind === "form" ? `${appointmentPath(first.appointment)}/fin` : appointmentPath(first.appointment);
	return (
		<div ref={notice} role="status" aria-label={words.label} tabIndex={-1} className="office-notice">
			<span className="grow py-1.5">
				{text}
				{typed && <span className="block text-small">{typed}</span>}
				{state.trouble === "signed-out" && <span className="block text-small">{signedOut.title}</span>}
			</span>
			{state.trouble === "signed-out" ? (
				<a href={signInPath(pathname + search)} className="office-undo shrink-0">
					{signedOut.link}
				</a>
			) : first.refused === "hidden" ? (
				<button type="button" className="office-undo shrink-0" onClick={() => retryAll(first)}>
					{doneForm.photos.retry}
				</button>
			) : (
				<Link to={path} className="office-undo shrink-0">
					{words.open}
				</Link>
			)}
			{first.refused !== null && (
				<button type="button" className="office-undo shrink-0" onClick={() => void queue?.remove(first.key)}>
					{words.discard}
				</button>
			)}
		</div>
	);

	/** The member cannot open the appointment to try again there. */
	function retryAll({ appointment, refused }: QueuedItem): void {
		// The pressed button, which has the focus, goes away.
		notice.current?.focus();
		for (const item of items) {
			if (item.appointment === appointment && item.refused === refused) void queue?.retry(item.key);
		}
	}

	function sayItems(all: readonly QueuedItem[], { kind, label, refused }: QueuedItem) {
		if (kind === "form" && refused !== null) {
			const why = doneForm.faults[refused] ?? doneForm.faults.failed;
			return { text: `${words.formRefused(label)} ${why}`, typed: typedText(first as QueuedForm) };
		}
		if (kind === "form") return { text: words.form(label), typed: null };
		const count = all.filter((item) => item.kind === "photo" && (item.refused !== null) === (refused !== null)).length;
		if (refused === null) return { text: words.photos(count), typed: null };
		const why = refused === "hidden" ? ` ${doneForm.faults.hidden}` : "";
		return { text: `${words.photoRefused(count)}${why}`, typed: null };
	}

	/** The appointment may be gone: what was written is shown here, so that it is not lost. */
	function typedText({ fields }: QueuedForm): string | null {
		const written = fields.find(([name]) => name === "note")?.[1].trim();
		return written ? words.typed(written) : null;
	}
}

/** Refused forms first, then forms, refused photos and photos. */
function rank({ kind, refused }: QueuedItem): number {
	return (kind === "form" ? 0 : 2) + (refused === null ? 1 : 0);
}
