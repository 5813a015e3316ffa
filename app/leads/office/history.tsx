import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { OfficeIcon } from "../../admin/ui/office-icon.tsx";
import { useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import { FieldError } from "../../ui/field.tsx";
import type { LeadAnswer } from "../.server/office/handle-lead.ts";
import type { LeadData } from "../.server/office/lead-page.ts";
import { UndoForm } from "./change-notice.tsx";
import { FormBasics } from "./form-basics.tsx";
import { Part } from "./part.tsx";

export function HistoryPart({ loaded, answer }: { loaded: LeadData; answer: LeadAnswer | undefined }) {
	const { request, mayAct, undo } = loaded;
	const { words } = useStaffLanguage();
	const own = words.leads.request;
	const list = useFocusAfterUndo(undo?.entry);
	return (
		<Part title={own.history} className="request-last">
			<ol ref={list} tabIndex={-1} className="grid gap-3.5">
				{request.timeline.map(({ key, icon, who, what, when, text }) => (
					<li key={key} className="timeline" data-note={icon === "note" || undefined}>
						<span className="timeline-mark">
							<OfficeIcon name={icon} size={17} />
						</span>
						<div className="min-w-0">
							<p className="break-words">
								{who && <strong className="font-semibold text-spruce">{who} </strong>}
								{(icon !== "note" || !who) && <span>{what} </span>}
								<span className="text-ink-600 text-small">{when}</span>
							</p>
							{text && <p className="whitespace-pre-line break-words">{text}</p>}
							{undo?.entry === key && (
								<UndoForm token={undo.token} className="office-quiet">
									{words.leads.undo.later}
								</UndoForm>
							)}
						</div>
					</li>
				))}
			</ol>
			{mayAct && <NoteForm revision={request.revision} answer={answer} />}
		</Part>
	);
}

/** An undo removes its own button: without this, the focus would be lost. */
function useFocusAfterUndo(entry: string | undefined) {
	const list = useRef<HTMLOListElement>(null);
	const offered = useRef(entry);
	useEffect(() => {
		if (offered.current === entry) return;
		offered.current = entry;
		if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
	}, [entry]);
	return list;
}

function NoteForm({ revision, answer }: { revision: number; answer: LeadAnswer | undefined }) {
	const { words } = useStaffLanguage();
	const own = words.leads.request;
	const input = useRef<HTMLTextAreaElement>(null);
	const { state, formData } = useNavigation();
	const sent = state !== "idle" && formData?.get("intent") === "note";
	const wasSent = useRef(false);
	// Empties the field only after the note is saved: a note that failed to save stays in the field.
	useEffect(() => {
		if (wasSent.current && !sent && !answer && input.current) input.current.value = "";
		wasSent.current = sent;
	}, [sent, answer]);
	const missing = answer?.fault === "note-missing";
	return (
		<Form method="post" preventScrollReset className="mt-4">
			<FormBasics intent="note" revision={revision} />
			<div className="note-field">
				<textarea
					ref={input}
					name="note"
					rows={1}
					maxLength={2000}
					aria-label={own.noteLabel}
					placeholder={own.notePlaceholder}
					aria-invalid={missing || undefined}
					aria-describedby={missing ? "note-error" : undefined}
					defaultValue={answer?.intent === "note" ? answer.typed.note : undefined}
				/>
				<button type="submit" className="button" data-look="dark" aria-busy={sent || undefined}>
					{own.note}
				</button>
			</div>
			<FieldError id="note-error">{missing ? own.noteMissing : undefined}</FieldError>
		</Form>
	);
}
