import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { boardPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { BoardAnswer, BoardQuestion } from "../.server/office/board-view.ts";
import { StillOpen } from "./booking/still-open.tsx";
import { ClosingForm } from "./closing-form.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";

/** Asks for what the status of a moved card needs. The card stays where it is until the form is sent. */
export function BoardDialog({ question, answer }: { question: BoardQuestion; answer: BoardAnswer | undefined }) {
	const { words } = useStaffLanguage();
	const { reply } = words.leads;
	const conflict = answer?.conflict && <ConflictNotice answer={answer} changes={answer.conflict} />;
	return (
		<Modal label={`${question.name}, ${question.reference}`}>
			<div className="flex items-start justify-between gap-4">
				<div className="min-w-0">
					<h2 className="break-words">{question.name}</h2>
					<p className="text-ink-600 text-small">{question.reference}</p>
				</div>
				<Link to={boardPath} preventScrollReset className="office-close" aria-label={reply.close}>
					<OfficeIcon name="close" />
				</Link>
			</div>
			{question.isStillOpen ? (
				<StillOpen lead={question.id} />
			) : (
				<ClosingForm status={question.to} lead={question} answer={answer} back={boardPath}>
					{conflict}
				</ClosingForm>
			)}
		</Modal>
	);
}

/** Rendered open, so that it works without a script; a script makes it modal. */
function Modal({ label, children }: { label: string; children: ReactNode }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const navigate = useNavigate();
	// Before the form inside takes the focus: the browser gives it back to what had it when the dialog became modal.
	useLayoutEffect(() => {
		const own = dialog.current;
		// Not `close()`: its event would come after the dialog is open again.
		own?.removeAttribute("open");
		own?.showModal();
		own?.querySelector<HTMLElement>("select, input:not([type=hidden]), [role=alert] a")?.focus();
	}, []);
	return (
		<dialog
			ref={dialog}
			open
			aria-label={label}
			className="board-dialog"
			onClose={() => void navigate(boardPath, { preventScrollReset: true })}
		>
			{children}
		</dialog>
	);
}
