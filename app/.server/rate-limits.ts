import { createRateLimit } from "./rate-limit.ts";

const oneMinute = 60 * 1000;
const tenMinutes = 10 * oneMinute;

/** All rate limits of the site, except those of the sign-in. */
export function createRateLimits() {
	return {
		/** Leads by household, and by network: above it they are flagged. */
		address: createRateLimit({ most: 5, windowMs: tenMinutes }),
		network: createRateLimit({ most: 20, windowMs: tenMinutes }),
		/** Estimates started, and contact forms with photos, from one network. */
		drafts: createRateLimit({ most: 60, windowMs: tenMinutes }),
		/** Mailed links to one estimate draft. */
		links: createRateLimit({ most: 3, windowMs: 6 * tenMinutes }),
		/** Confirmations and links, by recipient and by sender's network: prevents abuse for mails to strangers. */
		mailsTo: createRateLimit({ most: 4, windowMs: 6 * tenMinutes, forgetsRefused: true }),
		mailsFrom: createRateLimit({ most: 20, windowMs: 6 * tenMinutes }),
		/** Ownership checks on lead pages by household; app/leads/.server/follow-check.ts counts those per lead. */
		proofs: createRateLimit({ most: 6, windowMs: tenMinutes }),
		/** What a customer changes of one lead: moves, cancellations, access notes and answers to quotes. */
		changes: createRateLimit({ most: 20, windowMs: tenMinutes }),
		/** Leads from one network: most of them are flagged already, and above it they are refused. */
		floodFrom: createRateLimit({ most: 200, windowMs: tenMinutes }),
		/** Documented maximum for all leads: above it a lead is refused and the visitor is asked to call. */
		flood: createRateLimit({ most: 20_000, windowMs: tenMinutes, forgetsRefused: true }),
		/** A fast typist sends three requests per second for a while. */
		suggestions: createRateLimit({ most: 240, windowMs: oneMinute }),
		/** Calendars of crews: programs read one every few minutes, and somebody who guesses keys far more often. */
		feeds: createRateLimit({ most: 60, windowMs: oneMinute }),
		/** Page views inside the application by network: somebody who sends more would falsify the counts. */
		counts: createRateLimit({ most: 120, windowMs: oneMinute }),
		/** Recorded answers to the question about cookies by network: each is kept for years. */
		consents: createRateLimit({ most: 60, windowMs: tenMinutes }),
	};
}

export type RateLimits = Readonly<ReturnType<typeof createRateLimits>>;
