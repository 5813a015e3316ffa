import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";
import { longest } from "#app/model/leads/contact-fields.ts";
import { baseOf, type DetailsErrors } from "#app/model/leads/details-fields.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { TextField } from "#app/ui/field.tsx";
import type { BookingData } from "../../.server/office/booking/booking-panel.ts";

/** The address is saved with the booking, which also works without it. */
export function AddressFields({ booking, errors = {} }: { booking: BookingData; errors: DetailsErrors | undefined }) {
	const { words, locale } = useStaffLanguage();
	const own = words.booking;
	const field = (name: "street" | "unit" | "postalCode") => {
		const code = errors[name];
		const error = code && fillIn(words.leads.details.errors[code], { max: formatNumber(longest[name], locale) });
		return (
			<TextField
				name={name}
				label={own[name]}
				defaultValue={booking.address[name]}
				maxLength={longest[name]}
				autoComplete="off"
				{...(error && { error })}
			/>
		);
	};
	return (
		<fieldset>
			<legend>{own.address}</legend>
			<div className="booking-address">
				{field("street")}
				{field("unit")}
				{field("postalCode")}
			</div>
			{(["street", "unit", "postalCode"] as const).map((name) => (
				<input key={name} type="hidden" name={baseOf(name)} value={booking.base[name]} />
			))}
			<p className="mt-1.5 text-ink-600 text-small">{booking.email ? own.streetHint : own.streetHintCall}</p>
		</fieldset>
	);
}
