import { useLocation } from "react-router";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";

/** The faults that the amount explains. */
export const atTheAmount: ReadonlySet<string> = new Set(["amount-wrong", "above-accepted"]);

/** Why the form was not accepted, unless the amount says it. Everything typed is still in the fields. */
export function DoneRefusal({ fault, changes }: { fault: string | null; changes: readonly string[] }) {
	const { faults, bar } = useStaffLanguage().words.doneForm;
	const { pathname } = useLocation();
	if (!fault || atTheAmount.has(fault)) return null;
	return (
		// biome-ignore lint/a11y/noAutofocus: without JavaScript, the notice of a rejected form would be off-screen.
		<div id="done-refusal" role="alert" autoFocus tabIndex={-1} className="office-warning scroll-my-28">
			<p>{faults[fault] ?? faults.failed}</p>
			{changes.length > 0 && (
				<ul className="list-disc pl-5 font-medium">
					{changes.map((change) => (
						<li key={change}>{change}</li>
					))}
				</ul>
			)}
			<p>
				{/* A document load: the new page shows the kept text again. */}
				<a href={pathname} className="font-semibold underline">
					{bar.reload}
				</a>
			</p>
		</div>
	);
}
