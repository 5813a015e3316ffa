import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { keptTime } from "#app/model/appointments/booking-form.ts";
import { Button } from "#app/ui/button.tsx";
import type { BookingData } from "../../.server/office/booking/booking-panel.ts";

/** Repeats the choice beside the buttons, which say what happens. */
export function BookingBar({ shown, busy }: { shown: BookingData; busy: boolean }) {
	const { booking: words } = useStaffLanguage().words;
	const { check, isMove, email, tells } = shown;
	const isQuiet = !tells || (check !== null && check.mail === null && check.call === null);
	const way = isQuiet ? "quiet" : email ? "mail" : "call";
	const hint = !check
		? words.chooseFirst
		: check.warnings.length > 0
			? words.anywayFirst
			: shown.chosen === keptTime
				? words.keeps
				: isMove
					? words.moves
					: words.becomes;
	return (
		<div className="booking-bar">
			<p aria-live="polite">
				{check && <strong className="block font-semibold text-spruce">{words.bar(check.when, check.crew)}</strong>}
				<span className="text-ink-600 text-small">{hint}</span>
			</p>
			<div className="flex flex-wrap gap-2.5">
				<button type="submit" name="do" value="check" className="button" data-look="light">
					{words.check}
				</button>
				<Button type="submit" name="do" value="book" busy={busy}>
					{/* The style sheet shows the one that fits the chosen time, without JavaScript too. */}
					{isMove && <span className="booking-keeps">{words.submit.keep}</span>}
					<span className="booking-moves">{words.submit[isMove ? "move" : "book"][way]}</span>
				</Button>
			</div>
		</div>
	);
}
