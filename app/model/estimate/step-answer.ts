import type { FormRefusalAnswer } from "../forms/form-refusal.ts";

/** The id of the field for the promotion code, which responses lead back to. */
export const codeFieldId = "promotion-code";

/** The id of the heading above the times of the third step, which responses lead back to. */
export const windowsId = "windows";

/** The id of the thanks after the waiting list. */
export const waitingId = "waiting";

/** The id of the notice that the link to this estimate is on its way. */
export const linkSentId = "link-sent";

/** The response to a rejected estimate step: the errors, and everything that was typed. */
export interface StepAnswer extends FormRefusalAnswer {
	/** By field. The page translates the codes into words. */
	errors: Readonly<Record<string, StepError>>;
	values: Readonly<Record<string, string>>;
	/** The given postal code, when it is outside the area that we serve. */
	outside?: string;
	/** The step is saved, and the address for its link is no e-mail address. */
	isLinkWrong?: true;
	/** Another page changed the step in the meantime: nothing was saved. */
	conflict?: true;
	/** The page showed something that has changed: its loader runs again, and what was typed stays. */
	isOutdated?: true;
	/** Nothing was sent: the page showed the price range of other prices. */
	hasOldPrices?: boolean;
	/** Nothing was sent: the page showed another time, or another meaning of sending it. */
	timeChange?: TimeChange | null;
	/** The message is saved, and a photo beside it was rejected. */
	isAdded?: true;
	/** The form changed nothing, and its words were added to the conversation. */
	isSaid?: true;
}

/** The estimate has another time than its last step showed, no time any more, or a time that sending books by now. */
export type TimeChange = "other" | "none" | "instant";

export interface StepError {
	code: string;
	/** The name of the rejected file. */
	name?: string;
	min?: number;
	max?: number;
}
