import type { FollowedWish } from "#app/model/estimate/followed-choice.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FollowWhen } from "./follow-when.tsx";

/** The window that the customer asked for: nobody has confirmed it yet. */
export function FollowWish({ wish, isPrinted }: { wish: FollowedWish; isPrinted: boolean }) {
	const { heading, text, calendar } = wish;
	return (
		<section aria-labelledby="wish-heading" className={isPrinted ? "" : "print:hidden"}>
			<h2 id="wish-heading" className="text-h3">
				{heading}
			</h2>
			<div className="mt-5 rounded-lg bg-white p-5 shadow-1 md:p-8">
				<FollowWhen of={wish} icon="clock" />
				<p className="mt-5 text-note">{text}</p>
				<a href={calendar.path} className="button mt-5 print:hidden" data-look="outline" data-size="small" download>
					<Icon name="calendar" size={19} />
					{calendar.label}
				</a>
			</div>
		</section>
	);
}
