import { type ReactNode, useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { noWindow } from "#app/model/estimate/appointment-form.ts";
import { windowsId } from "#app/model/estimate/step-answer.ts";
import type { StepWindows as Windows } from "#app/model/estimate/step-windows.ts";
import { useAfterAnswer } from "#app/runtime/answer-focus.ts";
import { useKeepState } from "#app/runtime/keep-state.ts";
import { Announcement } from "#app/ui/announcement.tsx";
import { ChoiceRow } from "#app/ui/choice-row.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { WindowPicker } from "#app/ui/window-picker.tsx";
import { useRedirectKey } from "./use-redirect-key.ts";

interface WindowChoiceProps {
	windows: Windows;
	values: Readonly<Record<string, string>>;
	/** The wishes: always in the form, so that nothing typed is lost, and shown where they count. */
	children: ReactNode;
}

/** The free times of the postal code, or why there are none, and the wishes of a visitor whom none of them suits. */
export function WindowChoice({ windows, values, children }: WindowChoiceProps) {
	const { words, picker, meaning, isPending, announcement } = windows;
	const key = useRedirectKey();
	const isAnswer = useLocation().hash === `#${windowsId}`;
	useAfterAnswer(isAnswer && key, () => document.getElementById(windowsId)?.focus({ preventScroll: true }));
	return (
		<>
			{picker ? (
				<WindowPicker view={picker} id={windowsId} legend={words.legend} hint={words.hint} chosen={values.window ?? ""}>
					<Notice title={meaning.title} className="mt-5">
						{meaning.text}
					</Notice>
					<div className="mt-3">
						<ChoiceRow type="radio" name="window" value={noWindow} defaultChecked={windows.hasWishes}>
							{words.none}
							<span className="block font-normal text-ink-600 text-small">{words.noneHint}</span>
						</ChoiceRow>
					</div>
					<div className="wishes">{children}</div>
				</WindowPicker>
			) : (
				<>
					<Notice id={windowsId} tabIndex={-1} title={meaning.title} className="scroll-mt-6">
						{meaning.text}
					</Notice>
					{/* The postal code is being corrected: the window stays chosen. */}
					{isPending && values.window && <input type="hidden" name="window" value={values.window} />}
					<div hidden={isPending && !windows.hasWishes} className="grid gap-9">
						{children}
					</div>
				</>
			)}
			<Announcement text={announcement} />
		</>
	);
}

/** Loads the times again when a changed postal code was saved. `saved`: the one that the page shows an answer to. */
export function useFreshWindows(saved: string): void {
	const keepState = useKeepState();
	const { revalidate } = useRevalidator();
	useEffect(() => {
		const field = document.getElementById("postalCode");
		const isChanged = field instanceof HTMLInputElement && field.value.trim() !== saved.trim();
		if (keepState === "kept" && isChanged) void revalidate();
	}, [keepState, saved, revalidate]);
}
