import type { MarketingParts } from "#app/.server/marketing/consents.ts";
import type { StoredJob } from "#app/jobs/.server/jobs.ts";
import { jobPanelWordsIn, jobView } from "#app/leads/.server/office/jobs/job-view.ts";
import { formatMoney } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Member } from "#app/model/members/member.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { formatDate } from "#app/time/format.ts";
import { officeWords as english } from "#content/staff/office.en.ts";
import { officeWords as french } from "#content/staff/office.fr.ts";

/** The finished jobs of a lead: work, word to the customer, their answer, the reminder, and what they allow to show. */
export function jobsInWords(
	jobs: readonly StoredJob[],
	lead: StoredDocument<Lead>,
	parts: MarketingParts,
	member: Pick<Member, "role" | "locale">,
	now: Date,
) {
	const { locale } = member;
	const words = jobPanelWordsIn(locale);
	return Promise.all(
		jobs.map(async (job) => {
			const { id, done, note, due, publication } = await jobView(job, lead, parts, member, now);
			const facts: [name: string, value: string][] = [
				[words.work, linesOf(job, locale)],
				[words.note, note],
				[words.question, answerOf(job, locale)],
				[words.reminder, due ?? ""],
				[words.gallery, [publication, ...publishedWords(job, locale)].join("\n")],
			];
			return { id, title: `${words.title}. ${done}`, facts };
		}),
	);
}

/** With its day, however recent it is: the file is printed and given away. */
function answerOf({ data: { answer } }: StoredJob, locale: Locale): string {
	const { answer: words } = jobPanelWordsIn(locale);
	if (!answer) return words.none;
	return words.at(answer.isFine ? words.fine : words.notFine, formatDate(answer.at, locale));
}

function linesOf({ data }: StoredJob, locale: Locale): string {
	const { isDone: done, notDone, beforeTaxes } = jobPanelWordsIn(locale);
	return data.lines
		.map(({ text, cents, isDone }) => {
			const price = cents === null ? [] : [`${formatMoney(cents, locale)} ${beforeTaxes}`];
			return [text[locale], ...price, (isDone ? done : notDone).toLocaleLowerCase()].join(", ");
		})
		.join("\n");
}

/** The proof of the consent, the customer's sentence, and what the gallery says of the job. */
function publishedWords({ data: { publication, gallery } }: StoredJob, locale: Locale): string[] {
	const { person } = locale === "fr" ? french : english;
	const proof = publication && person.agreedTo(formatDate(publication.agreedAt, locale), publication.text);
	const sentence = publication?.sentence && person.promotions.text(publication.sentence);
	return [proof, sentence, gallery?.title[locale], gallery?.text[locale]].flatMap((text) => text || []);
}
