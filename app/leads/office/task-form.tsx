import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { FormAlert } from "#app/admin/ui/form-parts.tsx";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { otherTime, type TypedTask } from "#app/model/leads/task-form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FieldError, SelectField, TextField } from "#app/ui/field.tsx";
import type { TaskAnswer } from "../.server/tasks/handle-task.ts";
import type { TaskFormData } from "../.server/tasks/task-view.ts";

interface TaskFormProps {
	form: TaskFormData;
	action: string;
	/** The values of a stored task. */
	values?: TypedTask;
	answer?: TaskAnswer | undefined;
	submit: string;
	/** Called when the server accepted the form. */
	onAccepted?: () => void;
	children?: ReactNode;
}

/** Adds or changes a task. A rejected form is shown again by the page of its action, with everything typed. */
export function TaskForm({ form, action, values, answer, submit, onAccepted, children }: TaskFormProps) {
	const { tasks: words } = useStaffLanguage().words;
	const { state, formAction } = useNavigation();
	const shown = answer?.typed ?? values ?? firstValues(form);
	const faults = answer?.faults ?? {};
	return (
		<KeptForm
			keep="task"
			isUnsaved={answer !== undefined}
			onAccepted={onAccepted}
			method="post"
			action={action}
			noValidate
			preventScrollReset
			className="task-form"
		>
			{children}
			{answer?.isFull && <FormAlert>{words.full}</FormAlert>}
			<Summary answer={answer} />
			<TextField
				id="task-text"
				name="text"
				label={words.text}
				list="task-suggestions"
				autoComplete="off"
				defaultValue={shown.text}
				required
				{...(faults.text && { error: words.faults.text[faults.text] })}
			/>
			<datalist id="task-suggestions">
				{words.suggestions.map((text) => (
					<option key={text} value={text} />
				))}
			</datalist>
			<DueFields form={form} shown={shown} fault={faults.when} />
			<Assignee form={form} shown={shown} fault={faults.assignee} />
			<Button type="submit" look="dark" busy={state !== "idle" && formAction === action} className="justify-self-start">
				{submit}
			</Button>
		</KeptForm>
	);
}

function Summary({ answer }: Pick<TaskFormProps, "answer">) {
	const { tasks: words, errors } = useStaffLanguage().words;
	const { text, when, assignee } = answer?.faults ?? {};
	const listed = [
		...(text ? [{ field: "task-text", text: words.faults.text[text] }] : []),
		...(when ? [{ field: "task-when", text: words.faults.when[when] }] : []),
		...(assignee ? [{ field: "task-assignee", text: words.faults.assignee[assignee] }] : []),
	];
	return <ErrorSummary title={errors.summary} errors={listed} attempt={answer} />;
}

function firstValues({ suggested, day, me }: TaskFormData): TypedTask {
	return { text: "", when: suggested[0]?.value ?? otherTime, day, time: "09:00", assignee: me };
}

/** The suggested times are radio buttons; the last one shows the fields for another day and time. */
function DueFields({
	form: { suggested },
	shown,
	fault,
}: {
	form: TaskFormData;
	shown: TypedTask;
	fault: NonNullable<TaskAnswer["faults"]["when"]> | undefined;
}) {
	const { tasks: words } = useStaffLanguage().words;
	// A time that was suggested when the form was opened, and is not any more, moves into the fields.
	const isSuggested = suggested.some(({ value }) => value === shown.when);
	const [day, time] = isSuggested || shown.when === otherTime ? [shown.day, shown.time] : shown.when.split("T");
	const choices = [...suggested, { value: otherTime, label: words.otherTime }];
	const chosen = isSuggested ? shown.when : otherTime;
	const described = fault && { "aria-invalid": true, "aria-describedby": "task-when-error" };
	return (
		<fieldset className="task-when">
			<legend className="font-semibold text-spruce">{words.when}</legend>
			<div className="task-times">
				{choices.map(({ value, label }) => (
					<label key={value}>
						<input
							type="radio"
							id={value === chosen ? "task-when" : undefined}
							name="when"
							value={value}
							defaultChecked={value === chosen}
							{...described}
						/>
						{label}
					</label>
				))}
			</div>
			<div className="task-other">
				<TextField
					id="task-day"
					name="day"
					type="date"
					label={words.day}
					defaultValue={day}
					{...(fault && { "aria-describedby": "task-when-error" })}
				/>
				<TextField
					id="task-time"
					name="time"
					type="time"
					label={words.time}
					defaultValue={time}
					{...(fault && { "aria-describedby": "task-when-error" })}
				/>
			</div>
			<FieldError id="task-when-error">{fault && words.faults.when[fault]}</FieldError>
		</fieldset>
	);
}

function Assignee({
	form: { handlers, me },
	shown,
	fault,
}: {
	form: TaskFormData;
	shown: TypedTask;
	fault: "unknown" | undefined;
}) {
	const { tasks: words } = useStaffLanguage().words;
	return (
		<SelectField
			id="task-assignee"
			name="assignee"
			label={words.assignee}
			defaultValue={shown.assignee}
			{...(fault && { error: words.faults.assignee[fault] })}
		>
			{handlers.map(({ id, name }) => (
				<option key={id} value={id}>
					{id === me ? words.me(name) : name}
				</option>
			))}
		</SelectField>
	);
}
