/** The page of the link that confirms a yes to promotions said by phone: the words of the current state. */
export interface ConfirmPromotionsContent {
	state: "asked" | "confirmed" | "withdrawn" | "expired" | "corrected" | "gone";
	heading: string;
	text: string;
	/** Who asked and when, and the sentence. Null when there is nothing to confirm. */
	said: { by: string; sentence: string; language: string } | null;
	note: string;
	/** The button that confirms. */
	button: string;
	/** Shown when the confirmation could not be stored. */
	unavailable: string;
	/** The page that withdraws the consent, once it is confirmed. */
	withdraw: { path: string; label: string } | null;
}
