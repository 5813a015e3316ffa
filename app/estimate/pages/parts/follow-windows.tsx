import { Form, useParams } from "react-router";
import { pathTo } from "#app/locale/paths.ts";
import type { WindowPickerView } from "#app/model/appointments/window-picker-view.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { useFormAnswer } from "#app/runtime/page.ts";
import { Button } from "#app/ui/button.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { WindowPicker } from "#app/ui/window-picker.tsx";

interface FollowWindowsProps {
	intent: "choose" | "move";
	picker: WindowPickerView;
	words: Record<"legend" | "hint" | "submit" | "missing", string> & { instant?: string };
	/** The value of the window that the appointment has; empty without one. */
	own?: string;
	/** Of the appointment that moves. */
	version?: string;
	/** What choosing a first window means on this page. */
	mode?: "instant" | "on-request";
	formKey: string;
}

/** The form that chooses a window, for a first appointment or for another time. */
export function FollowWindows({ intent, picker, words, own = "", version, mode, formKey }: FollowWindowsProps) {
	const { locale } = useLanguage();
	const { token = "" } = useParams();
	const answer = useFormAnswer<StepAnswer>();
	const code = answer?.errors.window?.code;
	const error = useAnswerFocus(code && answer);
	return (
		<Form
			method="post"
			action={pathTo("estimate-follow", locale, { token })}
			className="grid min-w-0 gap-5 in-[details]:pb-6"
		>
			<input type="hidden" name="key" value={formKey} />
			{version && <input type="hidden" name="version" value={version} />}
			{mode && <input type="hidden" name="mode" value={mode} />}
			<WindowPicker
				view={picker}
				legend={words.legend}
				hint={words.hint}
				chosen={answer?.values.window ?? own}
				id={`${intent}-windows`}
			>
				{code && (
					<Notice ref={error} tone="warning" role="alert" tabIndex={-1} autoFocus className="mt-4">
						{code === "instant" ? words.instant : words.missing}
					</Notice>
				)}
			</WindowPicker>
			<FormRefusal place={intent} />
			<Button type="submit" name="intent" value={intent} look="dark" className="justify-self-start">
				{words.submit}
			</Button>
		</Form>
	);
}
