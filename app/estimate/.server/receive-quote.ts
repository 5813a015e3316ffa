import { data, redirect } from "react-router";
import { announceEvents } from "#app/.server/announce-events.ts";
import { readFormKey } from "#app/.server/form-key.ts";
import type { QuoteRefusal, QuoteVersion } from "#app/leads/.server/inbox/quote-change.ts";
import { acceptQuote, declineQuote } from "#app/leads/.server/quotes/answer-quote.ts";
import type { Locale } from "#app/locale/locales.ts";
import { dollars, type TagEvent } from "#app/model/consent/tag-events.ts";
import type { QuoteRefusalName } from "#app/model/estimate/followed-quote.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { textOf } from "#app/model/estimate/step-intent.ts";
import { typedValues } from "#app/model/forms/form-refusal.ts";
import { longest, withLineFeeds } from "#app/model/leads/contact-fields.ts";
import { looksLikeEmail, withoutInvisible } from "#app/model/leads/contact-form.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import type { Quote } from "#app/model/quotes/quote.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import { plainLine } from "#app/model/text/plain-line.ts";
import { quotesOf, shownQuote } from "#app/quotes/.server/quotes.ts";
import { failed, keeping, type OpenStep, wrong } from "./check-step.ts";
import { type JustDone, writeResult } from "./form-result.ts";
import type { QuoteResult } from "./quote-notice.ts";
import { addUnsaid, fullConversation } from "./unsaid-words.ts";

const longestReason = 2000;

export function isQuoteIntent(intent: string): intent is "accept" | "decline" {
	return intent === "accept" || intent === "decline";
}

/** Receives the customer's answer to a quote, after the second check. */
export function receiveQuote(step: OpenStep, lead: StoredDocument<Lead>, path: string) {
	const { form, services } = step;
	if (services.limits.changes.isOver(lead.id, services.clock.now().getTime())) return failed("busy", form, 429);
	return keeping(step, form, () =>
		form.get("intent") === "accept" ? receiveAcceptance(step, lead, path) : receiveDecline(step, lead, path),
	);
}

async function receiveAcceptance(step: OpenStep, lead: StoredDocument<Lead>, path: string) {
	const { form, services } = step;
	const of = readVersion(form);
	const shown = await shownSince(step, lead.id, of);
	// Before the fields are checked: their errors would be shown beside texts that the customer has not read.
	if (!shown) return refused(step, await refusalName(step, lead.id, of, "superseded"));
	const { errors, typed } = readFields(step, lead.data);
	if (Object.keys(errors).length > 0) return wrong(errors, typedValues(form));
	const frenchGivenAt = shown.since.toISOString();
	const outcome = await acceptQuote(services, lead, of, { ...typed, frenchGivenAt });
	if (outcome !== "accepted") return refused(step, await refusalName(step, lead.id, of, outcome));
	// A second press finds the quote accepted.
	if (shown.quote.status === "sent") announceAcceptance(step, shown.quote, typed.books);
	return result(step, path, outcome);
}

/** The value is the price before taxes, which are not the company's, and without hours that may come on top. */
function announceAcceptance({ requestContext }: OpenStep, { content }: Quote, books: boolean): void {
	const accepted: TagEvent = { event: "quote_accepted", ...dollars(quoteAmounts(content).beforeTaxes) };
	announceEvents(requestContext, accepted, ...(books ? [{ event: "book_appointment" } as const] : []));
}

async function receiveDecline(step: OpenStep, lead: StoredDocument<Lead>, path: string) {
	const { form, services } = step;
	const of = readVersion(form);
	const reason = withLineFeeds(textOf(form, "declineReason")).trim();
	if (reason.length > longestReason) return wrong({ declineReason: { code: "too-long" } }, typedValues(form));
	const outcome = await declineQuote(services, lead, of, reason);
	const refusal = outcome === "declined" ? null : await refusalName(step, lead.id, of, outcome);
	// The form of the newer version has the reason.
	if (refusal === "superseded") return refused(step, refusal);
	const words = await addUnsaid(step, lead, reason);
	if (words === "full") return fullConversation(reason);
	return refusal ? refused(step, refusal, words === "added") : result(step, path, "declined", words === "added");
}

function readVersion(form: FormData): QuoteVersion {
	const [id = "", hash = ""] = textOf(form, "of").split("/");
	return { id, hash };
}

/**
 * The quote, and when the page with its texts was rendered, by the signed key of its form. Null when the texts are not
 * the ones that the page shows now. An answered quote counts as shown: the command says what became of it.
 */
async function shownSince(
	{ form, services }: OpenStep,
	lead: string,
	of: QuoteVersion,
): Promise<{ since: Date; quote: Quote } | null> {
	const shown = shownQuote(await quotesOf(services.store, lead));
	if (shown?.id !== of.id || shown.data.hash !== of.hash) return null;
	const issuedAt = readFormKey(textOf(form, "key"), services.secret)?.issuedAt;
	const isShown = issuedAt && shown.data.sentAt && issuedAt >= new Date(shown.data.sentAt);
	return isShown ? { since: issuedAt, quote: shown.data } : null;
}

/** French binds on the French page. On the English page the customer chooses. */
function readFields({ form, requestContext }: OpenStep, lead: Lead) {
	const errors: Record<string, { code: string }> = {};
	const name = plainLine(textOf(form, "signature"));
	if (!name) errors.signature = { code: "signature" };
	if (name.length > longest.name) errors.signature = { code: "signature-long" };
	const email = lead.email ?? withoutInvisible(textOf(form, "copyEmail"));
	if (!email) errors.copyEmail = { code: "email" };
	else if (!lead.email && (email.length > longest.email || !looksLikeEmail(email)))
		errors.copyEmail = { code: "email-wrong" };
	const chosen = textOf(form, "binding");
	if (requestContext.locale === "en" && chosen !== "fr" && chosen !== "en") errors.binding = { code: "binding" };
	if (textOf(form, "terms") !== "on") errors.terms = { code: "terms" };
	const locale: Locale = requestContext.locale === "en" && chosen === "en" ? "en" : "fr";
	return { errors, typed: { name, email, locale, books: textOf(form, "books") === "on" } };
}

/**
 * Shows the page as it is now, with what was typed. The box and the choice of the language are about texts that the
 * customer has read: another version asks for them again.
 */
function refused({ form }: OpenStep, name: QuoteRefusalName, isSaid = false) {
	const { terms, binding, ...kept } = typedValues(form);
	const values = name === "superseded" ? kept : typedValues(form);
	return data<StepAnswer>(
		{ errors: { quote: { code: name } }, failure: null, isOutdated: true, values, ...(isSaid && { isSaid }) },
		{ status: 409 },
	);
}

/** The command calls every quote superseded that is not open. */
async function refusalName(
	{ services }: OpenStep,
	lead: string,
	of: QuoteVersion,
	why: QuoteRefusal,
): Promise<QuoteRefusalName> {
	if (why !== "superseded") return why;
	const quotes = await quotesOf(services.store, lead);
	const own = quotes.find(({ id, data: { hash } }) => id === of.id && hash === of.hash);
	if (own?.data.status === "accepted") return "accepted";
	return shownQuote(quotes)?.data.status === "sent" ? "superseded" : "withdrawn";
}

function result({ services }: OpenStep, path: string, outcome: QuoteResult["outcome"], isAdded = false) {
	const said = writeResult({ outcome, at: services.clock.now().getTime(), detail: "" });
	const added = isAdded ? `&${"added" satisfies JustDone}` : "";
	return redirect(`${path}?${"quote" satisfies JustDone}=${said}${added}#quote-notice`, { status: 303 });
}
