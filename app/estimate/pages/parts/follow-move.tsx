import type { AppointmentMoves, AppointmentWords, FollowNotice } from "#app/model/estimate/followed-appointment.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { useFormAnswer } from "#app/runtime/page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PhoneButton } from "#app/ui/phone.tsx";
import { FollowWindows } from "./follow-windows.tsx";
import { useLatest } from "./use-latest.ts";

/** Another time for the same work. The time that the appointment has is among the windows. */
export function FollowMove({
	moves,
	words,
	version,
	notice,
	formKey,
}: {
	moves: Exclude<AppointmentMoves, { by: "phone" }>;
	words: AppointmentWords["move"];
	version: string;
	notice: FollowNotice | null;
	formKey: string;
}) {
	const answer = useFormAnswer<StepAnswer>();
	const latest = useLatest(notice?.key);
	const isTried = answer?.errors.window !== undefined || answer?.pressed === "move" || notice?.key.startsWith("taken.");
	return (
		<details className="accordion" name="change" open={isTried || undefined}>
			<summary>
				<span className="flex items-center gap-2.5 font-semibold text-spruce">
					<Icon name="calendar" size={20} />
					{words.button}
				</span>
				<Icon name="plus" size={22} />
			</summary>
			{moves.by === "message" ? (
				<div className="pb-6">
					<p className="text-note">{moves.text}</p>
					<div className="mt-4 flex flex-wrap gap-3">
						<ButtonLink to="#add-heading" look="dark" size="small" icon="mail">
							{words.write}
						</ButtonLink>
						<PhoneButton />
					</div>
				</div>
			) : (
				<FollowWindows
					key={latest}
					intent="move"
					picker={moves.picker}
					words={words}
					own={moves.own}
					version={version}
					formKey={formKey}
				/>
			)}
		</details>
	);
}
