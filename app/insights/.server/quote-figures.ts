import { statusAt } from "#app/model/quotes/quote.ts";
import { quoteAmounts } from "#app/model/quotes/quote-amounts.ts";
import type { SentQuotes } from "#app/quotes/.server/quotes-sent.ts";
import { percentile } from "./answer-times.ts";

/** Counted by the day on which a quote was sent. A version that a newer one replaced does not count. */
export interface QuoteFigures {
	sent: number;
	accepted: number;
	declined: number;
	expired: number;
	/** Sent, and neither answered nor over. */
	waiting: number;
	/** Accepted among accepted, declined and expired, from 0 to 1; null while there is none. */
	rate: number | null;
	/** Before taxes, in cents. */
	dollars: { sent: number; accepted: number };
	/** From sending to accepting; null while nothing is accepted. */
	medianDays: number | null;
	/** Of the accepted ones whose work is done: what they came to, and what was accepted, in cents. */
	done: { count: number; final: number; accepted: number };
}

const oneDay = 24 * 60 * 60 * 1000;

export function quoteFigures({ quotes, contracts }: SentQuotes, now: Date): QuoteFigures {
	// Of contracts rather than of quotes: they outlast an erased lead.
	const accepted = contracts.filter(({ replacedBy }) => replacedBy === null);
	const open = quotes.map((quote) => ({
		status: statusAt(quote, now),
		cents: quoteAmounts(quote.content).beforeTaxes,
	}));
	const unaccepted = open.filter(({ status }) => status === "sent" || status === "expired" || status === "declined");
	const count = (status: string) => open.filter((quote) => quote.status === status).length;
	const [declined, expired] = [count("declined"), count("expired")];
	const ended = accepted.length + declined + expired;
	const days = accepted.map(({ acceptance, sentAt }) => (Date.parse(acceptance.at) - Date.parse(sentAt)) / oneDay);
	const done = accepted.filter(({ finalAmount }) => finalAmount !== null);
	const acceptedCents = sum(accepted.map(({ amounts }) => amounts.beforeTaxes));
	return {
		sent: accepted.length + unaccepted.length,
		accepted: accepted.length,
		declined,
		expired,
		waiting: count("sent"),
		rate: ended > 0 ? accepted.length / ended : null,
		dollars: { sent: acceptedCents + sum(unaccepted.map(({ cents }) => cents)), accepted: acceptedCents },
		medianDays: percentile(
			days.toSorted((one, other) => one - other),
			0.5,
		),
		done: {
			count: done.length,
			final: sum(done.map(({ finalAmount }) => finalAmount ?? 0)),
			accepted: sum(done.map(({ amounts }) => amounts.beforeTaxes)),
		},
	};
}

function sum(amounts: readonly number[]): number {
	return amounts.reduce((one, other) => one + other, 0);
}
