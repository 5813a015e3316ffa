import { Form, useNavigation } from "react-router";
import { FormAlert, FormNotice } from "#app/admin/ui/form-parts.tsx";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { useSaid } from "#app/admin/ui/use-said.ts";
import type { StatisticsView, TimelineMark } from "#app/model/insights/statistics.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { formatDate } from "#app/time/format.ts";
import { formatDayAndMonth } from "#app/time/format-day.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { NoteErrors, TypedNote } from "../../.server/statistics/notes.ts";
import { groupMarks, type MarkGroup } from "./mark-groups.ts";
import { statisticsQuery } from "./statistics-query.ts";

/** What the action of the page says. */
type NoteAnswer =
	/** As it is stored. */
	| { kind: "added"; day: string; text: string }
	| { kind: "removed" | "gone" }
	| { kind: "wrong"; errors: NoteErrors; typed: TypedNote };

interface NoteForm {
	/** Of one rendering, so that a form sent twice adds one note. */
	key: string;
	/** The day that the form proposes. */
	today: string;
	longest: number;
}

/** What happened on the time line: prices, promotions and articles by themselves, the rest by members. */
export function Notes({
	view,
	form,
	answer,
}: {
	view: StatisticsView;
	form: NoteForm;
	answer: NoteAnswer | undefined;
}) {
	const { notes, timeLine } = useStaffLanguage().words.statistics;
	const groups = groupMarks(view.marks);
	const isSaid = answer !== undefined && answer.kind !== "wrong";
	const said = useSaid(isSaid, answer);
	const isElsewhere =
		answer?.kind === "added" && view.otherNotes.some(({ day, text }) => day === answer.day && text === answer.text);
	// Without JavaScript, the page opens again at the notes.
	const action = `${statisticsQuery(view)}#notes`;
	return (
		<div id="notes" className="stat-notes-part">
			{groups.length > 0 && (
				<ol className="stat-notes" aria-label={timeLine.notes}>
					{groups.map((group) => (
						<Group key={group.day} group={group} action={action} />
					))}
				</ol>
			)}
			<div ref={said} tabIndex={-1} className="stat-said">
				{isSaid && <FormNotice>{isElsewhere ? notes.addedElsewhere : notes[answer.kind]}</FormNotice>}
			</div>
			{view.otherNotes.length > 0 && (
				<details className="stat-add-note" open={isElsewhere}>
					<summary className="office-action">
						<OfficeIcon name="next" />
						{notes.others} ({view.otherNotes.length})
					</summary>
					<ul className="stat-notes" aria-label={notes.others}>
						{view.otherNotes.map((note) => (
							<OtherNote key={note.id} note={note} action={action} />
						))}
					</ul>
				</details>
			)}
			{/* Another answer is another form: it opens with errors and closes without. */}
			<AddNote key={`${form.key} ${answer?.kind}`} form={form} action={action} answer={answer} />
		</div>
	);
}

function Group({ group: { number, day, marks }, action }: { group: MarkGroup; action: string }) {
	const { words, locale } = useStaffLanguage();
	const { timeLine } = words.statistics;
	const origins = marks.map(({ by }) => (by === null ? timeLine.automatic : timeLine.noteOf(by.split(" ")[0] ?? by)));
	return (
		<li id={`note-${number}`}>
			<span className="stat-note-number">{number}</span>
			<div>
				<time dateTime={day}>{formatDayAndMonth(day, locale)}</time>
				{marks.map((mark) => (
					<MarkText key={`${mark.kind} ${mark.id} ${mark.text}`} mark={mark} action={action} />
				))}
			</div>
			<span className="stat-note-origin">{[...new Set(origins)].join(", ")}</span>
		</li>
	);
}

function OtherNote({ note, action }: { note: TimelineMark; action: string }) {
	const { words, locale } = useStaffLanguage();
	const { day, by } = note;
	return (
		<li>
			<span />
			<div>
				<time dateTime={day}>{formatDate(day, locale)}</time>
				<MarkText mark={note} action={action} />
			</div>
			{by !== null && (
				<span className="stat-note-origin">{words.statistics.timeLine.noteOf(by.split(" ")[0] ?? by)}</span>
			)}
		</li>
	);
}

function MarkText({ mark: { kind, text, day, id }, action }: { mark: TimelineMark; action: string }) {
	const { words, locale } = useStaffLanguage();
	const { timeLine, notes } = words.statistics;
	if (kind !== null)
		return (
			<p>{kind === "prices" ? timeLine.events.prices(formatDayAndMonth(day, locale)) : timeLine.events[kind](text)}</p>
		);
	return (
		<div>
			<p className="break-words">{text}</p>
			{id && (
				<details className="stat-note-removal">
					<summary>
						{notes.remove} <span className="sr-only">{notes.removeWhat(text)}</span>
					</summary>
					<Form method="post" action={action} preventScrollReset>
						<input type="hidden" name="intent" value="remove-note" />
						<Button type="submit" name="id" value={id} look="light">
							{notes.confirm} <span className="sr-only">{notes.removeWhat(text)}</span>
						</Button>
					</Form>
				</details>
			)}
		</div>
	);
}

function AddNote({ form, action, answer }: { form: NoteForm; action: string; answer: NoteAnswer | undefined }) {
	const { notes } = useStaffLanguage().words.statistics;
	const { state, formData } = useNavigation();
	const isBusy = state !== "idle" && formData?.get("intent") === "add-note";
	const wrong = answer?.kind === "wrong" ? answer : null;
	const place = useAnswerFocus<HTMLFormElement>(wrong, "[aria-invalid]");
	return (
		<details className="stat-add-note" open={wrong !== null}>
			<summary className="office-action">
				<OfficeIcon name="plus" />
				{notes.add}
			</summary>
			<KeptForm
				ref={place}
				keep="note"
				isUnsaved={wrong !== null}
				isBusy={isBusy}
				method="post"
				action={action}
				preventScrollReset
				noValidate
			>
				<input type="hidden" name="intent" value="add-note" />
				<input type="hidden" name="key" value={wrong?.typed.key ?? form.key} />
				{wrong?.errors.isFull && <FormAlert>{notes.errors.isFull}</FormAlert>}
				<TextField
					id="note-day"
					name="day"
					type="date"
					label={notes.day}
					defaultValue={wrong?.typed.day ?? form.today}
					max={form.today}
					required
					{...(wrong?.errors.day && { error: notes.errors.day[wrong.errors.day] })}
				/>
				<TextField
					id="note-text"
					name="text"
					label={notes.text}
					defaultValue={wrong?.typed.text}
					maxLength={form.longest}
					autoComplete="off"
					required
					{...(wrong?.errors.text && { error: notes.errors.text[wrong.errors.text] })}
				/>
				<Button type="submit" look="dark" busy={isBusy}>
					{notes.submit}
				</Button>
			</KeptForm>
		</details>
	);
}
