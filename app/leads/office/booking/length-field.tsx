import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { SelectField } from "#app/ui/field.tsx";
import type { BookingData } from "../../.server/office/booking/booking-panel.ts";

export function LengthField({ booking }: { booking: BookingData }) {
	const { booking: words } = useStaffLanguage().words;
	return (
		<SelectField name="minutes" label={words.length} defaultValue={booking.minutes} className="max-w-60">
			{booking.lengths.map(({ value, text }) => (
				<option key={value} value={value}>
					{text}
				</option>
			))}
		</SelectField>
	);
}
