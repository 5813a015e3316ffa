import { readVisitorCookie, writeVisitorCookie } from "#app/locale/cookie.ts";
import {
	type Consent,
	type ConsentChoice,
	isConsentChoice,
	type PublicSettings,
} from "#app/model/consent/public-settings.ts";
import type { Config } from "./config.ts";

/** The settings that are sent to the browser. Consent is needed only when a tag manager is configured. */
export function publicSettings(config: Config, cookies: string | undefined): PublicSettings {
	const { GTM_ID, GTM_ORIGIN, CAPTCHA_SITE_KEY, CAPTCHA_ORIGIN, CAPTCHA_KIND } = config;
	return {
		consent: GTM_ID ? consentOf(config, cookies) : "undecided",
		tagManager: GTM_ID ? { id: GTM_ID, origin: GTM_ORIGIN } : null,
		captcha: CAPTCHA_SITE_KEY
			? { siteKey: CAPTCHA_SITE_KEY, origin: CAPTCHA_ORIGIN, enterprise: CAPTCHA_KIND === "enterprise" }
			: null,
	};
}

/** Of a page whose address the tag manager must not know. It has no form that the captcha protects. */
export function unmeasuredSettings(config: Config, cookies: string | undefined): PublicSettings {
	return { ...publicSettings(config, cookies), captcha: null, unmeasured: true };
}

export function serializeConsentCookie(choice: ConsentChoice, secure: boolean): string {
	return writeVisitorCookie("consent", choice, secure);
}

function consentOf({ CONSENT }: Config, cookies: string | undefined): Consent {
	const choice = readVisitorCookie(cookies, "consent");
	if (isConsentChoice(choice)) return choice;
	return CONSENT === "implied" ? "granted" : "undecided";
}
