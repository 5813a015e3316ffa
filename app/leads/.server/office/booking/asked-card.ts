import { sayLength } from "#app/.server/say-appointment.ts";
import type { Locale } from "#app/locale/locales.ts";
import { reminderTime } from "#app/model/appointments/appointment-dates.ts";
import { windowValue } from "#app/model/appointments/chosen-window.ts";
import { askedAhead } from "#app/model/leads/asked-window.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { sayCalendarDay } from "./appointment-card.ts";
import { bookingPreview } from "./booking-check.ts";
import { type BookingContext, type BookingParts, bookingContext, crewName } from "./booking-context.ts";
import { freeAsked, freeTimes, ranked } from "./free-times.ts";
import { bookingWordsIn, sayPlaceInside, sayShortPlace } from "./say-booking.ts";

/** The window that the customer asked for, until it is confirmed or past: whether a crew is free, and which one goes. */
export async function askedCard(
	found: StoredDocument<Lead>,
	parts: BookingParts,
	/** `isOpen`: whether the mail is shown. It is rendered only then. */
	{ locale, origin, isOpen }: { locale: Locale; origin: string; isOpen: boolean },
) {
	const { asked: words } = bookingWordsIn(locale);
	const asked = askedAhead(found.data, parts.clock.now());
	if (!asked || found.data.spam.length > 0) return null;
	const booking = await bookingContext(found, parts);
	const [first] = await askedCrews(booking, parts);
	const { expected, travel } = booking;
	const { day, window } = asked;
	const previewWith = (crew: string, minutes: number) =>
		bookingPreview({ crew, day, window, minutes, travel }, booking, parts, { origin, street: "", text: "" });
	return {
		value: windowValue(asked),
		when: sayPlaceInside(asked, locale),
		date: sayCalendarDay(asked.day, locale),
		/** Null when it cannot be confirmed in one press. */
		crew: first ? crewName(booking, first.crew) : null,
		state:
			expected === null
				? words.lengthUnknown
				: !first
					? words.gone
					: (first.isNear ? words.freeNear : words.free)(crewName(booking, first.crew)),
		length: expected === null ? null : words.length(sayLength(expected, locale)),
		told: !found.data.email ? words.call : reminderTime(day, booking.now) ? words.mail : words.mailAlone,
		/** Null while it is not open. */
		preview: isOpen && first && expected !== null ? await previewWith(first.crew, expected) : null,
		others: first || expected === null ? [] : await otherTimes(booking, parts, expected, locale),
	};
}

/** The crews that are free in the asked window, the one to send first. Empty without a window or a known length. */
export async function askedCrews(
	booking: BookingContext,
	parts: BookingParts,
): Promise<readonly { crew: string; isNear: boolean }[]> {
	const { lead, expected, now } = booking;
	const asked = askedAhead(lead.data, now);
	const free = asked && expected !== null ? await freeAsked(asked, booking, parts, expected) : null;
	const [best] = free ? await ranked([free], asked, booking, parts) : [];
	if (!free || !best) return [];
	const others = free.crews.filter((crew) => crew !== best.crew).map((crew) => ({ crew, isNear: false }));
	return [{ crew: best.crew, isNear: best.reasons.includes("same-district") }, ...others];
}

/** The best windows instead, as links that choose them in the booking panel. */
async function otherTimes(booking: BookingContext, parts: BookingParts, minutes: number, locale: Locale) {
	const { best } = await freeTimes(booking, parts, { minutes, since: "" });
	return best.map(({ window: { day, window }, crew }) => ({
		text: `${sayShortPlace({ day, window }, locale)}, ${crewName(booking, crew)}`,
		query: { jour: day, de: window.from, equipe: crew },
	}));
}
