import { type ReactNode, useState } from "react";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { noteLimit } from "#app/model/appointments/booking-fields.ts";
import { longest } from "#app/model/leads/contact-fields.ts";
import type { AddressField } from "#app/model/leads/details-fields.ts";
import { Announcement } from "#app/ui/announcement.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import type { CallTimes, CallWindow } from "../../.server/estimate/call-times.ts";
import type { StartValues } from "./use-call-answers.ts";

interface CallPlaceAndTimeProps {
	/** What the fields start with. */
	values: StartValues;
	/** The latest answer of the preview; `view.times` before the first one. */
	times: CallTimes;
	/** Error messages by field name. */
	errors?: Readonly<Record<string, string>>;
	/** Under the address, such as a note about where it comes from. */
	children?: ReactNode;
}

/** The address, whether it is served, the free times, as one group of radio buttons `window`, and how the crew gets in. */
export function CallPlaceAndTime({ values, times, errors = {}, children }: CallPlaceAndTimeProps) {
	const { callEstimate: words, booking } = useStaffLanguage().words;
	const field = (name: AddressField) => (
		<TextField
			id={name}
			name={name}
			label={words.fields[name]}
			defaultValue={values[name]?.[0]}
			maxLength={longest[name]}
			autoComplete="off"
			{...(name === "postalCode" && { autoCapitalize: "characters", "aria-describedby": "call-served" })}
			{...(errors[name] && { error: errors[name] })}
		/>
	);
	return (
		<section className="office-panel" aria-labelledby="call-place">
			<div className="call-panel-head">
				<h2 id="call-place">{words.placeAndTime}</h2>
			</div>
			<div className="call-address">
				{field("postalCode")}
				{field("street")}
				{field("unit")}
				{field("city")}
			</div>
			<p id="call-served" className="call-served" data-kind={times.place?.kind}>
				{times.place && times.place.kind !== "incomplete" && (
					<OfficeIcon name={times.place.kind === "served" ? "check" : "alert"} size={18} />
				)}
				{times.place?.text}
			</p>
			{children}
			<Times times={times} />
			<details className="call-more" open={Boolean(values.note?.[0] || errors.note)}>
				<summary>{words.addNote}</summary>
				<TextArea
					id="note"
					name="note"
					className="col-span-full"
					label={booking.note}
					hint={booking.noteHint}
					error={errors.note}
					rows={2}
					maxLength={noteLimit}
					autoComplete="off"
					defaultValue={values.note?.[0]}
				/>
			</details>
			<Announcement text={times.gone ?? times.announcement} />
		</section>
	);
}

function Times({ times: { best, more, later, chosen, gone } }: { times: CallTimes }) {
	const { callEstimate: words } = useStaffLanguage().words;
	const isInMore = more.some(({ windows }) => windows.some(({ value }) => value === chosen?.value));
	const [wasInMore] = useState(isInMore);
	return (
		<fieldset className="call-times">
			<legend>{words.windows}</legend>
			{gone && (
				<p className="call-gone">
					<OfficeIcon name="alert" size={18} />
					{gone}
				</p>
			)}
			{later ? (
				<p className="text-ink-600 text-small">{later}</p>
			) : (
				<div className="call-windows">
					{best.map((window) => (
						<Window key={window.value} window={window} isChosen={window.value === chosen?.value} />
					))}
					<label className="choice call-window">
						<input type="radio" name="window" value="" defaultChecked={!chosen} />
						<span className="call-window-day">{words.later}</span>
						<span>{words.laterText}</span>
					</label>
				</div>
			)}
			{more.length > 0 && (
				<details className="call-more" open={wasInMore}>
					<summary>{words.moreWindows}</summary>
					{more.map(({ day, windows }) => (
						<fieldset key={day}>
							<legend>{day}</legend>
							<div className="call-day">
								{windows.map(({ value, window }) => (
									<label key={value} className="choice pill">
										<input type="radio" name="window" value={value} defaultChecked={value === chosen?.value} />
										{window}
									</label>
								))}
							</div>
						</fieldset>
					))}
				</details>
			)}
		</fieldset>
	);
}

function Window({ window: { value, day, window, reason }, isChosen }: { window: CallWindow; isChosen: boolean }) {
	return (
		<label className="choice call-window">
			<input type="radio" name="window" value={value} defaultChecked={isChosen} />
			<span className="call-window-day">{day}</span>
			<span className="tabular">{window}</span>
			<span className="call-window-reason">{reason}</span>
		</label>
	);
}
