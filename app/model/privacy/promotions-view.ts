/** Promotions to one e-mail address, as its owner sees them: the words of the current state. */
export interface PromotionsView {
	state: "agreed" | "withdrawn";
	heading: string;
	text: string;
	/** When and where the box was ticked, and the sentence beside it. Null when no proof is kept. */
	proof: { given: string; sentence: string | null; language: string } | null;
	/** What stays the same, or how to receive promotions again. */
	note: string;
	/** The button that withdraws consent. */
	button: string;
	/** Shown when the withdrawal could not be stored. */
	unavailable: string;
}

export interface UnsubscribeContent {
	promotions: PromotionsView;
}
