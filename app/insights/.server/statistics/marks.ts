import type { DescribedPage } from "#app/.server/content/page-directory.ts";
import { everything } from "#app/.server/store/everything.ts";
import { type Days, isIn } from "#app/model/insights/days.ts";
import type { TimelineMark } from "#app/model/insights/statistics.ts";
import type { TimelineNote } from "#app/model/insights/timeline-note.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { dayInMontreal } from "#app/time/montreal.ts";

const mostMarks = 12;
/** The newest publications of the prices: more than fit on the time line. */
const mostPublications = 30;

export interface MarkParts {
	notes: readonly StoredDocument<TimelineNote>[];
	/** Days in Montréal on which prices were published. */
	priceDays: readonly string[];
	promotions: readonly { code: string; starts: string }[];
	articles: readonly DescribedPage[];
}

/** What happened in the period, by day. When there is too much, notes stay first, then prices, promotions and articles. */
export function marksIn(period: Days, { notes, priceDays, promotions, articles }: MarkParts): TimelineMark[] {
	const mark = (kind: TimelineMark["kind"], day: string, text: string) => ({ day, kind, text, id: null, by: null });
	const byImportance: TimelineMark[][] = [
		notes.map(noteMark),
		[...new Set(priceDays)].map((day) => mark("prices", day, "")),
		promotions.map(({ starts, code }) => mark("promotion", starts, code)),
		articles.flatMap(({ publishedOn, title }) => (publishedOn && title ? [mark("article", publishedOn, title)] : [])),
	];
	return byImportance
		.flatMap((marks) => newestFirst(marks.filter(({ day }) => isIn(period, day))))
		.slice(0, mostMarks)
		.sort(byDay);
}

/** Notes of other periods, and those of this one that do not fit on the time line. */
export function otherNotes(notes: MarkParts["notes"], marks: readonly TimelineMark[]): TimelineMark[] {
	const shown = new Set(marks.map(({ id }) => id));
	return newestFirst(notes.map(noteMark).filter(({ id }) => !shown.has(id)));
}

function noteMark({ id, data: { day, text, by } }: StoredDocument<TimelineNote>): TimelineMark {
	return { day, kind: null, text, id, by };
}

function newestFirst(marks: readonly TimelineMark[]): TimelineMark[] {
	return marks.toSorted((one, other) => byDay(other, one));
}

/** Zero for marks of one day, which then keep their order. */
export function byDay(one: TimelineMark, other: TimelineMark): number {
	return Number(one.day > other.day) - Number(one.day < other.day);
}

/** There are at most `mostNotes`. */
export function allNotes(store: DocumentStore): Promise<MarkParts["notes"]> {
	return everything(store, "timelineNotes", { orderBy: { field: "day", direction: "ascending" } });
}

export async function pricesPublishedOn(store: DocumentStore): Promise<string[]> {
	const { documents } = await store.query("revisions", {
		where: [{ field: "entry", is: "=", value: "prices" }],
		orderBy: { field: "number", direction: "descending" },
		limit: mostPublications,
	});
	return documents.map(({ data }) => dayInMontreal(new Date(data.at)));
}
