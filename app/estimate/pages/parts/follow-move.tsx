import { Form, useParams } from "react-router";
import { pathTo } from "#app/locale/paths.ts";
import type {
	AppointmentMoves,
	AppointmentWords,
	FollowNotice,
	OfferedWeek,
} from "#app/model/estimate/followed-appointment.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { useFormAnswer } from "#app/runtime/page.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { PhoneButton } from "#app/ui/phone.tsx";
import { Pill } from "#app/ui/pill.tsx";

/** Another time for the same work: one radio group over all days, with the time that the appointment has. */
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
	const { locale } = useLanguage();
	const { token = "" } = useParams();
	const answer = useFormAnswer<StepAnswer>();
	const isWrong = answer?.errors.window !== undefined;
	const isTried = isWrong || answer?.pressed === "move" || notice?.key.startsWith("taken.");
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
				<Form
					key={notice?.key}
					method="post"
					action={pathTo("estimate-follow", locale, { token })}
					className="grid gap-5 pb-6"
				>
					<input type="hidden" name="key" value={formKey} />
					<input type="hidden" name="version" value={version} />
					<fieldset aria-describedby="move-hint">
						<legend className="font-semibold text-spruce">{words.legend}</legend>
						<p id="move-hint" className="mt-1 text-ink-600 text-small">
							{words.hint}
						</p>
						{moves.weeks.map((week) => (
							<Week key={week.label} week={week} chosen={moves.own} />
						))}
						<div role="alert">
							<FieldError id="window-error">{isWrong ? words.missing : undefined}</FieldError>
						</div>
					</fieldset>
					<FormRefusal place="move" />
					<Button type="submit" name="intent" value="move" look="dark" className="justify-self-start">
						{words.submit}
					</Button>
				</Form>
			)}
		</details>
	);
}

function Week({ week, chosen }: { week: OfferedWeek; chosen: string }) {
	return (
		<details className="accordion mt-3" open={week.isOpen}>
			<summary className="py-3!">
				<span className="font-semibold text-note">{week.label}</span>
				<Icon name="plus" size={20} />
			</summary>
			<div className="grid gap-5 pb-5">
				{week.days.map(({ day, label, windows }) => (
					<fieldset key={day}>
						<legend className="text-note">{label}</legend>
						<div className="mt-2 flex flex-wrap gap-2.5">
							{windows.map(({ value, text, note }) => (
								<Pill
									key={value}
									type="radio"
									name="window"
									value={value}
									defaultChecked={value === chosen}
									note={note || undefined}
								>
									{text}
								</Pill>
							))}
						</div>
					</fieldset>
				))}
			</div>
		</details>
	);
}
