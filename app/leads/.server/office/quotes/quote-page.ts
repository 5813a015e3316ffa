import { formatWithCents } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { placeValue } from "#app/model/appointments/booking-form.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { hasStarted } from "#app/model/quotes/proposal-end.ts";
import { type Quote, statusAt } from "#app/model/quotes/quote.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import { typedFrom } from "#app/model/quotes/quote-form.ts";
import { priceListLines } from "#app/quotes/.server/price-list-lines.ts";
import { nextVersion, quotesOf, shownQuote } from "#app/quotes/.server/quotes.ts";
import { formatDayAndMonth } from "#app/time/format-day.ts";
import { openAppointment } from "../../inbox/appointment-change.ts";
import { heardAt } from "../../inbox/seen-lead.ts";
import type { BookingParts } from "../booking/booking-context.ts";
import { sayMoment } from "../say-time.ts";
import { leadWordsIn } from "../staff-words.ts";
import { quotePreview } from "./quote-preview.ts";
import { formContext, startingContent } from "./quote-start.ts";
import { quoteEditorWordsIn } from "./quote-words.ts";

export type QuotePage = Awaited<ReturnType<typeof quotePage>>;

/** The data of the screen that makes the next version of a lead's quote. */
export async function quotePage(
	found: StoredDocument<Lead>,
	parts: BookingParts,
	{ locale, origin }: { locale: Locale; origin: string },
) {
	const { store, content: contents, clock } = parts;
	const [now, reader, lead] = [clock.now(), contents.reader(), found.data];
	const quotes = await quotesOf(store, found.id);
	const version = nextVersion(quotes);
	const last = quotes.at(-1)?.data;
	const draft = last?.status === "draft" ? last : null;
	const context = formContext(lead, reader, now);
	const open = await openAppointment(store, lead);
	const isKept = open?.data.status === "proposed" && !hasStarted(open.data, now);
	const content = startingContent(lead, quotes, context, reader);
	const before = (draft ?? shownQuote(quotes)?.data)?.content.discount;
	const typed = typedFrom(content, locale, {
		text: draft?.ownWords ?? "",
		// The time that is kept for the customer stays proposed, unless the member chooses otherwise.
		...(isKept && { place: placeValue(open.data), minutes: String(open.data.minutes) }),
	});
	return {
		id: found.id,
		name: lead.name || lead.email || leadWordsIn(locale).list.nameless,
		reference: lead.reference,
		email: lead.email,
		language: lead.locale,
		isSpam: lead.spam.length > 0,
		/** Of the lead and of the draft that the form was rendered from. */
		heardAt: heardAt(lead),
		seen: [lead.desk.revision, version, draft?.revision ?? 0].join("."),
		version,
		draft: draft && { by: draft.by.name, at: sayMoment(draft.updatedAt, now, locale) },
		earlier: earlierText(quotes, now, locale),
		/** The name of a promotion that no longer applies. */
		keptDiscount: before?.promotion && !content.discount?.promotion ? before.text[locale] : null,
		typed,
		/** In the browser `now` is the server's: the rules of dates and promotions are the same. */
		form: { ...context, now: context.now.toISOString() },
		addable: priceListLines(reader.read("prices")),
		hasEstimate: lead.estimate !== null,
		preview: await quotePreview(found, typed, parts, { locale, origin }),
	};
}

/** What happens to the version that the customer has. */
function earlierText(quotes: readonly StoredDocument<Quote>[], now: Date, locale: Locale): string | null {
	const words = quoteEditorWordsIn(locale).earlier;
	const money = (quote: Quote) => formatWithCents(quoteAmounts(quote.content).total, locale);
	const date = (moment: string | null) => formatDayAndMonth(moment ?? "", locale);
	const accepted = quotes.findLast(({ data }) => data.status === "accepted")?.data;
	const shown = shownQuote(quotes)?.data;
	if (accepted) {
		const open = shown?.status === "sent" ? ` ${words.alsoSent(shown.version)}` : "";
		return words.accepted(accepted.version, money(accepted), date(accepted.answeredAt)) + open;
	}
	if (!shown) return null;
	const status = statusAt(shown, now);
	if (status === "expired") return words.expired(shown.version, money(shown), date(shown.content.validUntil));
	if (status === "declined") return words.declined(shown.version, money(shown), date(shown.answeredAt));
	return words.sent(shown.version, money(shown), date(shown.sentAt));
}
