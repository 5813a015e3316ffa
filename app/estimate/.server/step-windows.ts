import { redirect } from "react-router";
import type { LoadContext, PageRedirect } from "#app/.server/pages/loaded-page.ts";
import type { RequestContext } from "#app/.server/request-context.ts";
import { sayWindow } from "#app/.server/say-appointment.ts";
import type { Services } from "#app/.server/services.ts";
import { crewsFor, type WindowOffer } from "#app/appointments/.server/offered-windows.ts";
import { windowPicker, windowText } from "#app/appointments/.server/window-picker.ts";
import { capitalized } from "#app/locale/first-letter.ts";
import type { Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { type ChosenWindow, readWindowValue, windowValue } from "#app/model/appointments/chosen-window.ts";
import { nearestWindows } from "#app/model/appointments/nearest-windows.ts";
import { hasTypedWishes, noWindow } from "#app/model/estimate/appointment-form.ts";
import type { TimeChange } from "#app/model/estimate/step-answer.ts";
import { textOf } from "#app/model/estimate/step-intent.ts";
import type { ChosenTime, GoneWindow, StepWindows } from "#app/model/estimate/step-windows.ts";
import type { Draft } from "#app/model/leads/lead.ts";
import { areaOf } from "#app/model/site/service-area.ts";
import { formatWeekdayWithoutYear } from "#app/time/format-day.ts";
import { onePeriod } from "#app/time/one-period.ts";
import { appointmentTimes } from "#content/appointment-times.ts";
import { windowWords } from "#content/estimate/windows.ts";
import { draftWindows } from "./draft-windows.ts";

/** What the third step says about times, as they are at this moment. */
export async function stepWindows(context: LoadContext, draft: Draft, values: Draft["visit"]): Promise<StepWindows> {
	const { postalCode = "", window = "" } = values;
	const { locale, reader, services, now, visitor } = context;
	const offer = await draftWindows({ store: services.store, reader }, draft, postalCode, now);
	const words = windowWords[locale];
	const picker = windowPicker(offer, { locale, reader });
	const isPending = areaOf(postalCode, reader.read("service-area")).kind === "unreadable";
	const meaning =
		picker && offer ? words.chosen[chosenMode(offer)] : isPending ? words.pending : words.reasons[reasonOf(offer)];
	const days = picker?.days.filter(({ state }) => state === "free").length ?? 0;
	return {
		words: words.step,
		picker,
		isPending,
		hasWishes: window === noWindow || (!window && hasTypedWishes(values)),
		meaning,
		announcement: picker ? words.found(days) : isPending ? "" : `${meaning.title} ${meaning.text}`,
		gone: isPending ? null : goneOf(offer, { asked: visitor.query.get("gone"), window }, locale),
	};
}

/** The window of a draft, as the step that sends it shows it; null without one. One that has gone leads back. */
export async function chosenTime(
	{ locale, reader, services, now }: LoadContext,
	draft: Draft,
): Promise<ChosenTime | PageRedirect | null> {
	const { postalCode = "", window = "" } = draft.visit;
	const chosen = readWindowValue(window);
	// A lead that is there already was sent before the connection was lost: its own appointment took the window.
	if (!chosen || (await services.store.get("leads", draft.leadId))) return null;
	const offer = await draftWindows({ store: services.store, reader }, draft, postalCode, now);
	if (!offer || crewsFor(offer, chosen).length === 0) return { redirect: pathToGone(chosen, locale) };
	const { send, change } = windowWords[locale];
	const mode = chosenMode(offer);
	const { text, button } = send[mode];
	const title = onePeriod(`${capitalized(sayTime(chosen, locale))}.`);
	return { title, text, shown: `${windowValue(chosen)} ${mode}`, change, send: button };
}

/**
 * Whether the page of the form showed another time than the draft has. The third step may have been changed in another
 * tab. A time that the page would book may be asked for instead: the page says so, and the team confirms it.
 */
export async function timeChangeOf(
	form: FormData,
	draft: Draft,
	{ store, content, clock }: Pick<Services, "store" | "content" | "clock">,
): Promise<TimeChange | null> {
	// Pages of an earlier build have no such field.
	if (!form.has("time")) return null;
	const [window = "", mode] = textOf(form, "time").split(" ");
	const { postalCode = "", window: current = "" } = draft.visit;
	const chosen = readWindowValue(current);
	if ((chosen ? windowValue(chosen) : "") !== window) return chosen ? "other" : "none";
	if (mode !== "on-request") return null;
	const offer = await draftWindows({ store, reader: content.reader() }, draft, postalCode, clock.now());
	return offer?.mode === "instant" ? "instant" : null;
}

/**
 * Back to the windows. Nothing in the draft changes: when this answer is lost and the form is sent again, the answer is
 * the same.
 */
export function chooseAgain(gone: ChosenWindow | null, { locale }: RequestContext) {
	return redirect(pathToGone(gone, locale), { status: 303 });
}

function pathToGone(gone: ChosenWindow | null, locale: Locale): string {
	const query = gone ? `?${new URLSearchParams({ gone: windowValue(gone) })}` : "";
	return pathTo("estimate-appointment", locale) + query;
}

function chosenMode({ mode }: WindowOffer): "instant" | "on-request" {
	return mode === "instant" ? mode : "on-request";
}

function reasonOf(offer: WindowOffer | null) {
	if (!offer) return "outside";
	return offer.kind === "on-request" ? offer.reason : "full";
}

/** Either the address says so, or the draft has a window that somebody else took in the meantime. */
function goneOf(
	offer: WindowOffer | null,
	{ asked, window }: { asked: string | null; window: string },
	locale: Locale,
): GoneWindow | null {
	const isFree = (chosen: ChosenWindow) => offer !== null && crewsFor(offer, chosen).length > 0;
	const [answered, kept] = [readWindowValue(asked ?? ""), readWindowValue(window)];
	const gone = [answered, kept].find((each) => each !== null && !isFree(each));
	// A visitor who has chosen another window since then is done with it.
	if (!gone || (gone === answered && kept && isFree(kept))) return null;
	const words = windowWords[locale];
	const near = offer?.kind === "windows" ? nearestWindows(offer.free, gone) : [];
	return {
		...words.gone[whyGone(offer, gone)](sayTime(gone, locale)),
		isAnswer: gone === answered,
		near: near.map(({ window: { day, window: hours }, reason }) => ({
			value: windowValue({ day, window: hours }),
			text: windowText(hours, locale),
			day: capitalized(formatWeekdayWithoutYear(day, locale)),
			note: words.near[reason],
			isFree: true,
		})),
	};
}

function whyGone(offer: WindowOffer | null, gone: ChosenWindow): "taken" | "changed" {
	const rows = offer?.kind === "windows" ? offer.rows : [];
	const cells = rows.find(({ day }) => day === gone.day)?.cells ?? [];
	const cell = cells.find(({ window }) => windowValue({ ...gone, window }) === windowValue(gone));
	return cell?.refusal?.reason === "taken" ? "taken" : "changed";
}

/** `jeudi 19 novembre, entre 10 h et 12 h`. */
function sayTime({ day, window }: ChosenWindow, locale: Locale): string {
	return appointmentTimes[locale].on(formatWeekdayWithoutYear(day, locale), sayWindow(window, locale));
}
