import type { FollowedLead } from "#app/model/estimate/step-content.ts";
import type { FollowWords } from "#app/model/estimate/words.ts";
import type { LeadStatus } from "#app/model/leads/lead-status.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { PlainIconName } from "#app/ui/icon-paths.ts";

/** A finished or lost lead needs no address. */
export function isOpen(status: LeadStatus): boolean {
	return status !== "done" && status !== "lost";
}

/** What is left for the customer to do, each a link to its form on this page. */
export function FollowTodo({ words, request }: { words: FollowWords["todo"]; request: FollowedLead }) {
	const { status, standing, missing, place } = request;
	const links: { target: string; icon: PlainIconName; text: string }[] = [
		{ target: "add-heading", icon: "mail", text: missing.answer },
		{ target: "address-heading", icon: "map-pin", text: isOpen(status) && !place.hasStreet ? place.words.link : "" },
		{ target: "note-heading", icon: "home", text: missing.note },
		{ target: "add-heading", icon: "camera", text: missing.answer ? "" : words.add },
	];
	return (
		<section
			aria-labelledby="todo-heading"
			className="rounded-lg bg-white px-6 py-5 lg:col-start-2 lg:row-start-1 print:hidden"
		>
			<h2 id="todo-heading" className="text-h4">
				{words.label}
			</h2>
			<p className="mt-2 text-note">{standing.todo}</p>
			<ul className="mt-2 divide-y divide-line">
				{links
					.filter(({ text }) => text)
					.map(({ target, icon, text }) => (
						<li key={text} className="py-1">
							<a href={`#${target}`} className="text-link">
								<Icon name={icon} size={19} />
								{text}
							</a>
						</li>
					))}
			</ul>
		</section>
	);
}
