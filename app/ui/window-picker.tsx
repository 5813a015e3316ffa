import type { ReactNode } from "react";
import type { PickerDay, PickerWindow, WindowPickerView } from "#app/model/appointments/window-picker-view.ts";
import { Icon } from "./icon.tsx";
import "./window-picker.css";

interface WindowPickerProps {
	view: WindowPickerView;
	legend: string;
	hint: string;
	/** The value of the window that is chosen when the page opens; empty for none. */
	chosen: string;
	/** The id of the legend, which can take focus. */
	id?: string;
	/** Below the windows, in the same group: other choices, and what choosing means. */
	children?: ReactNode;
}

/**
 * Days as a strip, and the windows of the chosen day as radio buttons named `window`. CSS shows the day, so it works
 * before hydration and without JavaScript. The window that is chosen stays on the page while another day is looked at:
 * browsers let the Tab key reach only the checked button of a radio group.
 */
export function WindowPicker({ view, legend, hint, chosen, id = "windows", children }: WindowPickerProps) {
	const shown =
		view.days.find(({ windows }) => windows.some(({ value }) => value === chosen)) ??
		view.days.find(({ state }) => state === "free");
	return (
		<fieldset className="window-picker" aria-describedby={`${id}-hint`}>
			<legend id={id} tabIndex={-1} className="question-label">
				{legend}
			</legend>
			<p id={`${id}-hint`} className="question-hint">
				{hint}
			</p>
			<fieldset className="mt-4">
				<legend className="sr-only">{view.dayLabel}</legend>
				<p className="font-semibold text-note text-spruce">{view.span}</p>
				<ol className="window-days tabular">
					{view.days.map((day) => (
						<li key={day.day}>
							<DayChoice day={day} isShown={day === shown} />
						</li>
					))}
				</ol>
			</fieldset>
			<div className="mt-5 flex flex-col gap-5">
				{view.days.map(
					({ day, windows, legend: name }, index) =>
						windows.length > 0 && (
							<fieldset key={day} className="window-day" data-day={index + 1}>
								<legend className="font-semibold text-spruce">{name}</legend>
								<div className="windows tabular">
									{windows.map((window) => (
										<WindowChoice
											key={window.value + window.isFree}
											window={window}
											isChosen={window.value === chosen}
										/>
									))}
								</div>
							</fieldset>
						),
				)}
			</div>
			{children}
		</fieldset>
	);
}

function DayChoice({ day, isShown }: { day: PickerDay; isShown: boolean }) {
	const { state, spoken, weekday, date, month, windows, note } = day;
	return (
		<label className="choice day" data-state={state}>
			{/* Only shows the windows of the day: the server does not read it. */}
			<input type="radio" name="shown-day" value={day.day} defaultChecked={isShown} disabled={state !== "free"} />
			<span className="sr-only">{spoken}</span>
			<span aria-hidden="true">{weekday}</span>
			<span aria-hidden="true" className="day-date">
				{date} {month && <small>{month}</small>}
			</span>
			{windows.length > 0 && (
				<span aria-hidden="true" className="day-pips">
					{windows.map(({ value, isFree }) => (
						<i key={value} data-free={isFree || undefined} />
					))}
				</span>
			)}
			<span aria-hidden="true" className="day-note">
				{note}
			</span>
		</label>
	);
}

/** The key changes with `isFree`: a radio button that was pressed and is taken since must not stay checked. */
function WindowChoice({ window, isChosen }: { window: PickerWindow; isChosen: boolean }) {
	const { value, text, note, isFree } = window;
	return (
		<label className="choice window">
			<input type="radio" name="window" value={value} defaultChecked={isChosen && isFree} disabled={!isFree} />
			<span className="flex justify-between gap-1">
				<span className="window-time">{text}</span>
				{isFree && (
					<span className="choice-mark">
						<Icon name="check" size={16} />
					</span>
				)}
			</span>
			<span className="window-note">{note}</span>
		</label>
	);
}
