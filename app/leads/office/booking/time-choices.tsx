import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { exactTime, keptTime } from "#app/model/appointments/booking-form.ts";
import type { BookingData } from "../../.server/office/booking/booking-panel.ts";
import type { TimeChoice } from "../../.server/office/booking/times-view.ts";
import { ExactTime } from "./exact-time.tsx";
import { LengthField } from "./length-field.tsx";
import { TimeTable } from "./time-table.tsx";

/** When the crew comes: one group of radio buttons, over the best times, the table and an exact time. */
export function TimeChoices({ booking, shown }: { booking: BookingData; shown: BookingData }) {
	const { booking: words } = useStaffLanguage().words;
	return (
		<>
			{/* Nobody knows how long the work takes: the member says it, and the windows follow. */}
			{!booking.isLengthKnown && <LengthField booking={booking} />}
			{booking.isMove && (
				<label className="choice booking-kept">
					<input type="radio" name="place" value={keptTime} defaultChecked={booking.chosen === keptTime} />
					<OfficeIcon name="calendar" size={18} />
					<span>
						<strong className="block font-semibold">{words.keep}</strong>
						{booking.current}
					</span>
					<span className="choice-mark" aria-hidden="true">
						<OfficeIcon name="check" size={16} />
					</span>
				</label>
			)}
			<fieldset>
				<legend>{shown.best.length < 3 ? words.bestFew : words.best}</legend>
				{shown.nothing && <p className="text-ink-600">{shown.nothing}</p>}
				<div className="booking-best">
					{shown.best.map((choice) => (
						<Best key={choice.value} choice={choice} isChosen={choice.value === shown.chosen} />
					))}
				</div>
			</fieldset>
			<fieldset>
				<legend>{words.otherDays}</legend>
				<TimeTable shown={shown} />
				<div className="booking-more">
					{shown.earlier && (
						<button type="submit" name="do" value={`since:${shown.earlier}`} className="office-action">
							<OfficeIcon name="up" size={18} />
							{words.earlierDays}
						</button>
					)}
					<button type="submit" name="do" value={`since:${shown.later}`} className="office-action">
						<OfficeIcon name="down" size={18} />
						{words.nextDays}
					</button>
					<label className="choice booking-pick booking-exact-pick">
						<input type="radio" name="place" value={exactTime} defaultChecked={booking.chosen === exactTime} />
						<OfficeIcon name="clock" size={17} />
						{words.exact}
					</label>
				</div>
				<ExactTime booking={booking} />
			</fieldset>
		</>
	);
}

function Best({ choice, isChosen }: { choice: TimeChoice; isChosen: boolean }) {
	const { value, day, window, crew, reason, isSameTime } = choice;
	return (
		<label className="choice booking-time">
			<input
				type="radio"
				name="place"
				value={value}
				data-same-time={isSameTime || undefined}
				defaultChecked={isChosen}
			/>
			<span className="font-semibold">{day}</span>
			<span className="booking-window tabular">{window}</span>
			<span className="font-normal text-ink-600 text-small">{crew}</span>
			<span className="booking-reason">{reason}</span>
			<span className="choice-mark" aria-hidden="true">
				<OfficeIcon name="check" size={16} />
			</span>
		</label>
	);
}
