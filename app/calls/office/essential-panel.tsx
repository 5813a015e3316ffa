import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { type CallValues, firstOf } from "#app/model/calls/call-values.ts";
import type { Kind } from "#app/model/estimate/questions.ts";
import { longest } from "#app/model/leads/contact-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { Pill } from "#app/ui/pill.tsx";
import type { AlikeView } from "../.server/alike-view.ts";
import { alikeId } from "./alike-panel.tsx";
import type { CallErrorTexts } from "./use-call-errors.ts";
import { saveId } from "./use-call-form.ts";

interface EssentialProps {
	values: CallValues;
	errors: CallErrorTexts;
	alike: readonly AlikeView[];
	isBusy: boolean;
	/** Whether the page starts at the name. */
	startsHere: boolean;
}

/** Who calls, and about what: enough to save the call. */
export function EssentialPanel({ values, errors, alike, isBusy, startsHere }: EssentialProps) {
	const { essential: own, alike: customers } = useStaffLanguage().words.calls;
	const same = alike.find(({ likeness }) => likeness === "phone" || likeness === "email");
	return (
		<section className="office-panel call-essential" aria-labelledby="call-essential">
			<div className="call-panel-head">
				<h2 id="call-essential">{own.title}</h2>
				<p className="text-ink-600 text-small">{own.enough}</p>
			</div>
			<div className="call-two">
				<TextField
					id="name"
					name="name"
					label={own.name}
					error={errors.name}
					defaultValue={firstOf(values, "name")}
					maxLength={longest.name}
					autoComplete="off"
					autoCapitalize="words"
					autoFocus={startsHere}
					data-page-focus
				/>
				<div>
					<TextField
						id="phone"
						name="phone"
						type="tel"
						inputMode="tel"
						label={own.phone}
						error={errors.phone}
						defaultValue={firstOf(values, "phone")}
						maxLength={longest.phone}
						autoComplete="off"
					/>
					{same && (
						<a href={`#${alikeId}`} className="call-jump">
							<OfficeIcon name="user" size={17} />
							<span>{customers.jump(same.name)}</span>
						</a>
					)}
				</div>
			</div>
			<fieldset className="mt-4" aria-describedby={errors.words && "words-error"}>
				<legend className="call-label">{own.what}</legend>
				<div className="call-pills">
					{(Object.keys(own.services) as Kind[]).map((kind) => (
						<Pill
							key={kind}
							type="checkbox"
							name="service"
							value={kind}
							defaultChecked={values.service?.includes(kind) ?? false}
						>
							{own.services[kind]}
						</Pill>
					))}
				</div>
				<label htmlFor="words" className="sr-only">
					{own.words}
				</label>
				<textarea
					id="words"
					name="words"
					rows={2}
					className="field call-words"
					placeholder={own.wordsHint}
					defaultValue={firstOf(values, "words")}
					maxLength={longest.message}
					aria-invalid={errors.words ? true : undefined}
					aria-describedby={errors.words ? "words-error words-hint" : "words-hint"}
				/>
				<FieldError id="words-error">{errors.words}</FieldError>
				<p id="words-hint" className="mt-1 text-ink-600 text-small">
					{own.wordsRead}
				</p>
			</fieldset>
			<div className="call-now">
				<Button id={saveId} type="submit" name="do" value="now" look="dark" busy={isBusy}>
					{own.save}
				</Button>
				<p className="text-ink-600 text-small">
					{own.rest} <span className="scripted">{own.keys}</span>
				</p>
			</div>
		</section>
	);
}
