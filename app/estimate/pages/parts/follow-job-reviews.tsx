import type { FollowedJob } from "#app/model/estimate/followed-job.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The pages for public reviews, in the same words and the same place whatever the customer answered. */
export function FollowJobReviews({ job: { words, suffix, reviews } }: { job: FollowedJob }) {
	if (reviews.length === 0) return null;
	return (
		<section aria-labelledby={`reviews-heading${suffix}`} className="print:hidden">
			<h2 id={`reviews-heading${suffix}`} className="text-h3">
				{words.reviews.heading}
			</h2>
			<p className="mt-2 text-note">{words.reviews.text}</p>
			<ul className="mt-3 flex flex-wrap gap-3">
				{reviews.map(({ name, url }) => (
					<li key={url}>
						<a
							href={url}
							target="_blank"
							rel="noopener nofollow"
							className="button"
							data-look="outline"
							data-size="small"
						>
							{name}
							<span className="sr-only"> {words.reviews.newTab}</span>
							<Icon name="arrow-right" size={18} />
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
