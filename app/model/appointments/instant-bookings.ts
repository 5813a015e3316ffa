/** The instant bookings of one day, by all visitors. Compare-and-set on this document makes the limits hold. */
export interface InstantBookings {
	bookings: readonly InstantBooking[];
	purgeAfter: string;
}

export interface InstantBooking {
	lead: string;
	/** A hash with the server's secret: the limits compare it, and nobody can read it back. */
	network: string;
}

/** Beside the owner's limit for the whole day, and one open booking for each mailbox and phone number. */
export const mostPerNetwork = 3;

/** Whether the limits of the day leave room for a booking. Cancelled ones count: they can be made again and again. */
export function leavesRoom(bookings: readonly InstantBooking[], network: string, perDay: number): boolean {
	const fromThere = bookings.filter((other) => other.network === network);
	return bookings.length < perDay && fromThere.length < mostPerNetwork;
}
