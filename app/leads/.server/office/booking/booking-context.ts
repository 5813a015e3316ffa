import type { Services } from "#app/.server/services.ts";
import { bookingRules } from "#app/appointments/.server/booking-rules.ts";
import { readCrews } from "#app/appointments/.server/crews.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { PlaceContext } from "#app/model/appointments/booking-form.ts";
import { travelTo } from "#app/model/appointments/booking-rules.ts";
import type { CrewEntry } from "#app/model/appointments/crew.ts";
import type { Company } from "#app/model/company.ts";
import { expectedMinutesOf } from "#app/model/leads/expected-minutes.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { areaIdOf } from "#app/model/leads/lead-place.ts";
import { servicesAsked } from "#app/model/leads/services-asked.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import { openAppointment } from "../../inbox/appointment-change.ts";

export type BookingParts = Pick<Services, "store" | "content" | "clock" | "secret">;

/** What is known about a lead when a member books its appointment. */
export interface BookingContext extends PlaceContext {
	lead: StoredDocument<Lead>;
	/** The appointment that moves; null when a new one is booked. */
	open: StoredDocument<Appointment> | null;
	/** Inactive ones too: old appointments have them. */
	allCrews: readonly CrewEntry[];
	services: readonly ServiceName[];
	area: string | null;
	company: Company;
}

export async function bookingContext(
	lead: StoredDocument<Lead>,
	{ store, content, clock }: BookingParts,
	/** The postal code as typed, which may be another one than the lead's. */
	postalCode = lead.data.postalCode,
): Promise<BookingContext> {
	const reader = content.reader();
	const company = reader.read("company");
	const rules = bookingRules(reader);
	const open = await openAppointment(store, lead.data);
	const allCrews = await readCrews(store, company);
	const area = areaIdOf(postalCode, reader.read("service-area"), company);
	return {
		lead,
		open,
		allCrews,
		rules,
		area,
		company,
		// An inactive crew keeps its appointments and gets no new ones.
		crews: allCrews.filter(({ id, active }) => active || id === open?.data.crew),
		services: servicesAsked(lead.data),
		expected: expectedMinutesOf(lead.data),
		travel: travelTo(area, rules),
		now: clock.now(),
	};
}

export function crewName({ allCrews }: Pick<BookingContext, "allCrews">, id: string): string {
	return allCrews.find((crew) => crew.id === id)?.name ?? id;
}
