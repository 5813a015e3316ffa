export const consents = ["undecided", "refused", "granted"] as const;

/** Whether the visitor lets the tag manager measure. */
export type Consent = (typeof consents)[number];

export type ConsentChoice = Exclude<Consent, "undecided">;

export function isConsentChoice(value: unknown): value is ConsentChoice {
	return value === "refused" || value === "granted";
}

/** The owner's settings that the browser must know, and the visitor's answer to them. */
export interface PublicSettings {
	consent: Consent;
	tagManager: { id: string; origin: string } | null;
	captcha: CaptchaSettings | null;
}

export interface CaptchaSettings {
	siteKey: string;
	origin: string;
	enterprise: boolean;
}

/** Where the choice is posted. */
export const consentPath = "/_consent";
