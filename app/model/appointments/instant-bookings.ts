/** The instant bookings of one day, by all visitors. Compare-and-set on this document makes the limits hold. */
export interface InstantBookings {
	bookings: readonly InstantBooking[];
	purgeAfter: string;
}

/** Hashes with the server's secret: the limits compare them, and nobody can read them back. */
export interface InstantBooking {
	lead: string;
	appointment: string;
	network: string;
	/** Of the e-mail address and of the phone number. */
	contacts: readonly string[];
}

/** Beside the owner's limit for the whole day. One open booking for each e-mail address and phone number. */
export const mostPerNetwork = 3;

/** Whether the limits of the day leave room for a booking. `open`: ids of appointments that are still ahead. */
export function leavesRoom(
	bookings: readonly InstantBooking[],
	{ network, contacts }: Pick<InstantBooking, "network" | "contacts">,
	{ open, perDay }: { open: ReadonlySet<string>; perDay: number },
): boolean {
	if (bookings.length >= perDay) return false;
	if (bookings.filter((other) => other.network === network).length >= mostPerNetwork) return false;
	return !bookings.some(
		(other) => open.has(other.appointment) && other.contacts.some((contact) => contacts.includes(contact)),
	);
}
