import { onePeriod } from "#app/time/one-period.ts";
import type { QuoteCardWords } from "./quote-card.fr.ts";

export const quoteCardWords: QuoteCardWords = {
	title: "Quote",
	states: {
		sent: "Quote sent",
		expired: "Quote expired",
		accepted: "Quote accepted",
		declined: "Quote declined",
	},
	steps: {
		sent: "sent the quote",
		accepted: "accepted the quote",
		declined: "declined the quote",
	},
	listed: {
		until: (state, total, day) => `${state}, ${total}, until ${day}`,
		since: (state, total, day) => `${state} on ${day}, ${total}`,
		plain: (state, total) => `${state}, ${total}`,
	},
	history: {
		version: (step, version, total) => `${step}, version ${version}: ${total}`,
		until: (day) => `, valid until ${day}`,
		proposed: (when) => `, with a proposed appointment: ${when}`,
		booked: (when) => `, and the proposed appointment is booked: ${when}`,
		freed: ", and the proposed time is free again",
	},
	none: "No quote for this request yet.",
	make: "Make a quote",
	draft: (version, name, when) =>
		onePeriod(`Version ${version} started by ${name}, saved ${when}. The customer does not see it yet.`),
	draftTitle: "Quote in progress",
	resume: "Continue the quote",
	newVersion: "New version",
	plan: "Book an appointment",
	view: "View as the customer",
	viewTitle: (version) => `Quote, version ${version}`,
	viewText: "Word for word what the customer sees, in their language.",
	close: "Close",
	contract: "Open the contract",
	withTaxes: "with taxes",
	sentOn: (version, name, when) => onePeriod(`Version ${version}, sent by ${name} ${when}.`),
	validUntil: (day) => `Valid until ${day}.`,
	lastDay: "Valid until tonight.",
	expiredSince: (day) => `It was valid until ${day}: the customer can no longer accept it. Send a new version.`,
	acceptedBy: (version, name, when) => onePeriod(`Version ${version}, accepted by ${name} ${when}.`),
	declinedOn: (version, when) => onePeriod(`Version ${version}, declined ${when}.`),
	most: (beforeTaxes, withTaxes) => `The job costs at most ${beforeTaxes} before taxes, ${withTaxes} with them.`,
	closed: "The request is closed: the customer can no longer accept this quote.",
	binds: (version, total) => `Version ${version}, for ${total}, stays accepted until the customer accepts another one.`,
	mail: {
		pending: "The e-mail leaves in a few seconds.",
		sent: "E-mail sent.",
		dead: "The e-mail could not be delivered: call the customer.",
	},
	byCall:
		"This customer has no e-mail address: the call task has the words to say. The quote leaves as soon as you add the address.",
	mailsLater: "If you add an e-mail address, the quote you sent goes there too.",
	earlier: (n) => (n === 1 ? "1 earlier version" : `${n} earlier versions`),
	earlierItem: (version, total, state, day) => `Version ${version}, ${total}, ${state}, sent on ${day}`,
	versionStates: {
		sent: "sent",
		accepted: "accepted",
		declined: "declined",
		superseded: "replaced",
		expired: "expired",
	},
	amount: {
		accepted: (amount) => `The customer accepted ${amount} before taxes.`,
		acceptedMost: (amount, most) => `The customer accepted ${amount} before taxes, at most ${most}.`,
		above: (most) =>
			`That is more than the ${most} before taxes that the customer accepted. Enter ${most} or less, or first send them a new version to accept.`,
		newVersion: "Make a new version",
	},
	ends: (total) => `The customer will no longer be able to accept the quote for ${total}.`,
	endsInBulk: "Customers can no longer accept a quote that was sent.",
	news: {
		accepted: (n) => (n === 1 ? "A customer accepted their quote" : `${n} customers accepted their quotes`),
		declined: (n) => (n === 1 ? "A customer declined their quote" : `${n} customers declined their quotes`),
	},
};
