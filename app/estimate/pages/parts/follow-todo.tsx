import type { FollowedLead } from "#app/model/estimate/step-content.ts";
import type { FollowWords } from "#app/model/estimate/words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PlainIconName } from "#app/ui/icon-paths.ts";

/** What is left for the customer to do, each a link to its form on this page. A price that can be accepted is on top. */
export function FollowTodo({ words, lead }: { words: FollowWords["todo"]; lead: FollowedLead }) {
	const { offer, words: quoteWords } = lead.quote;
	const open = offer?.form ? offer : null;
	return (
		<section
			aria-labelledby="todo-heading"
			className={`rounded-lg lg:col-start-2 lg:row-start-1 print:hidden ${open ? "bg-spruce p-2 lg:sticky lg:top-8 lg:row-span-2" : "bg-white"}`}
		>
			{open && (
				<div className="px-5 pt-4 pb-5 lg:px-7 lg:pt-6">
					<p className="font-semibold text-mint text-note">{quoteWords.panel.title}</p>
					<p className="tabular mt-1.5 font-bold font-display text-[clamp(2.25rem,1.5rem+2.4vw,3.25rem)] text-cream leading-none tracking-[-0.04em]">
						{open.total}
					</p>
					<p className="mt-3 text-mint text-note">{open.until}</p>
					<ButtonLink to="#quote" look="light" className="mt-4 w-full max-lg:hidden">
						{quoteWords.panel.button}
					</ButtonLink>
				</div>
			)}
			<div className="rounded-[22px] bg-white px-6 py-5">
				<h2 id="todo-heading" className="text-h4">
					{words.label}
				</h2>
				<p className="mt-2 text-note">{lead.standing.todo}</p>
				<ul className="mt-2 divide-y divide-line">
					{linksOf(words, lead).map(({ target, icon, text }) => (
						<li key={text} className="py-1">
							<a href={`#${target}`} className="text-link">
								<Icon name={icon} size={19} />
								{text}
							</a>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function linksOf(words: FollowWords["todo"], { missing, place, quote, choice }: FollowedLead) {
	const links: { target: string; icon: PlainIconName; text: string }[] = [
		{ target: "question-heading", icon: "check", text: missing.question },
		{ target: "quote", icon: "arrow-right", text: quote.offer?.form ? quote.words.panel.todo : "" },
		{ target: choice?.target ?? "", icon: "calendar", text: choice?.by.kind === "form" ? choice.heading : "" },
		{ target: "add-heading", icon: "mail", text: missing.answer },
		{ target: "job-photos", icon: "camera", text: missing.jobPhotos },
		{ target: "address-heading", icon: "map-pin", text: place.isAsked && !place.hasStreet ? place.words.link : "" },
		{ target: "note-heading", icon: "home", text: missing.note },
		{ target: "add-heading", icon: missing.jobPhotos ? "mail" : "camera", text: missing.answer ? "" : words.add },
	];
	return links.filter(({ text }) => text);
}
