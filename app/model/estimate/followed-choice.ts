import type { WindowPickerView } from "../appointments/window-picker-view.ts";
import type { FollowedAppointment } from "./followed-appointment.ts";

/** The window that the customer asked for and that nobody has confirmed yet. */
export interface FollowedWish extends Pick<FollowedAppointment, "leaf" | "tag" | "when" | "text"> {
	heading: string;
	calendar: { path: string; label: string };
}

/** Fixed words of the part where a customer chooses a window: members cannot edit them. */
export type ChoiceWords = Record<"legend" | "missing" | "instant" | "write", string>;

/** How the customer finds a time after accepting the price. */
export interface FollowedChoice {
	words: ChoiceWords;
	heading: string;
	/** The id that links lead to. Inside of a folded form, so that browsers unfold it. */
	target: string;
	/** What is left for the customer to do. */
	todo: string;
	by:
		| {
				kind: "form";
				/** Folded while a window is asked for already. */
				isFolded: boolean;
				/** What choosing means. */
				hint: string;
				submit: string;
				/** Whether choosing books the window or asks for it. The form sends it back. */
				mode: "instant" | "on-request";
				picker: WindowPickerView;
		  }
		/** No windows can be chosen: why, and what to do instead. */
		| { kind: "message"; text: string };
}
