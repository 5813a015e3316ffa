import type { PickerWindow, WindowPickerView } from "../appointments/window-picker-view.ts";
import type { TitledText } from "../site/service-words.ts";
import type { TimeChange } from "./step-answer.ts";

/** The times that the third step offers, in words. */
export interface StepWindows {
	words: StepWindowWords;
	/** Null when there is nothing to choose from: the wishes are shown instead. */
	picker: WindowPickerView | null;
	/** No window is chosen, and the draft has wishes: they are shown. */
	hasWishes: boolean;
	/** The times depend on the postal code, which is missing or not complete. */
	isPending: boolean;
	/** What choosing means, or why there is nothing to choose. */
	meaning: TitledText;
	/** For screen readers, when the times change. */
	announcement: string;
	gone: GoneWindow | null;
}

/** Fixed words: members cannot edit them. */
export type StepWindowWords = Readonly<
	Record<"legend" | "hint" | "show" | "none" | "noneHint" | "nearest" | "allDays", string>
>;

/** A window that was chosen and is no longer free. */
export interface GoneWindow extends TitledText {
	/** The visitor pressed a button, and this is the answer: it takes focus. */
	isAnswer: boolean;
	/** The nearest windows that are free: `day` names the day, `note` says what they have in common. */
	near: readonly (PickerWindow & { day: string })[];
}

/** The window that was chosen, beside the button that sends the request. */
export interface ChosenTime extends TitledText {
	/** The window and what sending does with it, for the server that receives the form of the page. */
	shown: string;
	change: string;
	/** The label of that button. */
	send: string;
}

/** On the same step, for a page that showed another time: nothing was sent. */
export interface TimeChangeWords {
	titles: Readonly<Record<TimeChange, string>>;
	/** When no time is chosen any more. */
	none: { text: string; change: string };
}
