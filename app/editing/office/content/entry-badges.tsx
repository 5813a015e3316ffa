import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatDate } from "#app/time/format.ts";
import { formatHourAt } from "#app/time/format-day.ts";
import { Badge } from "#app/ui/badge.tsx";

export type EntryStateName = "hidden" | "scheduled" | "draft" | "stale" | "no-english" | "edited" | "original";

const tones = {
	hidden: "quiet",
	scheduled: "calm",
	draft: "attention",
	stale: "attention",
	"no-english": "quiet",
	edited: "quiet",
	original: "quiet",
} as const;

/** Badges of an entry's states. With `terse`, the states `original` and `edited` have no badge. */
export function EntryBadges({
	states,
	scheduledFor,
	terse = false,
}: {
	states: readonly EntryStateName[];
	scheduledFor: string | null;
	terse?: boolean;
}) {
	const { words, locale } = useStaffLanguage();
	const named = words.content.states;
	const when = scheduledFor
		? words.office.when(formatDate(scheduledFor, locale), formatHourAt(scheduledFor, locale))
		: "";
	const shown = terse ? states.filter((name) => name !== "original" && name !== "edited") : states;
	if (shown.length === 0) return null;
	return (
		<ul className="entry-badges" aria-label={named.label}>
			{shown.map((name) => (
				<li key={name}>
					<Badge tone={tones[name]}>{name === "scheduled" ? named.scheduled(when) : named[name]}</Badge>
				</li>
			))}
		</ul>
	);
}
