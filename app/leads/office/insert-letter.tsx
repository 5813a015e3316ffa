import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { letterAt, subjectWith } from "#app/model/leads/insert-letter.ts";
import type { FilledLetter } from "#app/model/leads/letter.ts";

interface Props {
	letters: readonly FilledLetter[];
	/** The subject that the form started with. */
	subject: string;
	subjectField: RefObject<HTMLInputElement | null>;
	textField: RefObject<HTMLTextAreaElement | null>;
}

/**
 * A menu of letters inside a reply form. A letter is inserted at the caret; nothing typed is replaced. Without JavaScript
 * each letter is a submit button, and the answer has the letter below the typed text.
 */
export function InsertLetter({ letters, subject, subjectField, textField }: Props) {
	const { insert } = useStaffLanguage().words.leads.reply;
	const menu = useRef<HTMLDetailsElement>(null);
	const [said, setSaid] = useState("");
	const hasCaret = useHadFocus(textField);
	if (letters.length === 0) return null;
	const close = () => {
		if (menu.current) menu.current.open = false;
	};
	const choose = (event: MouseEvent, letter: FilledLetter) => {
		const area = textField.current;
		if (!area) return;
		event.preventDefault();
		close();
		if (!insertAtCaret(area, letter, hasCaret.current)) return setSaid(insert.tooLong);
		setSaid(insert.done(letter.name));
		if (subjectField.current) fillSubject(subjectField.current, letter, [subject, ...letters.map((it) => it.subject)]);
	};
	const closeOnEscape = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || !menu.current?.open) return;
		event.preventDefault();
		close();
		menu.current.querySelector("summary")?.focus();
	};
	return (
		<div>
			{/* Enter in the subject presses the form's first submit button: it must be this one, which sends. */}
			<button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
			<details
				ref={menu}
				className="letter-menu"
				onKeyDown={closeOnEscape}
				onBlur={(event) => event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && close()}
			>
				<summary className="office-action">
					<OfficeIcon name="plus" size={18} />
					{insert.button}
				</summary>
				<ul>
					{letters.map((letter) => (
						<li key={letter.id}>
							<button
								type="submit"
								name="insert"
								value={letter.id}
								formNoValidate
								onClick={(event) => choose(event, letter)}
							>
								{letter.name}
							</button>
						</li>
					))}
				</ul>
			</details>
			<p role="status" className="text-ink-600 text-small">
				{said}
			</p>
		</div>
	);
}

/** A text area that was never focused has its caret at the start, where nobody put it: its letters go to the end. */
function useHadFocus(field: RefObject<HTMLElement | null>): RefObject<boolean> {
	const had = useRef(false);
	useEffect(() => {
		const element = field.current;
		const remember = () => {
			had.current = true;
		};
		if (document.activeElement === element) remember();
		element?.addEventListener("focus", remember);
		return () => element?.removeEventListener("focus", remember);
	}, [field]);
	return had;
}

/** Returns false when the text would become longer than the field allows: browsers would cut the letter off. */
function insertAtCaret(area: HTMLTextAreaElement, letter: FilledLetter, hasCaret: boolean): boolean {
	const at = hasCaret ? area.selectionEnd : area.value.length;
	const text = letterAt(area.value, at, letter);
	if (area.value.length + text.length > area.maxLength) return false;
	area.focus();
	area.setSelectionRange(at, at);
	// Deprecated, but the only way that keeps the browser's undo history.
	if (!document.execCommand("insertText", false, text)) {
		area.setRangeText(text, at, at, "end");
		area.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
	}
	return true;
}

function fillSubject(field: HTMLInputElement, letter: FilledLetter, suggested: readonly string[]): void {
	const next = subjectWith(field.value, letter, suggested);
	if (next === field.value) return;
	field.value = next;
	field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
