import { serviceNamesIn } from "#app/.server/mail/lead-in-words.ts";
import { sayLength } from "#app/.server/say-appointment.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { AppointmentPlace, BookingWarning } from "#app/model/appointments/appointment.ts";
import type { ClosedReason, Overlap, PlaceWarning } from "#app/model/appointments/booking-warnings.ts";
import { formatHour } from "#app/time/format.ts";
import { type BookingContext, type BookingParts, crewName } from "./booking-context.ts";
import { bookingWordsIn } from "./say-booking.ts";

interface WarningText {
	/** Two warnings can have the same kind. */
	key: string;
	kind: BookingWarning;
	title: string;
	text: string;
	/** What its button does: the value of the button, and its words. */
	fix: { value: string; text: string } | null;
	/** The day in the agenda. */
	link: string | null;
}

export function warningTexts(
	warnings: readonly PlaceWarning[],
	place: AppointmentPlace,
	booking: BookingContext,
	parts: BookingParts,
	locale: Locale,
): Promise<WarningText[]> {
	const words = bookingWordsIn(locale);
	const crew = crewName(booking, place.crew);
	const hour = (time: string) => formatHour(time, locale);
	const texts = warnings.map(async (warning, index): Promise<WarningText> => {
		const { kind } = warning;
		return {
			key: `${kind}-${index}`,
			kind,
			title: words.warnings[kind],
			text: await textOf(warning),
			fix: fixOf(warning),
			link: kind === "overlap" ? `/admin/agenda?jour=${place.day}` : null,
		};
	});
	return Promise.all(texts);

	async function textOf(warning: PlaceWarning): Promise<string> {
		switch (warning.kind) {
			case "overlap":
				return (await Promise.all(warning.with.map(overlapText))).join(" ");
			case "closed":
				return closedText(warning);
			case "too-short":
				return words.tooShort(sayLength(warning.planned, locale), sayLength(warning.expected, locale));
			case "area":
				return words.area(crew, booking.lead.data.postalCode?.slice(0, 3) ?? words.areaUnknown);
			case "service":
				return words.service(crew, serviceNamesIn(warning.services, locale, parts.content.reader()).join(", "));
		}
	}

	async function overlapText({ appointment, from, to }: Overlap): Promise<string> {
		const other = (await parts.store.get("appointments", appointment))?.data;
		const lead = other && (await parts.store.get("leads", other.lead))?.data;
		return words.overlap(crew, lead?.name ? words.at(lead.name) : words.elsewhere, hour(from), hour(to));
	}

	function closedText(closed: ClosedReason): string {
		switch (closed.reason) {
			case "holiday":
				return words.closedDay;
			case "away":
			case "day-off":
				return words.crewAway(crew);
			case "before-hours":
				return words.beforeHours(crew, hour(closed.opens));
			case "after-hours":
				return words.afterHours(crew, hour(closed.closes), sayLength(closed.minutes, locale), hour(closed.ends));
		}
	}

	function fixOf(warning: PlaceWarning): WarningText["fix"] {
		if (warning.kind === "too-short") {
			const { expected } = warning;
			return { value: `length:${expected}`, text: words.setLength(sayLength(expected, locale)) };
		}
		const [other] = "crews" in warning ? warning.crews : [];
		return other ? { value: `crew:${other}`, text: words.takeCrew(crewName(booking, other)) } : null;
	}
}
