import { type MemberOffer, memberWindows } from "#app/appointments/.server/offered-windows.ts";
import { sayRowDay, sayShortWindow } from "#app/leads/.server/office/booking/say-booking.ts";
import type { Locale } from "#app/locale/locales.ts";
import { type ChosenWindow, readWindowValue, windowValue } from "#app/model/appointments/chosen-window.ts";
import type { FreeWindow } from "#app/model/appointments/free-windows.ts";
import { areaOf } from "#app/model/site/service-area.ts";
import { bookingWords as englishBooking } from "#content/staff/booking.en.ts";
import { bookingWords as frenchBooking } from "#content/staff/booking.fr.ts";
import type { CallEstimateWords } from "#content/staff/call-estimate.fr.ts";
import { bestCallWindows } from "./best-call-windows.ts";
import { callEstimateWordsIn } from "./call-estimate-words.ts";
import { type CallParts, type CallWork, readCallWork, textOf } from "./read-call-work.ts";

/** What the form of a call says about its place and about free times, as they are at this moment. */
export interface CallTimes {
	/** Whether the postal code is served; null without one. */
	place: { kind: "served" | "outside" | "incomplete"; text: string } | null;
	/** The windows to propose first; empty when there is nothing to choose from. */
	best: readonly CallWindow[];
	/** All other free windows, by day. */
	more: readonly { day: string; windows: readonly CallWindow[] }[];
	/** Why there is nothing to choose from; null otherwise. */
	later: string | null;
	/** The window that is chosen and free. */
	chosen: { value: string; text: string } | null;
	/** Says that the window in the form is not free any more; null otherwise. */
	gone: string | null;
	/** For screen readers, when the times change. */
	announcement: string;
}

export interface CallWindow {
	/** The value of the radio button `window`. */
	value: string;
	/** `Jeu. 19 nov.` */
	day: string;
	/** `13 à 15 h`. */
	window: string;
	/** Why it is among the best; empty for others. */
	reason: string;
}

/** For the preview while a member types. Reads the agenda: ask again when a service, an answer or the postal code changes. */
export async function callTimesView(sent: FormData, parts: CallParts, locale: Locale): Promise<CallTimes> {
	const words = callEstimateWordsIn(locale);
	const work = readCallWork(sent, parts);
	const place = placeView(work, parts, locale);
	const offer = await offerFor(work, parts);
	const free = offer?.kind === "windows" ? offer.free : [];
	const best = await bestCallWindows(free, work, parts);
	const reasons = (locale === "fr" ? frenchBooking : englishBooking).reasons;
	const shown = best.map(({ window, reasons: [reason = "soonest"] }) => view(window, locale, reasons[reason]));
	const above = new Set(shown.map(({ value }) => value));
	const others = free.map((window) => view(window, locale)).filter(({ value }) => !above.has(value));
	const wanted = readWindowValue(textOf(sent, "window"));
	const isFree = wanted !== null && free.some((window) => windowValue(window) === windowValue(wanted));
	const later = free.length > 0 ? null : words.reasons[reasonOf(work, place, offer)];
	return {
		place,
		best: shown,
		more: [...Map.groupBy(others, ({ day }) => day)].map(([day, windows]) => ({ day, windows })),
		later,
		chosen: wanted && isFree ? { value: windowValue(wanted), text: sayTime(wanted, locale) } : null,
		gone: wanted && !isFree ? words.gone(sayTime(wanted, locale)) : null,
		announcement: [place?.kind === "incomplete" ? "" : place?.text, later ?? words.found(free.length)]
			.filter(Boolean)
			.join(" "),
	};
}

/** Null while the area or the service is missing: nothing can be free for it. */
async function offerFor({ kinds, minutes, area }: CallWork, parts: CallParts): Promise<MemberOffer | null> {
	if (kinds.length === 0 || area === null) return null;
	const { store, content, clock } = parts;
	return memberWindows({ store, reader: content.reader() }, { services: kinds, area, minutes }, clock.now());
}

function placeView({ postalCode }: CallWork, { content }: CallParts, locale: Locale): CallTimes["place"] {
	if (postalCode === null) return null;
	const words = callEstimateWordsIn(locale);
	const reader = content.reader();
	const answer = areaOf(postalCode, reader.read("service-area"));
	if (answer.kind === "unreadable") return { kind: "incomplete", text: words.incomplete };
	if (answer.kind === "outside") return { kind: "outside", text: words.outside(answer.code) };
	const name = reader.read("company").areas[answer.area]?.name[locale] ?? "";
	return { kind: "served", text: words.served(name) };
}

function reasonOf(
	{ kinds, area }: CallWork,
	place: CallTimes["place"],
	offer: MemberOffer | null,
): keyof CallEstimateWords["reasons"] {
	if (kinds.includes("post-disaster")) return "disaster";
	if (kinds.length === 0) return "service";
	if (place?.kind === "outside") return "outside";
	if (area === null) return "postal-code";
	return offer?.kind === "on-request" ? offer.reason : "full";
}

function view({ day, window }: FreeWindow, locale: Locale, reason = ""): CallWindow {
	const value = windowValue({ day, window });
	return { value, day: sayRowDay(day, locale), window: sayShortWindow(window, locale), reason };
}

/** `Jeu. 19 nov., 13 à 15 h`. */
function sayTime({ day, window }: ChosenWindow, locale: Locale): string {
	return `${sayRowDay(day, locale)}, ${sayShortWindow(window, locale)}`;
}
