import type { FollowedAppointment } from "#app/model/estimate/followed-appointment.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { PlainIconName } from "#app/ui/icon-paths.ts";

/** A day as a calendar leaf, and what it is: booked, asked for, over. */
export function FollowWhen({
	of: { leaf, tag, when },
	icon,
	isOver = false,
}: {
	of: Pick<FollowedAppointment, "leaf" | "tag" | "when">;
	icon: PlainIconName;
	isOver?: boolean;
}) {
	return (
		<div className="flex flex-wrap items-center gap-x-5 gap-y-4">
			<p
				aria-hidden="true"
				className="w-24 shrink-0 overflow-hidden rounded-md bg-cream text-center text-ink-600 text-small"
			>
				<span className="block bg-spruce py-1 font-semibold text-cream">{leaf.weekday}</span>
				<span className="block py-2">
					<b className="block font-display text-[2rem] text-spruce leading-none">{leaf.day}</b>
					{leaf.month}
				</span>
			</p>
			<div className="min-w-32 flex-1">
				<p className="inline-flex items-center gap-1.5 rounded-pill bg-mint-100 px-3 py-0.5 font-semibold text-small text-spruce">
					<Icon name={icon} size={16} />
					{tag}
				</p>
				<p className="mt-2 font-bold font-display text-h4 text-spruce leading-tight">{isOver ? <s>{when}</s> : when}</p>
			</div>
		</div>
	);
}
