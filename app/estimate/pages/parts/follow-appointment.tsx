import type { FollowedAppointment, FollowNotice } from "#app/model/estimate/followed-appointment.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PhoneButton } from "#app/ui/phone.tsx";
import { FollowCancel } from "./follow-cancel.tsx";
import { FollowMove } from "./follow-move.tsx";
import { FollowResult } from "./follow-result.tsx";
import { FollowWhen } from "./follow-when.tsx";

/** The appointment: when, who comes, where, and how to change it. */
export function FollowAppointment({
	appointment,
	notice,
	isPrinted,
	formKey,
}: {
	appointment: FollowedAppointment;
	notice: FollowNotice | null;
	/** A printed quote says itself when the work is done. */
	isPrinted: boolean;
	formKey: string;
}) {
	const { words, text, facts, calendarPath, moves, cancels, phones, version, status } = appointment;
	const isOver = status === "cancelled" || status === "missed";
	return (
		<section aria-labelledby="appointment-heading" className={isPrinted ? "" : "print:hidden"}>
			<h2 id="appointment-heading" tabIndex={-1} className="text-h3">
				{words.heading}
			</h2>
			<FollowResult id="appointment-notice" notice={notice} />
			<div className="mt-5 rounded-lg bg-white p-5 shadow-1 md:p-8">
				<FollowWhen
					of={appointment}
					icon={isOver ? "close" : status === "proposed" ? "clock" : "check"}
					isOver={isOver}
				/>
				{!isOver && facts.length > 0 && (
					<dl className="mt-6 grid gap-x-8 gap-y-3 border-line border-t pt-5 text-note md:grid-cols-3">
						{facts.map(({ label, value }) => (
							<div key={label}>
								<dt className="text-ink-600 text-small">{label}</dt>
								<dd>{value}</dd>
							</div>
						))}
					</dl>
				)}
				{text && <p className="mt-5 text-note">{text}</p>}
				{moves?.by === "phone" && <p className="mt-5 text-note">{moves.text}</p>}
				<div className="mt-5 flex flex-wrap gap-3 empty:hidden print:hidden">
					{calendarPath && (
						<a href={calendarPath} className="button" data-look="outline" data-size="small" download>
							<Icon name="calendar" size={19} />
							{words.calendar}
						</a>
					)}
					{status === "proposed" && (
						<ButtonLink to="#add-heading" look="outline" size="small" icon="mail">
							{words.move.write}
						</ButtonLink>
					)}
					{(phones || moves?.by === "phone") && <PhoneButton look={status === "proposed" ? "outline" : "dark"} />}
				</div>
				<div key={version} className="mt-6 print:hidden empty:hidden">
					{moves && moves.by !== "phone" && (
						<FollowMove moves={moves} words={words.move} version={version} notice={notice} formKey={formKey} />
					)}
					{cancels && <FollowCancel words={words.cancel} version={version} formKey={formKey} />}
				</div>
			</div>
		</section>
	);
}
