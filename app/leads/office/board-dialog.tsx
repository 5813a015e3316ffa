import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link, useNavigate } from "react-router";
import { FormAlert } from "../../admin/ui/form-parts.tsx";
import { OfficeIcon } from "../../admin/ui/office-icon.tsx";
import { useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import { Button } from "../../ui/button.tsx";
import type { BoardAnswer, BoardQuestion } from "../.server/office/board-view.ts";
import { ClosingForm } from "./closing-form.tsx";
import { FormBasics } from "./form-basics.tsx";
import { ConflictNotice } from "./lead-notices.tsx";
import { PlanFields } from "./plan-panel.tsx";

const board = "/admin/tableau";

/** Asks for what the status of a moved card needs. The card stays where it is until the form is sent. */
export function BoardDialog({ question, answer }: { question: BoardQuestion; answer: BoardAnswer | undefined }) {
	const { words } = useStaffLanguage();
	const { reply } = words.leads;
	const conflict = answer?.conflict && <ConflictNotice changes={answer.conflict} />;
	return (
		<Modal label={`${question.name}, ${question.reference}`}>
			<div className="flex items-start justify-between gap-4">
				<div className="min-w-0">
					<h2 className="break-words">{question.name}</h2>
					<p className="text-ink-600 text-small">{question.reference}</p>
				</div>
				<Link to={board} preventScrollReset className="request-close" aria-label={reply.close}>
					<OfficeIcon name="close" />
				</Link>
			</div>
			{question.to === "booked" ? (
				<PlanForm question={question} answer={answer}>
					{conflict}
				</PlanForm>
			) : (
				<ClosingForm status={question.to} lead={question} answer={answer} back={board}>
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
	useEffect(() => {
		const own = dialog.current;
		// Not `close()`: its event would come after the dialog is open again.
		own?.removeAttribute("open");
		own?.showModal();
		own?.querySelector<HTMLElement>("select, input:not([type=hidden])")?.focus();
	}, []);
	return (
		<dialog
			ref={dialog}
			open
			aria-label={label}
			className="board-dialog"
			onClose={() => void navigate(board, { preventScrollReset: true })}
		>
			{children}
		</dialog>
	);
}

function PlanForm({
	question: { id, revision, day },
	answer,
	children,
}: {
	question: BoardQuestion;
	answer: BoardAnswer | undefined;
	children: ReactNode;
}) {
	const { plan, closing } = useStaffLanguage().words.leads;
	const typed = answer?.typed;
	const fault = answer?.fault === "plan-wrong" ? plan.wrong : answer?.fault === "plan-closed" ? plan.closed : null;
	return (
		<Form method="post" noValidate preventScrollReset className="closing-form">
			<FormBasics intent="visit" revision={revision} />
			<input type="hidden" name="id" value={id} />
			<h3>{plan.title}</h3>
			{fault && <FormAlert>{fault}</FormAlert>}
			<PlanFields values={{ day: typed?.day ?? day, from: typed?.from, length: typed?.length }} />
			{children}
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
				<Button type="submit" look="dark">
					{plan.book}
				</Button>
				<Link to={board} preventScrollReset className="office-action">
					{closing.cancel}
				</Link>
			</div>
		</Form>
	);
}
