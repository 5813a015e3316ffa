import {
	type Advice,
	type AdvisedSource,
	type ChannelRow,
	fewestArrivals,
	fewestBooked,
	type PageRow,
	type SourceRow,
} from "#app/model/insights/statistics.ts";

const clearlyBetter = 1.25;
const clearlyWorse = 0.75;
/** An article this close to the best source is named in its place: another one can be written. */
const almostBest = 0.95;

interface AdviceParts {
	pages: readonly PageRow[];
	channels: readonly ChannelRow[];
	/** Of all leads, those noted by phone included. */
	booked: number;
	arrivals: number;
	/** Of leads that began with a visit, in cents. */
	dollars: number;
}

export function adviceOf({ pages, channels, booked, arrivals, dollars }: AdviceParts): Advice {
	if (booked < fewestBooked) return { kind: "too-early", booked, needed: fewestBooked, arrivals };
	if (arrivals < fewestArrivals) return { kind: "even" };
	const average = (dollars * 100) / arrivals;
	const reached = channels.flatMap(advisedChannel);
	const strong = ({ row }: Candidate) => row.booked >= fewestBooked;
	const candidates = [...pages.flatMap(advisedPage), ...reached]
		.filter(strong)
		.sort((one, other) => other.source.perHundred - one.source.perHundred);
	const [first] = candidates;
	const article = candidates.find(({ isArticle }) => isArticle);
	const best = first && article && article.source.perHundred >= first.source.perHundred * almostBest ? article : first;
	if (!best || average === 0 || best.source.perHundred < average * clearlyBetter) return { kind: "even" };
	const [last] = reached
		.filter(({ row }) => row !== best.row)
		.sort((one, other) => one.source.perHundred - other.source.perHundred);
	return {
		kind: "more",
		best: best.source,
		worst: last && last.source.perHundred < average * clearlyWorse ? last.source : null,
		average: Math.round(average),
		booked: best.row.booked,
	};
}

interface Candidate {
	row: SourceRow;
	source: AdvisedSource;
	isArticle: boolean;
}

/** `perHundred` is null below `fewestArrivals`. Pages that are gone have no title. */
function advisedPage(row: PageRow): Candidate[] {
	const { key, title, kind, perHundred } = row;
	if (perHundred === null || title === null) return [];
	return [{ row, source: { of: "page", key, title, kind, perHundred }, isArticle: kind === "article" }];
}

/** Nobody can do more or less of direct visits: nothing is known of them. */
function advisedChannel(row: ChannelRow): Candidate[] {
	const { channel, perHundred } = row;
	if (perHundred === null || channel === "phone" || channel === "direct") return [];
	return [{ row, source: { of: "channel", channel, perHundred }, isArticle: false }];
}
