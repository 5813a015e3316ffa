import type { BookingRules } from "#app/model/appointments/booking-rules.ts";
import type { FactPart } from "#app/model/editing/facts.ts";

/** As the form has it: one field for each area, empty where the usual time counts. */
interface TypedRules extends Omit<BookingRules, "travel"> {
	travel: { usual: number; areas?: Readonly<Record<string, number>> };
}

export const appointmentsPart: FactPart = {
	entries: ["appointments"],
	read({ appointments }) {
		const { usual, areas } = appointments.travel;
		const byArea = Object.fromEntries(areas.map(({ area, minutes }) => [area, minutes]));
		return { ...appointments, travel: { usual, areas: byArea } };
	},
	write(facts, value) {
		const { travel, ...rules } = value as TypedRules;
		const areas = Object.entries(travel.areas ?? {}).map(([area, minutes]) => ({ area, minutes }));
		return { ...facts, appointments: { ...rules, travel: { usual: travel.usual, areas } } };
	},
};
