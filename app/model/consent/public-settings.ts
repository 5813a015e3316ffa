/** The visitor's consent to measurement by the tag manager. */
export type Consent = "undecided" | "refused" | "granted";

export type ConsentChoice = Exclude<Consent, "undecided">;

export function isConsentChoice(value: unknown): value is ConsentChoice {
	return value === "refused" || value === "granted";
}

export interface PublicSettings {
	consent: Consent;
	tagManager: { id: string; origin: string } | null;
	captcha: CaptchaSettings | null;
	/** The tag manager must not know the address of this page: events are sent from `tagEventPath` in a frame. */
	unmeasured?: true;
}

export interface CaptchaSettings {
	siteKey: string;
	origin: string;
	enterprise: boolean;
}

/** Target of the POST request that saves the choice. */
export const consentPath = "/_consent";
