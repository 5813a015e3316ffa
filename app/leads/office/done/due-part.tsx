import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { dueMonths } from "#app/model/jobs/job.ts";

/** When the work should be done again. */
export function DuePart({ months }: { months: string }) {
	const { due } = useStaffLanguage().words.doneForm;
	const choices = [...dueMonths.map((each) => ({ value: String(each), text: due.months(each) })), none()];
	const chosen = choices.some(({ value }) => value === months) ? months : "";
	return (
		<fieldset className="done-part" aria-describedby="due-hint">
			<legend>{due.title}</legend>
			<div className="done-choices">
				{choices.map(({ value, text }) => (
					<label key={value} className="done-choice">
						<input type="radio" name="months" value={value} defaultChecked={value === chosen} />
						<OfficeIcon name="check" size={17} />
						{text}
					</label>
				))}
			</div>
			<p id="due-hint" className="mt-3 text-ink-600 text-small">
				{due.hint}
			</p>
		</fieldset>
	);

	function none() {
		return { value: "", text: due.none };
	}
}
