import { useAnswerFocus } from "#app/runtime/answer-focus.ts";

/** Moves the focus to the message at the top: the buttons are at the end of a long form. */
export function useSaid(isSaid: boolean, about: unknown) {
	return useAnswerFocus(isSaid && about);
}
