import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatWithCents } from "#app/locale/format.ts";
import { lineField, type OfferedWork } from "#app/model/jobs/done-form.ts";
import { longestNote } from "#app/model/jobs/job.ts";
import { TextArea } from "#app/ui/field.tsx";
import type { PromisedWork } from "../../.server/office/done/promised-work.ts";
import { PromisedList } from "./promised-list.tsx";

interface WorkPartProps {
	work: OfferedWork;
	promised: readonly PromisedWork[];
	/** The indexes of the lines that were ticked; null: all of them. */
	ticked: readonly string[] | null;
	note: string;
}

/** What was done, line by line, and a word to the customer. */
export function WorkPart({ work: { version, lines, accepted }, promised, ticked, note }: WorkPartProps) {
	const { words, locale } = useStaffLanguage();
	const { doneForm } = words;
	return (
		<fieldset className="done-part">
			<legend>{doneForm.work}</legend>
			<input type="hidden" name="lines" value={version} />
			{lines.length === 0 && <p className="text-ink-600 text-small">{doneForm.noWork}</p>}
			<ul className="done-lines">
				{lines.map(({ text, cents }, index) => (
					<li key={`${version} ${index}`}>
						<label className="done-line">
							<span className="done-box">
								<input
									type="checkbox"
									name={lineField(version)}
									value={index}
									defaultChecked={ticked?.includes(String(index)) ?? true}
								/>
								<OfficeIcon name="check" size={16} />
							</span>
							<span>{text[locale]}</span>
							{cents !== null && <span className="done-price tabular">{formatWithCents(cents, locale)}</span>}
						</label>
					</li>
				))}
				{accepted && accepted.discount > 0 && (
					<li className="done-line">
						<span aria-hidden="true" />
						<span>{doneForm.discount}</span>
						<span className="done-price tabular">{formatWithCents(-accepted.discount, locale)}</span>
					</li>
				)}
			</ul>
			<PromisedList promised={promised} />
			<TextArea
				name="note"
				label={doneForm.note}
				optional={doneForm.optional}
				hint={doneForm.noteHint}
				rows={2}
				maxLength={longestNote}
				defaultValue={note}
			/>
		</fieldset>
	);
}
