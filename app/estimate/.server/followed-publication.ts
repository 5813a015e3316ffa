import type { Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { FollowedPublication } from "#app/model/estimate/followed-job.ts";
import { type Job, longestSentence } from "#app/model/jobs/job.ts";
import { jobWords } from "#content/estimate/job-page.ts";

/** What the customer allows to show, and what the gallery shows of it now. */
export function followedPublication(
	{ publication, gallery }: Job,
	company: string,
	locale: Locale,
): FollowedPublication {
	const words = jobWords[locale].publication;
	const allowed = publication?.endedAt === null ? publication : null;
	const shown = gallery && {
		photos: gallery.before ? [gallery.before, gallery.after] : [gallery.after],
		sentence: gallery.sentence,
	};
	return {
		allowed: allowed && {
			text: words.allowed(sayShown(allowed, locale)),
			shown: shown ? words.shown(sayShown(shown, locale)) : words.waiting,
			galleryPath: shown && pathTo("gallery", locale),
		},
		consent: words.consent(company),
		sentence: allowed?.sentence ?? "",
		maxLength: longestSentence,
	};
}

/** `2 photos et votre phrase`. */
function sayShown({ photos, sentence }: { photos: readonly unknown[]; sentence: string }, locale: Locale): string {
	const words = jobWords[locale].publication;
	const count = words.photos(photos.length);
	return sentence ? words.and(count, words.sentence) : count;
}
