import {
	type BookingMode,
	type BookingRules,
	completeRules,
	usualMode,
} from "#app/model/appointments/booking-rules.ts";
import type { FactPart, Facts } from "#app/model/editing/facts.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import { serviceNames } from "#app/model/service-names.ts";

/** As the form has it: one field for each area, empty where the usual time counts, and a mode for each service. */
interface TypedRules extends Omit<BookingRules, "travel" | "modes"> {
	travel: { usual: number; areas?: Readonly<Record<string, number>> };
	modes?: Readonly<Record<string, BookingMode>>;
}

export const appointmentsPart: FactPart = {
	entries: ["appointments"],
	read,
	write(facts, value) {
		// An entry of an earlier build that is sent back as it was shown is no change.
		if (fingerprint(value) === fingerprint(read(facts))) return facts;
		const { travel, modes = {}, ...rules } = value as TypedRules;
		const areas = Object.entries(travel.areas ?? {}).map(([area, minutes]) => ({ area, minutes }));
		const chosen = Object.entries(modes).filter(([, mode]) => mode !== usualMode);
		const appointments = { ...rules, travel: { usual: travel.usual, areas }, modes: Object.fromEntries(chosen) };
		return { ...facts, appointments };
	},
};

function read({ appointments }: Facts) {
	const { travel, modes, ...rules } = completeRules(appointments);
	const areas = Object.fromEntries(travel.areas.map(({ area, minutes }) => [area, minutes]));
	return {
		...rules,
		travel: { usual: travel.usual, areas },
		modes: Object.fromEntries(serviceNames.map((service) => [service, modes[service] ?? usualMode])),
	};
}
