import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import type { BookingData } from "../../.server/office/booking/booking-panel.ts";
import { LengthField } from "./length-field.tsx";

/** The fields of an exact time. Hidden by the style sheet until it is chosen. */
export function ExactTime({ booking }: { booking: BookingData }) {
	const { booking: words } = useStaffLanguage().words;
	const { exact, crews } = booking;
	return (
		<fieldset className="booking-exact">
			<legend className="sr-only">{words.exact}</legend>
			<TextField type="date" name="day" label={words.day} defaultValue={exact.day} />
			<TextField type="time" name="from" label={words.arrival} defaultValue={exact.from} step={900} />
			{booking.isLengthKnown && <LengthField booking={booking} />}
			<SelectField name="crew" label={words.crew} defaultValue={exact.crew}>
				{crews.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</SelectField>
		</fieldset>
	);
}
