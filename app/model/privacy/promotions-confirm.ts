/** The page of the link that confirms a yes to promotions and reminders said by phone: the words of the current state. */
export interface ConfirmPromotionsContent {
	state: "asked" | "confirmed" | "chosen" | "withdrawn" | "expired" | "corrected" | "gone";
	heading: string;
	text: string;
	/** Who asked and when, and the sentence. Null when there is nothing to confirm. */
	said: { by: string; sentence: string; language: string } | null;
	note: string;
	/** The button that confirms. */
	button: string;
	/** Shown when the confirmation could not be stored. */
	unavailable: string;
	/** The page that chooses the kinds of mail; null where nothing is known of the address. */
	choose: { path: string; label: string } | null;
}
