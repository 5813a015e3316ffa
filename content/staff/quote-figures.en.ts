import type { QuoteFigureWords } from "./quote-figures.fr.ts";

export const quoteFigureWords: QuoteFigureWords = {
	title: "Quotes",
	text: "Those sent in the period. A version that was replaced does not count.",
	none: "No quote was sent in this period.",
	sent: "Sent",
	accepted: "Accepted",
	declined: "Declined",
	expired: "Expired",
	waiting: "Waiting",
	rate: "Acceptance rate",
	rateText: "Accepted, among those accepted, declined or expired.",
	dollarsSent: "Amount quoted",
	dollarsAccepted: "Amount accepted",
	beforeTaxes: "Before taxes.",
	days: "Median time",
	daysText: "From sending to accepting.",
	dayCount: (days, text) => `${text} ${days === 1 ? "day" : "days"}`,
	final: "Final amount",
	finalText: (count, accepted) =>
		count === 1
			? `Before taxes, for ${accepted} accepted and 1 finished job.`
			: `Before taxes, for ${accepted} accepted and ${count} finished jobs.`,
	finalNone: "No accepted job is finished with its amount yet.",
	acceptedOfDone: "Amount accepted for finished jobs",
	daysUnit: "days",
};
